/** A time of day as `HH:MM`, 00:00 to 23:59; text order is time order. */
export function isClockTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}
