//! One clear sentence and exit code 2.

use std::process::ExitCode;

/// Why a command could not be done: one sentence that says what was wrong and what would be right.
#[derive(Debug)]
pub struct Failure(pub String);

/// What every command returns.
pub type Outcome = Result<(), Failure>;

impl Failure {
    /// Tells the user.
    pub fn report(self) -> ExitCode {
        eprintln!("tokyo: {}", self.0);
        ExitCode::from(2)
    }
}

impl From<String> for Failure {
    fn from(sentence: String) -> Failure {
        Failure(sentence)
    }
}

/// Errors whose own sentence is all that the user needs.
macro_rules! told {
    ($($error:ty),*) => {$(
        impl From<$error> for Failure {
            fn from(error: $error) -> Failure {
                Failure(error.to_string())
            }
        }
    )*};
}

told!(
    arena::ContestError,
    arena::ladder::LadderError,
    arena::LessonError,
    contract::Denied,
    contract::Malformed,
    desk::DeskError,
    table::Denial,
    table::RecordError,
    words::WordsError
);
