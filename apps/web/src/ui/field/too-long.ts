/** Nobody's words are cut: a text past its end stays in its field and is not saved. */
export function isTooLong(text: string, most = Infinity): boolean {
  return toLength(text) > most;
}

/** What stands below such a field, in place of its own sentence. */
export function sayTooLong(text: string, most = Infinity): string | undefined {
  if (!isTooLong(text, most)) return undefined;
  const [end, now] = [most, toLength(text)].map((count) => count.toLocaleString("ko"));
  return `${end}자까지 적을 수 있어요. 지금 ${now}자예요. 글은 그대로 있으니 줄여 주세요.`;
}

/** As it would be stored. */
function toLength(text: string): number {
  return text.normalize("NFC").trim().length;
}

/** Of a field whose text cannot be stored as it stands: its form is not sent. */
export const NOT_SENT = "data-not-sent";
