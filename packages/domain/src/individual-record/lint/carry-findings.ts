import type { Finding } from "./lint-record.ts";

/**
 * What was found in a text, where it stands while the text is written on: what is touched by the change goes until the
 * text is looked at again.
 *
 * @param before in which they were found
 * @param after what stands there now
 */
export function carryFindings(
  findings: readonly Finding[],
  before: string,
  after: string,
): readonly Finding[] {
  if (before === after) return findings;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const by = after.length - before.length;
  return findings.flatMap((finding) => {
    if (finding.end <= head) return [finding];
    if (finding.at < before.length - tail) return [];
    return [{ ...finding, at: finding.at + by, end: finding.end + by }];
  });
}
