/**
 * What this browser keeps for us. Where it keeps nothing, being full or forbidden, the page
 * remembers by itself until it is closed.
 */

export interface Store {
  get(key: string): string | null;
  /** Tells whether the browser took it. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /** Forgets everything, whatever it is called: nobody else keeps anything at this address. */
  clear(): void;
}

/** Even to ask for the storage can be forbidden, so it is asked for each time. */
export function storeOf(storage: () => Storage): Store {
  const here = new Map<string, string>();
  function attempt<T>(act: (place: Storage) => T): T | undefined {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  }
  return {
    get: (key) => here.get(key) ?? attempt((place) => place.getItem(key)) ?? null,
    set(key, text) {
      const taken = attempt((place) => {
        place.setItem(key, text);
        return true;
      });
      if (taken) here.delete(key);
      else here.set(key, text);
      return taken === true;
    },
    remove(key) {
      here.delete(key);
      attempt((place) => place.removeItem(key));
    },
    keys: () => [...new Set([...here.keys(), ...(attempt((place) => Object.keys(place)) ?? [])])],
    clear() {
      here.clear();
      attempt((place) => place.clear());
    },
  };
}

/** Until somebody clears it. */
export const local = storeOf(() => localStorage);
/** As long as this tab is open. */
export const session = storeOf(() => sessionStorage);
