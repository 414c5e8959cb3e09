/** Whether a table has the whole window: then the page round it steps aside. */

let tables = $state(0);

export function isWhole(): boolean {
  return tables > 0;
}

/** Whether only the scene itself is wanted, as for a photo. */
let bare = $state(false);

export function isBare(): boolean {
  return bare;
}

export function showBare(wanted: boolean): void {
  bare = wanted;
}

/** Takes the whole window, until what is answered is called. */
export function takeWhole(): () => void {
  tables += 1;
  return () => {
    tables -= 1;
    bare = false;
  };
}
