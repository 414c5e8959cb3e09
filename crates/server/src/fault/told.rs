//! How a fault is told: over HTTP, and on a socket.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use store::StoreError;
use wire::Outbound;
use wire::lobby::{Problem, Trouble};
use wire::outbound::Code;

use super::Fault;

/// Its status and its word over HTTP, and its code on a socket.
struct Kind(StatusCode, &'static str, Code);

impl Fault {
    fn kind(&self) -> Kind {
        use Fault::*;
        let wrong = |code| Kind(StatusCode::UNPROCESSABLE_ENTITY, "wrong", code);
        let conflict = |code| Kind(StatusCode::CONFLICT, "conflict", code);
        let forbidden = |code| Kind(StatusCode::FORBIDDEN, "forbidden", code);
        let unavailable = |word, code| Kind(StatusCode::SERVICE_UNAVAILABLE, word, code);
        let too_many = |word| Kind(StatusCode::TOO_MANY_REQUESTS, word, Code::TooFast);
        match self {
            Malformed { status, .. } => {
                let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::BAD_REQUEST);
                Kind(status, "malformed", Code::Malformed)
            }
            TooSlow => Kind(StatusCode::REQUEST_TIMEOUT, "too-slow", Code::TooFast),
            NoAddress => Kind(StatusCode::NOT_FOUND, "no-address", Code::NoTable),
            Method => Kind(StatusCode::METHOD_NOT_ALLOWED, "method", Code::Malformed),
            NoToken => Kind(StatusCode::UNAUTHORIZED, "no-token", Code::NoSeat),
            Origin => Kind(StatusCode::FORBIDDEN, "origin", Code::Banned),
            HelloFirst => conflict(Code::HelloFirst),
            NoTable | Deleted => Kind(StatusCode::NOT_FOUND, "no-table", Code::NoTable),
            Closed { .. } => Kind(StatusCode::CONFLICT, "closed", Code::Closed),
            Frozen { .. } => Kind(StatusCode::CONFLICT, "frozen", Code::Frozen),
            Banned { .. } => Kind(StatusCode::FORBIDDEN, "banned", Code::Banned),
            Kicked => Kind(StatusCode::FORBIDDEN, "kicked", Code::NoSeat),
            Failed { .. } => Kind(StatusCode::INTERNAL_SERVER_ERROR, "failed", Code::NotStored),
            Store { .. } => unavailable("store", Code::NotStored),
            DiskFull { .. } => unavailable("disk-full", Code::NotStored),
            Closing | LeftMemory | Erased => unavailable("closing", Code::Closing),
            Moved => unavailable("moved", Code::Moved),
            NoRoom | NoSocket | Busy => unavailable("busy", Code::Busy),
            Unread { .. } => unavailable("not-stored", Code::Busy),
            NotStored | PerhapsStored => unavailable("not-stored", Code::NotStored),
            TooFast | OpensTooFast => too_many("too-fast"),
            TooManySockets => too_many("too-many-sockets"),
            TooManyTables | TooManyOfClient => {
                Kind(StatusCode::CONFLICT, "too-many-tables", Code::Busy)
            }
            NotHost | PlayersOnly => forbidden(Code::NoSeat),
            NoSeat => forbidden(Code::NoSeat),
            SeatGone => forbidden(Code::SeatGone),
            Muted { .. } | MutedByHost => forbidden(Code::Muted),
            ChatOff | ChatPlayers => forbidden(Code::ChatClosed),
            NotBegun => conflict(Code::NotBegun),
            Wrong { .. } | NoSuchSeat { .. } | NoGame { .. } | NoLevel { .. } | Level => {
                wrong(Code::Malformed)
            }
            Day { .. } | Setup { .. } | SetupSize { .. } | SetupText { .. } => {
                wrong(Code::Malformed)
            }
            NoClock { .. } | EmptyClock | LongClock { .. } => wrong(Code::Malformed),
            TooManyBots | PracticeAlone | NotKicked => wrong(Code::Malformed),
            NoFigures | NoFigure { .. } => wrong(Code::Malformed),
            Commitment | NoCommitment | Nonce | OtherNonce => wrong(Code::Malformed),
            Command { .. } | IdLength { .. } | Unreplayable { .. } => wrong(Code::Malformed),
            NotMet | NoCarry | PushAddress | PushKeys | PushLanguage => wrong(Code::Malformed),
            Name { .. } | ChatEmpty | MuteSelf | SpeakerLength { .. } => wrong(Code::Malformed),
            Contended | Begun | AboutToBegin | SitsAlready | NotSeated => conflict(Code::Busy),
            SitsAtTooMany { .. } | SeatsTaken | SeatTaken | SeatFree => conflict(Code::Busy),
            OwnSeat | PracticeTable | Unplayable { .. } => conflict(Code::Busy),
            FigureTaken { .. } => conflict(Code::Busy),
            Uncommitted { .. } | KeepNonce => conflict(Code::Busy),
            NotRunning | Over | NoVacancy | NotVacant | NoNewcomers => conflict(Code::Busy),
            HasSeat | GaveUp | NotTakenOver | NotOver | StillHidden => conflict(Code::Busy),
            TooManyBlocked { .. } => conflict(Code::Busy),
            NoLog { .. } | TooManyMuted { .. } | TakenOverOften { .. } => conflict(Code::Busy),
        }
    }

    /// What kind of fault it is on a socket.
    pub fn code(&self) -> Code {
        self.kind().2
    }

    /// The fault as a socket tells it, with the id of what it answers.
    pub fn told(&self, id: Option<String>) -> Outbound {
        let (code, message, reason) = (self.code(), self.to_string(), Some(self.phrase()));
        Outbound::Error { id, code, message, reason }
    }

    /// What cannot be read, as axum found it.
    pub fn malformed(status: StatusCode, why: impl Into<String>) -> Fault {
        Fault::Malformed { status: status.as_u16(), why: why.into() }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        let why = error.to_string();
        match error {
            StoreError::Missing => Fault::NoTable,
            StoreError::Full => Fault::DiskFull { why },
            StoreError::Closed => Fault::Closing,
            _ => Fault::Store { why },
        }
    }
}

/// Only the machine can be at fault where a sentence comes without more.
impl From<String> for Fault {
    fn from(why: String) -> Fault {
        tracing::error!(message = why, "an answer could not be made");
        Fault::Failed { why }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let Kind(status, code, _) = self.kind();
        let (code, message, reason) = (code.into(), self.to_string(), Some(self.phrase()));
        let error = Trouble { code, message, reason };
        (status, Json(Problem { error })).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn status_word_and_code_follow_from_the_reason() {
        let kind = |fault: Fault| {
            let Kind(status, word, code) = fault.kind();
            (status.as_u16(), word, code)
        };
        assert_eq!(kind(Fault::SeatTaken), (409, "conflict", Code::Busy));
        assert_eq!(kind(Fault::NoSeat), (403, "forbidden", Code::NoSeat));
        assert_eq!(kind(Fault::Nonce), (422, "wrong", Code::Malformed));
        assert_eq!(kind(Fault::from(StoreError::Missing)), (404, "no-table", Code::NoTable));
        let malformed = Fault::malformed(StatusCode::PAYLOAD_TOO_LARGE, "too large");
        assert_eq!(kind(malformed), (413, "malformed", Code::Malformed));
    }

    #[test]
    fn what_the_operator_ruled_is_told_whole_and_in_parts() {
        let (until_s, reason) = (Some(1_794_794_459), Some("insults".to_owned()));
        let banned = Fault::Banned { until_s, reason };
        let english = "you are banned from this server until 2026-11-16 02:00 UTC: insults";
        assert_eq!(banned.to_string(), english);
        let phrase = contract::Phrase::new("fault-banned").with("until_s", 1_794_794_459_i64);
        assert_eq!(banned.phrase(), phrase.with("reason", "insults"));
        let for_good = Fault::Banned { until_s: None, reason: None };
        assert_eq!(for_good.to_string(), "you are banned from this server");
        assert_eq!(for_good.phrase(), contract::Phrase::new("fault-banned"));
    }
}
