/** Every sound there is, by name. */

import { BAR } from "./families/bar.ts";
import { BLOWS } from "./families/blows.ts";
import { DICE } from "./families/dice.ts";
import { SIGNALS } from "./families/signals.ts";
import { TRAIN } from "./families/train.ts";
import { VOICE } from "./families/voice.ts";
import { WOOD } from "./families/wood.ts";
import type { Recipe } from "./synth.ts";

const ALL = { ...WOOD, ...DICE, ...VOICE, ...BLOWS, ...TRAIN, ...BAR, ...SIGNALS };

export type Sound = keyof typeof ALL;
export const SOUNDS: Record<Sound, Recipe> = ALL;
