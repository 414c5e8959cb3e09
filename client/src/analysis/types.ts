/** What an analysis tells, as the wire has it. */

export type {
  Account,
  Advice,
  Analysis,
  Grade,
  Judged,
  Lost,
  Point,
  Race,
  Stage,
  Weighed,
} from "../match/wire.ts";
