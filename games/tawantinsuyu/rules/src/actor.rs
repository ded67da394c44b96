//! Whoever takes part: a player on a seat, or the automa.

khipu_core::actor! {
    /// Whoever owns stairs and markers, climbs the temple, gains and scores. A seat decides; the automa follows its own
    /// procedure and has no seat.
    Actor {
        /// The opponent of a solo game (TW-12).
        Axomamma = "axomamma",
    }
}
