//! The random words of one stream of a seed: ChaCha with eight rounds, a 64-bit count of blocks and
//! a 64-bit number of the stream.
//!
//! Every line of a match that draws has a stream of its own and takes a few words from it. So one
//! block of sixteen words is worked out at a time; libraries work out four, which pays only where
//! many words are taken.

use crate::chance::Seed;

/// Words of a block.
const WORDS: usize = 16;
/// "expand 32-byte k", as the cipher has it.
const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// A stream, as far as it has been read.
#[derive(Clone, Debug)]
pub(crate) struct Stream {
    seed: Seed,
    number: u64,
    /// How many blocks have been worked out: none before the first word is taken, because most
    /// lines of most games draw nothing.
    blocks: u64,
    /// The latest block.
    words: [u32; WORDS],
    /// How many of its words have been taken.
    taken: usize,
}

impl Stream {
    pub fn new(seed: Seed, number: u64) -> Stream {
        Stream { seed, number, blocks: 0, words: [0; WORDS], taken: WORDS }
    }

    /// The next word.
    #[inline]
    pub fn next(&mut self) -> u32 {
        if self.taken == WORDS {
            self.refill();
        }
        let word = self.words[self.taken];
        self.taken += 1;
        word
    }

    #[inline(never)]
    fn refill(&mut self) {
        self.words = block(&self.seed, self.number, self.blocks);
        self.blocks = self.blocks.wrapping_add(1);
        self.taken = 0;
    }
}

/// A block of a stream, as RFC 8439 describes it but for the number of rounds and the longer count.
fn block(seed: &Seed, stream: u64, number: u64) -> [u32; WORDS] {
    let mut start = [0; WORDS];
    start[..4].copy_from_slice(&CONSTANTS);
    for (word, bytes) in start[4..12].iter_mut().zip(seed.0.as_chunks().0) {
        *word = u32::from_le_bytes(*bytes);
    }
    (start[12], start[13]) = (number as u32, (number >> 32) as u32);
    (start[14], start[15]) = (stream as u32, (stream >> 32) as u32);
    let mut words = start;
    // Each time a round of columns and a round of diagonals.
    for _ in 0..4 {
        quarter(&mut words, 0, 4, 8, 12);
        quarter(&mut words, 1, 5, 9, 13);
        quarter(&mut words, 2, 6, 10, 14);
        quarter(&mut words, 3, 7, 11, 15);
        quarter(&mut words, 0, 5, 10, 15);
        quarter(&mut words, 1, 6, 11, 12);
        quarter(&mut words, 2, 7, 8, 13);
        quarter(&mut words, 3, 4, 9, 14);
    }
    words.iter_mut().zip(start).for_each(|(word, start)| *word = word.wrapping_add(start));
    words
}

/// A quarter round.
#[inline]
fn quarter(words: &mut [u32; WORDS], a: usize, b: usize, c: usize, d: usize) {
    words[a] = words[a].wrapping_add(words[b]);
    words[d] = (words[d] ^ words[a]).rotate_left(16);
    words[c] = words[c].wrapping_add(words[d]);
    words[b] = (words[b] ^ words[c]).rotate_left(12);
    words[a] = words[a].wrapping_add(words[b]);
    words[d] = (words[d] ^ words[a]).rotate_left(8);
    words[c] = words[c].wrapping_add(words[d]);
    words[b] = (words[b] ^ words[c]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::{Rng, SeedableRng};

    use super::*;

    #[test]
    fn the_words_are_those_of_another_implementation() {
        for number in [0, 1, 7, u64::from(u32::MAX) + 5, u64::MAX] {
            let seed = Seed::from_number(number);
            let mut other = ChaCha8Rng::from_seed(seed.0);
            other.set_stream(number);
            let mut stream = Stream::new(seed, number);
            for _ in 0..1_000 {
                assert_eq!(stream.next(), other.next_u32());
            }
        }
    }

    #[test]
    fn the_count_of_blocks_is_64_bits_wide() {
        let seed = Seed::from_number(1);
        let far = u64::from(u32::MAX) + 2;
        let mut other = ChaCha8Rng::from_seed(seed.0);
        other.set_word_pos(u128::from(far) * WORDS as u128);
        assert_eq!(block(&seed, 0, far), std::array::from_fn(|_| other.next_u32()));
    }
}
