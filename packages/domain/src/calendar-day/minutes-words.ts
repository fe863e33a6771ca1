/**
 * So many minutes, as one says them: hours from sixty on.
 *
 * `toMinutesWords(342)` is 「5시간 42분」, `toMinutesWords(60)` 「1시간」, `toMinutesWords(28)` 「28분」.
 */
export function toMinutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}시간`, (rest > 0 || hours === 0) && `${rest}분`]
    .filter(Boolean)
    .join(" ");
}
