//! How a piece is carried: where it was when, from being lifted to being let go.

use contract::Refusal;
use serde::{Deserialize, Serialize};

/// Most samples of a path: together less than four kilobytes.
pub const MOST_SAMPLES: usize = 96;
/// Longest time in the air, in milliseconds.
pub const MOST_MS: u32 = 10_000;
/// Fastest way to carry a piece, in hundredths of a millimetre per second.
pub const MOST_SPEED: i64 = 60_000;
/// Fastest way to turn it, in hundredths of a degree per second.
pub const MOST_TURN: i64 = 36_000;
/// How far beyond the edge of the table a piece may be carried.
pub const MOST_BEYOND: i32 = 10_000;
/// How high.
pub const MOST_HEIGHT: i32 = 80_000;
/// How far it may be tipped.
pub const MOST_PITCH: i32 = 4_500;

/// One moment of a path: milliseconds since the moment before; the middle of the piece, to the
/// right, up in plan and above the table; its heading, and how far its nose is lifted. Lengths are
/// hundredths of a millimetre, angles hundredths of a degree. Written as six numbers, because there
/// are many of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(from = "(u16, i32, i32, i32, i32, i32)", into = "(u16, i32, i32, i32, i32, i32)")]
#[cfg_attr(feature = "types", ts(as = "[i32; 6]"))]
pub struct Sample {
    pub after_ms: u16,
    pub x: i32,
    pub y: i32,
    pub z: i32,
    pub heading: i32,
    pub pitch: i32,
}

impl From<(u16, i32, i32, i32, i32, i32)> for Sample {
    fn from((after_ms, x, y, z, heading, pitch): (u16, i32, i32, i32, i32, i32)) -> Sample {
        Sample { after_ms, x, y, z, heading, pitch }
    }
}

impl From<Sample> for (u16, i32, i32, i32, i32, i32) {
    fn from(sample: Sample) -> (u16, i32, i32, i32, i32, i32) {
        (sample.after_ms, sample.x, sample.y, sample.z, sample.heading, sample.pitch)
    }
}

/// A path: the piece is lifted at its first sample and let go at its last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Path(pub Vec<Sample>);

/// A moment between two samples, in millimetres and radians, and how fast the hand moves then.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    pub at: [f64; 3],
    pub heading: f64,
    pub pitch: f64,
    /// In millimetres per second.
    pub speed: f64,
}

/// The numbers of a sample that are carried along between two of them.
fn numbers(sample: &Sample) -> [i64; 5] {
    [sample.x, sample.y, sample.z, sample.heading, sample.pitch].map(i64::from)
}

impl Path {
    /// How long it takes, in milliseconds.
    pub fn ms(&self) -> u32 {
        self.0.iter().skip(1).map(|sample| u32::from(sample.after_ms)).sum()
    }

    /// Whether a hand could carry a piece like that (clause 11.2). `reach` is how far from the
    /// middle of the table it may be, `ceiling` how high it has to begin.
    ///
    /// # Errors
    /// What is wrong with its form.
    pub fn check(&self, reach: i32, ceiling: i32) -> Result<(), Refusal> {
        let refused = |key: &'static str| Refusal::new("11.2", key);
        let Some(first) = self.0.first() else { return Err(refused("path-empty")) };
        if self.0.len() > MOST_SAMPLES {
            return Err(refused("path-long").with("most", MOST_SAMPLES));
        }
        if self.ms() > MOST_MS {
            return Err(refused("path-slow").with("seconds", MOST_MS / 1000));
        }
        if first.z < ceiling {
            return Err(refused("path-low").with("mm", ceiling / 100));
        }
        let outside = |sample: &Sample| {
            let [x, y, z, _, _] = numbers(sample);
            x * x + y * y > i64::from(reach) * i64::from(reach)
                || !(0..=i64::from(MOST_HEIGHT)).contains(&z)
                || sample.pitch.unsigned_abs() > MOST_PITCH.unsigned_abs()
                || sample.heading.unsigned_abs() > 1_000_000
        };
        if self.0.iter().any(outside) {
            return Err(refused("path-outside"));
        }
        let hurried = |pair: &[Sample]| match pair {
            [before, after] => is_hurried(before, after),
            _ => false,
        };
        if self.0.windows(2).any(hurried) {
            return Err(refused("path-fast").with("speed", MOST_SPEED / 100));
        }
        Ok(())
    }

    /// Where the hand means the piece to be that many milliseconds after it was lifted.
    pub fn moment(&self, ms: f64) -> Option<Moment> {
        let mut before = self.0.first()?;
        let mut begins = 0.0;
        for after in self.0.iter().skip(1) {
            let lasts = f64::from(after.after_ms);
            if ms < begins + lasts {
                return Some(between(before, after, (ms - begins) / lasts));
            }
            begins += lasts;
            before = after;
        }
        Some(between(before, before, 0.0))
    }
}

/// Whether nobody's hand is that fast.
fn is_hurried(before: &Sample, after: &Sample) -> bool {
    let [one, two] = [numbers(before), numbers(after)];
    let moved = [0, 1, 2].map(|axis| two[axis] - one[axis]);
    let square: i64 = moved.iter().map(|way| way * way).sum();
    let ms = i64::from(after.after_ms);
    let farthest = MOST_SPEED * ms / 1000;
    let turned = |axis: usize| (two[axis] - one[axis]).abs() * 1000 > MOST_TURN * ms;
    ms == 0 || square > farthest * farthest || turned(3) || turned(4)
}

fn between(before: &Sample, after: &Sample, part: f64) -> Moment {
    let [one, two] = [numbers(before), numbers(after)];
    let value = |axis: usize| one[axis] as f64 + (two[axis] - one[axis]) as f64 * part;
    let radians = |hundredths: f64| hundredths / 100.0 * (std::f64::consts::PI / 180.0);
    let way = [0, 1, 2].map(|axis| (two[axis] - one[axis]) as f64 / 100.0);
    let length = (way[0] * way[0] + way[1] * way[1] + way[2] * way[2]).sqrt();
    let seconds = f64::from(after.after_ms) / 1000.0;
    Moment {
        at: [0, 1, 2].map(|axis| value(axis) / 100.0),
        heading: radians(value(3)),
        pitch: radians(value(4)),
        speed: if seconds > 0.0 { length / seconds } else { 0.0 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(after_ms: u16, x: i32, z: i32) -> Sample {
        Sample { after_ms, x, z, ..Sample::default() }
    }

    fn key(path: &[Sample]) -> Option<String> {
        let refused = Path(path.to_vec()).check(54_000, 5_000).err()?;
        assert_eq!(refused.clause, "11.2");
        Some(refused.why.key.to_string())
    }

    #[test]
    fn clause_11_2_a_path_must_be_possible_for_a_hand() {
        assert_eq!(
            key(&[sample(0, 0, 5_000), sample(100, 6_000, 4_000)]).as_deref(),
            Some("path-fast")
        );
        assert_eq!(key(&[sample(0, 0, 5_000), sample(110, 6_000, 4_000)]), None);
        assert_eq!(key(&[sample(0, 0, 4_999)]).as_deref(), Some("path-low"));
        assert_eq!(key(&[]).as_deref(), Some("path-empty"));
        assert_eq!(key(&[sample(0, 0, 5_000), sample(0, 0, 5_000)]).as_deref(), Some("path-fast"));
        assert_eq!(key(&[sample(0, 54_001, 5_000)]).as_deref(), Some("path-outside"));
        assert_eq!(key(&[sample(0, 0, i32::MAX)]).as_deref(), Some("path-outside"));
        assert_eq!(key(&[sample(9, i32::MIN, 9_000)]).as_deref(), Some("path-outside"));
        let waiting = [sample(0, 0, 9_000), sample(10_001, 0, 9_000)];
        assert_eq!(key(&waiting).as_deref(), Some("path-slow"));
        assert_eq!(key(&[sample(1, 0, 9_000); 97]).as_deref(), Some("path-long"));
        assert_eq!(key(&[sample(1, 0, 9_000); 96]), None);
    }

    #[test]
    fn a_moment_lies_between_its_samples() {
        let path =
            Path(vec![sample(0, 0, 1_000), sample(100, 1_000, 1_000), sample(50, 1_000, 500)]);
        assert_eq!(path.ms(), 150);
        let middle = path.moment(50.0).unwrap();
        assert_eq!((middle.at, middle.speed), ([5.0, 0.0, 10.0], 100.0));
        assert_eq!(path.moment(125.0).unwrap().at, [10.0, 0.0, 7.5]);
        assert_eq!(path.moment(1e9).unwrap().at, [10.0, 0.0, 5.0]);
    }

    #[test]
    fn a_path_is_written_as_numbers_in_less_than_four_kilobytes() {
        let widest = Sample {
            after_ms: 104,
            x: -62_000,
            y: -62_000,
            z: 80_000,
            heading: -36_000,
            pitch: -4_500,
        };
        let text = serde_json::to_string(&Path(vec![widest; MOST_SAMPLES])).unwrap();
        assert!(text.starts_with("[[104,-62000,-62000,80000,-36000,-4500],"));
        assert!(text.len() <= 4_096, "{}", text.len());
    }
}
