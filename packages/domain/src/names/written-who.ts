import { hanjaBehind } from "../roster/reading/source/cell-text.ts";
import type { ClassKey } from "../student/student.ts";
import { toSearchedName } from "../hangul/initial-consonants.ts";

/** What somebody wrote in the fields for a name and a number. */
export interface WrittenRow {
  readonly name: string;
  readonly number: string;
}

export interface WrittenWho {
  /** Letters alone, in small ones. */
  readonly name: string;
  /** Each once. */
  readonly numbers: readonly number[];
  /** Another grade or class is named than the own one. */
  readonly isOfOtherClass: boolean;
}

/** 「3-2-9」, 「3학년」, 「2반」, 「30209」, 「3209」, 「9번」, 9. */
const numberParts =
  /(?<grade>\d)\s*-\s*(?<classNo>\d{1,2})(?:\s*-\s*(?<number>\d{1,3}))?(?!\d)|(?<gradeOnly>\d)\s*학년|(?<classOnly>\d{1,2})\s*반(?!\p{L})|(?<!\d)(?<code>\d)(?<codeClass>\d{1,2})(?<codeNumber>\d{2})(?!\d)|(?<bare>\d+)\s*번?/gu;

/**
 * Takes the fields of a form apart: 「3학년 2반 9번 문채원」, 「30209 문채원」, 「이름: 문채원(여)」.
 *
 * ```ts
 * readWrittenWho({ name: "9번 문채원", number: "" }, "3-2"); // name "문채원", numbers [9]
 * ```
 */
export function readWrittenWho(row: WrittenRow, own: ClassKey | undefined): WrittenWho {
  const [ownGrade, ownClass] = (own ?? "").split("-");
  const numbers = new Set<number>();
  let isOfOtherClass = false;
  const isOther = (said: string | undefined, ours: string | undefined): boolean =>
    said !== undefined && Boolean(ours) && Number(said) !== Number(ours);
  const [name = "", ofNumber = ""] = [row.name, row.number].map((field) =>
    toPlain(field).replaceAll(numberParts, (...found) => {
      // The last argument is the groups.
      const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
      const number = groups["number"] ?? groups["codeNumber"] ?? groups["bare"];
      if (number !== undefined) numbers.add(Number(number));
      isOfOtherClass ||=
        isOther(groups["grade"] ?? groups["gradeOnly"] ?? groups["code"], ownGrade) ||
        isOther(groups["classNo"] ?? groups["classOnly"] ?? groups["codeClass"], ownClass);
      return " ";
    }),
  );
  return { name: toName(name) || toName(ofNumber), numbers: [...numbers], isOfOtherClass };
}

/** Signs that nobody sees go, wide digits become narrow ones; by table, for NFKC would take 초성 apart. */
function toPlain(field: string): string {
  return field
    .normalize("NFC")
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, "")
    .replaceAll(/[！-～]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/[①-⑳]/gu, (circled) => `${(circled.codePointAt(0) ?? 0) - 0x245f} `);
}

function toName(field: string): string {
  const name = field
    .replace(/^\s*(?:이름|성명|성함)\s*[:：]/u, "")
    .replaceAll(/[([]\s*[남여](?:자|학생)?\s*[)\]]/gu, "")
    .replaceAll(hanjaBehind, "");
  return toSearchedName(name).replaceAll(/[^\p{L}]/gu, "");
}
