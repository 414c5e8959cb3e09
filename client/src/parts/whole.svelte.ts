/** Whether a table has the whole window: then the page round it steps aside. */

let tables = $state(0);

export function isWhole(): boolean {
  return tables > 0;
}

/** Takes the whole window, until what is answered is called. */
export function takeWhole(): () => void {
  tables += 1;
  return () => {
    tables -= 1;
  };
}
