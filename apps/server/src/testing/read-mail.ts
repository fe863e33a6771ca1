/** A mail as it came over the wire, or lies in the outbox folder. */
export interface ReadMail {
  readonly head: string;
  readonly text: string;
  readonly html: string;
}

/** Takes the two parts of a `multipart/alternative` mail apart and undoes their encodings. */
export function readMail(raw: string): ReadMail {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? "no boundary";
  const parts = raw.split(`--${boundary}`);
  return { head, text: readPart(parts, "text/plain"), html: readPart(parts, "text/html") };
}

function readPart(parts: readonly string[], type: string): string {
  const part = parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? "";
  const at = part.indexOf("\r\n\r\n");
  const [head, body] = [part.slice(0, at), part.slice(at + 4)];
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  return /quoted-printable/i.test(head) ? readQuotedPrintable(body) : body;
}

function readQuotedPrintable(body: string): string {
  const bytes = body
    .replaceAll("=\r\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
