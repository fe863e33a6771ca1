/**
 * The text of a file, or nothing when it is no text. UTF-8 first, because its rules refuse almost every
 * EUC-KR text; then EUC-KR, in which Korean office software writes .csv. A spreadsheet's "Unicode text"
 * is UTF-16 and says so in its first bytes.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decode(bytes, "utf-16be");
  const text = decode(bytes, "utf-8") ?? decode(bytes, "euc-kr");
  return text?.includes("\0") ? undefined : text;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
