//! Frames of WebSockets (RFC 6455, section 5.2): those of a server are read, a client's written.

use std::io;

/// What a frame carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Text = 1,
    Binary = 2,
    Close = 8,
    Ping = 9,
    Pong = 10,
}

/// A frame that a server sent.
#[derive(Debug, PartialEq, Eq)]
pub struct Frame<'a> {
    pub kind: Kind,
    pub payload: &'a [u8],
    /// How many bytes the frame has, head and all.
    pub whole: usize,
}

/// Marks a frame as the last of its message, or its payload as masked.
const MARK: u8 = 0x80;

/// The length says that the real one follows, in two bytes or in eight.
const IN_TWO: u8 = 126;
const IN_EIGHT: u8 = 127;

impl Frame<'_> {
    /// The frame that some bytes begin with; nothing as long as a part of it is missing.
    pub fn read(bytes: &[u8]) -> io::Result<Option<Frame<'_>>> {
        let Some((&[first, second], rest)) = bytes.split_first_chunk() else { return Ok(None) };
        let kind = match first.wrapping_sub(MARK) {
            1 => Kind::Text,
            2 => Kind::Binary,
            8 => Kind::Close,
            9 => Kind::Ping,
            10 => Kind::Pong,
            _ => return Err(strange("a frame of an unknown kind")),
        };
        let length = match second {
            IN_TWO => {
                rest.split_first_chunk().map(|(two, rest)| (u16::from_be_bytes(*two).into(), rest))
            }
            IN_EIGHT => {
                rest.split_first_chunk().map(|(eight, rest)| (u64::from_be_bytes(*eight), rest))
            }
            ..IN_TWO => Some((second.into(), rest)),
            _ => return Err(strange("a masked frame")),
        };
        let Some((length, rest)) = length else { return Ok(None) };
        let length = usize::try_from(length).map_err(|_| strange("a frame without end"))?;
        let payload = rest.get(..length);
        let head = bytes.len() - rest.len();
        Ok(payload.map(|payload| Frame { kind, payload, whole: head + length }))
    }
}

/// Writes a frame, masked by those four bytes.
pub fn write(out: &mut Vec<u8>, kind: Kind, payload: &[u8], mask: u32) {
    out.reserve(payload.len() + 14);
    out.push(MARK | kind as u8);
    match (u8::try_from(payload.len()), u16::try_from(payload.len())) {
        (Ok(length @ ..IN_TWO), _) => out.push(MARK | length),
        (_, Ok(length)) => {
            out.push(MARK | IN_TWO);
            out.extend(length.to_be_bytes());
        }
        _ => {
            out.push(MARK | IN_EIGHT);
            out.extend((payload.len() as u64).to_be_bytes());
        }
    }
    let mask = mask.to_be_bytes();
    out.extend(mask);
    out.extend(payload.iter().enumerate().map(|(idx, byte)| byte ^ mask[idx % 4]));
}

fn strange(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_server(kind: Kind, payload: &[u8]) -> Vec<u8> {
        let mut written = Vec::new();
        write(&mut written, kind, payload, 0);
        // A server's frames have neither the mark nor the mask.
        written[1] &= !MARK;
        let head = written.len() - payload.len();
        written.drain(head - 4..head);
        written
    }

    #[test]
    fn frames_of_every_length_are_read_once_they_are_whole() {
        for length in [0, 1, 125, 126, 65_535, 65_536] {
            let payload = vec![7; length];
            let mut bytes = of_server(Kind::Binary, &payload);
            let whole = bytes.len();
            for part in [0, 1, 2, whole - 1].into_iter().filter(|part| *part < whole) {
                assert_eq!(Frame::read(&bytes[..part]).unwrap(), None, "{part} of {whole}");
            }
            bytes.extend(of_server(Kind::Text, b"next"));
            let frame = Frame::read(&bytes).unwrap().unwrap();
            assert_eq!(frame, Frame { kind: Kind::Binary, payload: &payload, whole });
            let next = Frame::read(&bytes[whole..]).unwrap().unwrap();
            assert_eq!((next.kind, next.payload), (Kind::Text, &b"next"[..]));
        }
    }

    #[test]
    fn what_our_server_never_sends_is_an_error() {
        let unfinished = [1, 0];
        let masked = [MARK | 1, MARK, 0, 0, 0, 0];
        let reserved = [MARK | 0x40 | 1, 0];
        for bytes in [&unfinished[..], &masked, &reserved] {
            assert!(Frame::read(bytes).is_err(), "{bytes:?}");
        }
    }

    /// The example of RFC 6455, section 5.7.
    #[test]
    fn a_clients_text_is_masked() {
        let mut written = Vec::new();
        write(&mut written, Kind::Text, b"Hello", 0x37fa_213d);
        assert_eq!(written, [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]);
    }
}
