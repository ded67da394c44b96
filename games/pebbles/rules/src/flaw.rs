//! What can be wrong with a game.

/// One mistake that the toy game makes on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// All is well.
    None,
    /// A view shows the hand of the next seat.
    LeakingView,
    /// A view shows the seed.
    SeedInView,
    /// Everybody hears which shell was drawn.
    OverheardDraw,
    /// Everybody hears what was staked in secret.
    OverheardStake,
    /// A move stands twice in the list.
    ListedTwice,
    /// The words of a move leave out its number.
    VagueWords,
    /// A seat that need not decide has moves.
    ListForOthers,
    /// A listed move is refused.
    ListedAndRefused,
    /// A refusal names no rule.
    NoRule,
    /// The documented form loses a field.
    FormForgets,
    /// The own form is refused.
    FormRefused,
    /// Whether anybody listens changes the game.
    Listening,
    /// A draw from the bag is not counted as revealing something.
    SilentDraw,
    /// The count of what is known shrinks.
    Forgetting,
    /// A pebble gets lost.
    LostPebble,
    /// Nobody ever runs out of turns.
    Endless,
    /// Nobody decides any more, and the game is not over.
    NotOver,
    /// The game has winners before it is over.
    EarlyWinners,
    /// The sources of the points do not add up.
    WrongSum,
    /// One seat has no line in the score.
    SeatWithoutScore,
    /// The last seat wins, whatever it has.
    WrongWinner,
    /// Nobody wins.
    NoWinner,
    /// The own moves depend on the hand of the next seat.
    MovesByHidden,
    /// Who decides depends on a secret stake.
    DecidersByHidden,
    /// Whoever draws the shell 0 is not asked to end the turn.
    SkippedQuestion,
    /// Whoever draws the shell 0 may go on, and nothing is said of it.
    SilentQuestion,
    /// Imagined worlds are all the same.
    OneWorld,
    /// Imagined worlds have a shell too many.
    IllegalWorld,
    /// The start of a game depends on the games before it.
    Memory,
}
