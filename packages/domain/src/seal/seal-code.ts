const DIGITS = 20;
const GROUP = /.{5}/g;

/** What paper and file carry of a seal: its first 20 hex digits in fives, 「8273D-1A7FA-37788-0F81B」. */
export function toSealCode(sealId: string): string {
  return (sealId.slice(0, DIGITS).toUpperCase().match(GROUP) ?? []).join("-");
}

/**
 * The digits of a code as somebody typed or scanned it: also a whole address with `?seal=`, also in full-width or small
 * letters, also O for 0 and I or L for 1; nothing when it is none.
 */
export function readSealCode(typed: string): string | undefined {
  const plain = typed.normalize("NFKC").trim();
  const code = (/[?&]seal=([^&#]*)/u.exec(plain)?.[1] ?? plain)
    .replaceAll(/[\s\-–]/g, "")
    .replaceAll(/o/giu, "0")
    .replaceAll(/[il]/giu, "1");
  return /^[0-9a-f]{20}$/i.test(code) ? code.toLowerCase() : undefined;
}
