/**
 * A text without the signs that nobody sees and that turn the direction of writing round: pasted, they would show other
 * words than stand there.
 */
export function withoutTurns(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, "");
}
