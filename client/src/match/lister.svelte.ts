/** What the seat is asked, with everything it may do: as the server lists it, or the module. */

import { gameOf } from "../games/shelf.ts";
import { sightsOf, type Sights } from "../games/sight.ts";
import { spoken } from "../words/words.svelte.ts";
import { playersOf, type Player } from "./players.ts";
import type { Match } from "./match.svelte.ts";
import type { Asked, Json, Offer } from "./wire.ts";

export class Lister {
  #sights = $state.raw<Sights<Json, Json, Json> | null>(null);
  #loading = false;

  constructor(private readonly match: Match) {}

  readonly ask: Asked | null = $derived.by(() => {
    const { ask, game, standing, seat, sitters } = this.match;
    const listed = ask === null || ask.offers.length > 0 || game === null;
    if (listed || gameOf(game)?.lists !== true || standing === null) return ask;
    return { ...ask, offers: this.#list(game, standing.view, seat, playersOf(sitters)) };
  });

  #list(game: string, view: Json, seat: number | null, players: Player[]): Offer[] {
    if (this.#sights === null) {
      void this.#load(game);
      return [];
    }
    const sight = this.#sights(view, seat, spoken(), players);
    const offers = sight.offers();
    sight.free();
    return offers;
  }

  async #load(game: string): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      this.#sights = await sightsOf<Json, Json, Json, Json>(game);
    } catch {
      // Without the module there is no list; the table says that the rules are missing.
    }
  }
}
