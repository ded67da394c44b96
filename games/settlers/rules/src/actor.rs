//! Who owns and acts: seats, and the virtual player of a solo game.

khipu_core::actor! {
    /// A seat, or the virtual player (IS-8.1).
    Actor {
        /// The virtual player of a solo game; his locations lie where those of a second seat would.
        Virtual = "virtual",
    }
}
