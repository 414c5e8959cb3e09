/** Days by the calendar of the whole world (UTC), as the option `day` writes them. */

const DAY = 24 * 60 * 60 * 1_000;

/** The day of a moment: 2026-11-16. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** That many days before a day. */
export function before(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) - days * DAY);
}

/** Whether that is a day of the calendar that has begun by then. */
export function hasCome(day: string, moment: number): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(at)) return false;
  return dayOf(at) === day && day <= dayOf(moment);
}
