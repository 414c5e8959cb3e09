/** What both peers' servers roll. */

export function rollSix() {
  return Array.from({ length: 6 }, () => 1 + Math.floor(Math.random() * 6));
}
