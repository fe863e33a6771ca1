/** `toMinutes("09:40")` is 580. */
export function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `toClockTime(580)` is "09:40". */
export function toClockTime(minutes: number): string {
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/**
 * A time as it is typed in haste: `completeTime("940")` is "09:40", `completeTime("9")` is "09:00". What is no time stays as
 * it is.
 */
export function completeTime(text: string): string {
  const typed = text.normalize("NFKC").trim();
  const [, hours, minutes = "00"] = /^(\d{1,2}?)[:.시 ]*(\d{2})?분?$/.exec(typed) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, "0")}:${minutes}`;
}
