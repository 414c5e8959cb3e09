//! What is answered when something is wrong.
//!
//! A fault is a reason: its status for HTTP, its word for programs and its code on a socket follow
//! from it. Next to the sentence in English it carries a key and arguments, so that a page can say
//! it in any language.

mod told;

use contract::reasons;

use crate::date;

reasons! {
    /// What can be wrong with what somebody asks for. A `why` says in English what a programmer
    /// wants to know; a `reason` is what the operator wrote.
    pub enum Fault {
        // Requests and messages that cannot be read: only programs send them.
        #[key("fault-malformed")]
        #[error("{why}")]
        Malformed { status: u16, why: String },
        #[key("fault-wrong")]
        #[error("{why}")]
        Wrong { why: String },
        #[key("fault-too-slow")]
        #[error("the body of the request did not come in time")]
        TooSlow,
        #[key("fault-hello-first")]
        #[error("say hello to a table first")]
        HelloFirst,
        #[key("fault-no-address")]
        #[error("there is nothing at this address")]
        NoAddress,
        #[key("fault-method")]
        #[error("this address does not know that method: see /api/openapi.json")]
        Method,
        #[key("fault-no-token")]
        #[error("invalid token: create one with POST /api/token")]
        NoToken,
        #[key("fault-origin")]
        #[error("this page may not act here: open the one that this server serves")]
        Origin,

        // The server, and who may use it how much.
        #[key("fault-failed")]
        #[error("{why}")]
        Failed { why: String },
        #[key("fault-store")]
        #[error("{why}")]
        Store { why: String },
        #[key("fault-disk-full")]
        #[error("{why}")]
        DiskFull { why: String },
        #[key("fault-closing")]
        #[error("the server is shutting down: reconnect later")]
        Closing,
        #[key("fault-left-memory")]
        #[error("the match was unloaded: send hello again")]
        LeftMemory,
        #[key("fault-moved")]
        #[error("another server has this table: connect again, with ?table=KEY in the address")]
        Moved,
        #[key("fault-erased")]
        #[error("your data was deleted: connect again")]
        Erased,
        #[key("fault-no-room")]
        #[error("too many connections are open: try again later")]
        NoRoom,
        #[key("fault-no-socket")]
        #[error("too many sockets are open: try again later")]
        NoSocket,
        #[key("fault-too-many-sockets")]
        #[error("you hold too many sockets: close one first")]
        TooManySockets,
        #[key("fault-too-fast")]
        #[error("too many requests: wait a moment")]
        TooFast,
        #[key("fault-opens-too-fast")]
        #[error("you open too many tables: wait a moment")]
        OpensTooFast,
        #[key("fault-banned")]
        #[error("you are banned from this server{}", ruled(*.until_s, .reason.as_deref()))]
        Banned { until_s: Option<i64>, reason: Option<String> },

        // Tables.
        #[key("fault-no-table")]
        #[error("there is no such table")]
        NoTable,
        #[key("fault-busy")]
        #[error("this table is busy: try again")]
        Busy,
        #[key("fault-contended")]
        #[error("too many changes at once: try again")]
        Contended,
        #[key("fault-closed")]
        #[error("the operator closed this table: {reason}")]
        Closed { reason: String },
        #[key("fault-frozen")]
        #[error("this match is frozen: {why}")]
        Frozen { why: String },
        #[key("fault-unread")]
        #[error("this match cannot be read just now: {why}")]
        Unread { why: String },
        #[key("fault-deleted")]
        #[error("this table was deleted")]
        Deleted,
        #[key("fault-not-host")]
        #[error("only the host of the table may do that")]
        NotHost,
        #[key("fault-no-such-seat")]
        #[error("there is no seat {seat}")]
        NoSuchSeat { seat: u8 },

        // Opening a table.
        #[key("fault-no-game")]
        #[error("{why}")]
        NoGame { why: String },
        #[key("fault-no-level")]
        #[error("{why}")]
        NoLevel { why: String },
        #[key("fault-level")]
        #[error("choose easy, normal, hard, expert, master, random or greedy")]
        Level,
        #[key("fault-setup")]
        #[error("{why}")]
        Setup { why: String },
        #[key("fault-day")]
        #[error("{day} has not come yet: choose {today} (UTC) or an earlier day")]
        Day { day: String, today: String },
        #[key("fault-setup-size")]
        #[error("these options have {bytes} bytes: at most {most} are kept")]
        SetupSize { bytes: usize, most: usize },
        #[key("fault-setup-text")]
        #[error("a text of {count} characters: at most {most} are kept")]
        SetupText { count: usize, most: usize },
        #[key("fault-no-clock")]
        #[error("invalid clock: {why}; example: {example}")]
        NoClock { why: String, example: String },
        #[key("fault-empty-clock")]
        #[error("a clock needs time on it")]
        EmptyClock,
        #[key("fault-long-clock")]
        #[error(
            "a clock has at most {seconds} seconds, {increment} seconds of increment, or {days} \
             days per move"
        )]
        LongClock { seconds: u32, increment: u32, days: u32 },
        #[key("fault-too-many-bots")]
        #[error("there are more bots than seats beside yours")]
        TooManyBots,
        #[key("fault-practice-alone")]
        #[error("practice is for one person: all other seats need a bot")]
        PracticeAlone,
        #[key("fault-too-many-tables")]
        #[error("you have too many open tables: start or leave one first")]
        TooManyTables,
        #[key("fault-too-many-of-client")]
        #[error("too many tables opened from your network are waiting: start or leave one first")]
        TooManyOfClient,

        // Before the start.
        #[key("fault-begun")]
        #[error("the match has already started")]
        Begun,
        #[key("fault-about-to-begin")]
        #[error("the match is about to begin: wait a moment")]
        AboutToBegin,
        #[key("fault-sits-already")]
        #[error("you already have a seat at this table")]
        SitsAlready,
        #[key("fault-not-seated")]
        #[error("you have no seat at this table")]
        NotSeated,
        #[key("fault-sits-at-too-many")]
        #[error("you already have seats at {most} tables: leave one, or finish a match first")]
        SitsAtTooMany { most: usize },
        #[key("fault-seats-taken")]
        #[error("all seats are taken")]
        SeatsTaken,
        #[key("fault-seat-taken")]
        #[error("that seat is taken: choose another")]
        SeatTaken,
        #[key("fault-seat-free")]
        #[error("a seat is still free: wait for somebody, or add a bot")]
        SeatFree,
        #[key("fault-no-figures")]
        #[error("this game has no figures to choose from")]
        NoFigures,
        #[key("fault-no-figure")]
        #[error("this game has no such figure: choose one of {known}")]
        NoFigure { known: String },
        #[key("fault-figure-taken")]
        #[error("{name} has chosen this figure: choose another")]
        FigureTaken { name: String },
        #[key("fault-own-seat")]
        #[error("this is your own seat: leave the table instead")]
        OwnSeat,
        #[key("fault-kicked")]
        #[error("the host has removed you from this table; only the host can let you back in")]
        Kicked,
        #[key("fault-not-kicked")]
        #[error("nobody with this id was kicked from this table")]
        NotKicked,
        #[key("fault-practice-table")]
        #[error("this table is for practice, with one person and bots")]
        PracticeTable,
        #[key("fault-unplayable")]
        #[error("{why}")]
        Unplayable { why: String },
        #[key("fault-commitment")]
        #[error("this is not a commitment: send {}", HOW_TO_COMMIT)]
        Commitment,
        #[key("fault-no-commitment")]
        #[error("a seat needs a commitment: send {}", HOW_TO_COMMIT)]
        NoCommitment,
        #[key("fault-uncommitted")]
        #[error("wait until {names} has come to the table, or remove the seat")]
        Uncommitted { names: String },
        #[key("fault-keep-nonce")]
        #[error("keep your nonce: it is revealed after the host has started")]
        KeepNonce,
        #[key("fault-nonce")]
        #[error("a nonce has 16 to 64 letters, digits or signs, without spaces")]
        Nonce,
        #[key("fault-other-nonce")]
        #[error("this nonce is not the one that your seat committed to")]
        OtherNonce,

        // In a match.
        #[key("fault-no-seat")]
        #[error("you need a seat to do that")]
        NoSeat,
        #[key("fault-seat-gone")]
        #[error(
            "this seat is no longer yours: its owner left it or came back to it; ask them for a \
             new link"
        )]
        SeatGone,
        #[key("fault-not-begun")]
        #[error("the match has not begun: ask again when the host has started it")]
        NotBegun,
        #[key("fault-not-running")]
        #[error("the match is not running")]
        NotRunning,
        #[key("fault-over")]
        #[error("the match is over")]
        Over,
        #[key("fault-command")]
        #[error("{why}")]
        Command { why: String },
        #[key("fault-id-length")]
        #[error("a command's id has 1 to {most} characters")]
        IdLength { most: usize },
        #[key("fault-not-stored")]
        #[error("this could not be saved: send it again")]
        NotStored,
        #[key("fault-perhaps-stored")]
        #[error("this may or may not have been saved: send it again")]
        PerhapsStored,
        #[key("fault-no-vacancy")]
        #[error("no seat at this table can be taken over")]
        NoVacancy,
        #[key("fault-not-vacant")]
        #[error(
            "this seat can't be taken over: it isn't one that a bot keeps for a player who gave \
             it up"
        )]
        NotVacant,
        #[key("fault-no-newcomers")]
        #[error("the host doesn't let new players take over seats here")]
        NoNewcomers,
        #[key("fault-has-seat")]
        #[error("you already have a seat at this table")]
        HasSeat,
        #[key("fault-taken-over-often")]
        #[error("seats of this match were taken over {most} times: nobody else can")]
        TakenOverOften { most: usize },
        #[key("fault-gave-up")]
        #[error("you gave up a seat in this match, so you can't take another")]
        GaveUp,
        #[key("fault-not-taken-over")]
        #[error("this could not be saved: open the table again")]
        NotTakenOver,

        // After a match.
        #[key("fault-not-over")]
        #[error("the match is not over")]
        NotOver,
        #[key("fault-still-hidden")]
        #[error("the match is not over: its record would show what is hidden")]
        StillHidden,
        #[key("fault-players-only")]
        #[error("only the players of this match can ask for a rematch")]
        PlayersOnly,
        #[key("fault-unreplayable")]
        #[error("{why}")]
        Unreplayable { why: String },
        #[key("fault-no-log")]
        #[error("the log of this match is unavailable: {why}")]
        NoLog { why: String },

        // People and chat.
        #[key("fault-name")]
        #[error("a name has 1 to {most} characters that can be seen")]
        Name { most: usize },
        #[key("fault-not-met")]
        #[error(
            "nobody with this id has played with you or is here and listed: see GET /api/me/people \
             and GET /api/people"
        )]
        NotMet,
        #[key("fault-too-many-blocked")]
        #[error("you can block {most} people: unblock one first")]
        TooManyBlocked { most: usize },
        #[key("fault-no-carry")]
        #[error("this link is used up or too old: make a new one on the other device")]
        NoCarry,
        #[key("fault-push-address")]
        #[error("a push address is https, with a public name and no port: this one is not")]
        PushAddress,
        #[key("fault-push-keys")]
        #[error(
            "these are not the keys of a push subscription: send p256dh and auth as the browser \
             gives them"
        )]
        PushKeys,
        #[key("fault-push-language")]
        #[error("this is not a language: send a tag such as en")]
        PushLanguage,
        #[key("fault-muted")]
        #[error("you cannot chat on this server{}", ruled(*.until_s, .reason.as_deref()))]
        Muted { until_s: Option<i64>, reason: Option<String> },
        #[key("fault-muted-by-host")]
        #[error("the host of this table has muted you")]
        MutedByHost,
        #[key("fault-chat-off")]
        #[error("chat is off at this table")]
        ChatOff,
        #[key("fault-chat-players")]
        #[error("only players can chat at this table")]
        ChatPlayers,
        #[key("fault-chat-empty")]
        #[error("the message is empty")]
        ChatEmpty,
        #[key("fault-mute-self")]
        #[error("you cannot mute yourself")]
        MuteSelf,
        #[key("fault-speaker-length")]
        #[error("a speaker's id has 1 to {most} characters")]
        SpeakerLength { most: usize },
        #[key("fault-too-many-muted")]
        #[error("you can mute {most} people: let only players chat instead, or nobody")]
        TooManyMuted { most: usize },
    }
}

const HOW_TO_COMMIT: &str = "SHA-256 of 'tokyo-tabletop nonce ' and a nonce that you keep until \
                             the start, as 64 hex digits (see docs/fairness.md)";

/// Until when, and why, as a sentence ends.
fn ruled(until_s: Option<i64>, why: Option<&str>) -> String {
    let until = until_s.map(|until_s| format!(" until {}", date::written(until_s)));
    let why = why.map(|why| format!(": {why}"));
    until.unwrap_or_default() + &why.unwrap_or_default()
}
