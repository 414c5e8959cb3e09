/** The small pictures that stand for things of the game. */

export type Sign =
  | "star"
  | "heart"
  | "bolt"
  | "claw"
  | "poison"
  | "shrink"
  | "shield"
  | "crown"
  | "dice"
  | "card"
  | "city"
  | "bay"
  | "leave"
  | "skull"
  | "auto"
  | "lock"
  | "mirror"
  | "more";
