import { toBareText } from "./source/cell-text.ts";

const sum =
  "(?:총|전체|재적|남녀|[남여](?:자|학생)?)?(?:합계|소계|총계|누계|계)|(?:총|전체|재적|현재)?(?:인원수?|학생수)|총원|재적수?|현원|전체|평균|총";
// 「남학생1」 alone is a made-up name: only with 명, or beside the other sex, it is a count.
const count = "[남여](?:자|학생)?\\d{1,4}명|[남여](?:자|학생)?\\d{1,4}[남여](?:자|학생)?\\d{1,4}";
const onlySums = new RegExp(
  `^(?:(?:${sum})(?:\\d{1,4})?명?|${count}|(?:총?학생)?\\d{1,4}명)+$`,
  "u",
);

/**
 * Whether a cell says how many pupils there are and nothing else.
 *
 * ```ts
 * isSumText("총 26명 (남 13, 여 13)"); // true
 * isSumText("계은서"); // false
 * ```
 */
export function isSumText(cell: string): boolean {
  const text = toBareText(cell).replaceAll(/[:,.·/()[\]=-]/gu, "");
  return text.length <= 40 && onlySums.test(text);
}

/** A sum spread over the cells of a row: 「합계」, 「남 13」, 「여 13」; also 「남」 and 「13」 in two. */
export function isSumRow(row: readonly string[]): boolean {
  const [word = "", sum = "", ...more] = row.map(toBareText).filter(Boolean);
  const isCount = /^[남여](?:자|학생)?$/u.test(word) && /^\d{1,4}명?$/u.test(sum);
  return (isCount && more.length === 0) || isSumText(row.join(" "));
}
