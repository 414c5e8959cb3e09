/** The shapes of seats in a square of 20, as pictures draw them. Written by a test of
 * crates/pens: TOKYO_REFRESH=1 cargo test -p pens --test shapes */
export const SHAPES = [
  "M3 10a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z",
  "M3.7 3.7L16.3 3.7L16.3 16.3L3.7 16.3Z",
  "M13.9 3.3L17.7 10L13.9 16.7L6.1 16.7L2.3 10L6.1 3.3Z",
  "M10 1L18.4 16L1.6 16Z",
  "M10 1.3L18.8 10L10 18.8L1.3 10Z",
  "M6.5 2.3L13.5 2.3L13.5 6.5L17.7 6.5L17.7 13.5L13.5 13.5L13.5 17.7L6.5 17.7L6.5 13.5L2.3 13.5L2.3 6.5L6.5 6.5Z",
  "M10 2.2L17.5 7.6L14.6 16.4L5.4 16.4L2.5 7.6Z",
  "M10 0.5L13.2 5.7L19 7.1L15.1 11.7L15.5 17.6L10 15.4L4.5 17.6L4.9 11.7L1 7.1L6.9 5.7Z",
];
