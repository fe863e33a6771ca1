const MOST_OCTETS = 75;

/**
 * Folds one line of a calendar file: at most 75 octets a line, the blank that begins a continued line among them, never
 * within a letter.
 *
 * ```ts
 * foldLine("SUMMARY:현장체험학습"); // short enough: as it is
 * ```
 */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const letter of line) {
    const size = countOctets(letter);
    if (octets + size > MOST_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

/** Of one code point in UTF-8. */
function countOctets(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
