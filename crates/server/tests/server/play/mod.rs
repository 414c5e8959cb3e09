//! Matches over sockets, against the real server.
//!
//! - `whole`: whole matches, spectators, restarts
//! - `secrets`: what a socket is told, compared with what its viewer may know
//! - `together`: commands at the same time, commands sent twice, slow readers
//! - `lag`: how much later than meant a command arrived
//! - `seal`: how a match gets its seed
//! - `waiting`: before the start, and the rematch
//! - `clocks`: how long players may think
//! - `pause`: pausing, and ending without a result
//! - `takeover`: somebody new in a seat that a bot keeps
//! - `seats`: leaving, resigning, coming back
//! - `tokens`: links that carry a seat to another device
//! - `sleeping`: matches that nobody attends
//! - `undo`: taking back
//! - `log`: what happened, for anyone who asks
//! - `chat`: what is said
//! - `frozen`: other rules, damaged matches
//! - `waves`: hands that others see moving
//! - `offers`: who is sent what can be done; `packed`: whose view comes in few bytes
//! - `garbage`: what makes no sense

mod chat;
mod clocks;
mod frozen;
mod garbage;
mod lag;
mod log;
mod offers;
mod packed;
mod pause;
mod play_on;
mod seal;
mod seats;
mod secrets;
mod sleeping;
mod takeover;
mod together;
mod tokens;
mod undo;
mod waiting;
mod waves;
mod whole;
