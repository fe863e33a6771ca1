const LONGEST_LINK = 2_000;

/**
 * Whether a card may hold this address: http or https, at most 2,000 characters, without a name of a user, a
 * quote or a back slash, so that `javascript:` and `data:` never reach a link and none reads as another's.
 *
 * ```ts
 * isPadLink("https://korea.kr/a"); // true
 * isPadLink("https://korea.kr@evil.kr/"); // false
 * ```
 *
 * @see spec 05 §1: link cards
 */
export function isPadLink(text: string): boolean {
  return (
    text.length <= LONGEST_LINK && /^https?:\/\/[^\s/@\\"<>`]+(?:[/?#][^\s"<>`\\]*)?$/iu.test(text)
  );
}
