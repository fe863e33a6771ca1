/** The plain text of a mail as it came over the wire. Our senders pack every text as base64. */
export function readMailText(raw: string): string {
  const part = /Content-Type: text\/plain;[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(raw)?.[1] ?? "";
  return Buffer.from(part, "base64").toString("utf8");
}
