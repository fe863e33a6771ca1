import { findClassInCell, type NamedClass } from "../class-in-text.ts";
import type { ColumnBlock } from "../find-header.ts";
import { findClassAndNumber } from "./heads/class-number.ts";
import { LEFT_WORDS, saysInNoteWhoLeft, saysWhoLeft } from "../left-words.ts";
import { parseStudentNumber } from "../parse-cell.ts";
import { HEAD_UNDER, type HeadingMeaning, type RosterColumn } from "../roster-column.ts";
import type { RosterCells } from "../roster-row.ts";
import { isSumText } from "../sum-words.ts";
import { isSeatWord, isSectionWord } from "./section-words.ts";
import { hanjaBehind, toBareText, toCleanText } from "./cell-text.ts";

/** What a row of one list is. */
export type ReadRow =
  | { readonly type: "pupil"; readonly cells: RosterCells }
  | { readonly type: "vacant"; readonly number: number }
  | { readonly type: "none" };

/** What stands in the name's place where a number has no pupil. */
const vacantWords = new RegExp(
  `^(?:결번|결원|공번|공석|빈자리|빈칸|공란|이하여백|여백|없음|미정|해당없음|[Xx×✕☓]|[-–—]+|(?:${LEFT_WORDS})(?:함|감|생|중|됨)?)$`,
  "u",
);

/** In brackets, between lines, and with its day too: 「(결번)」, 「-이하 여백-」, 「전출(5.2)」. */
function isVacantWord(name: string): boolean {
  const bare = name.replace(/^[([<{〈【]([^()]*)[)\]>}〉】]$/u, "$1");
  const word = bare
    .replaceAll(/\([^()]*\)|^[-–—~*]+(?=.)|(?<=\p{L})[-–—~*]+$/gu, "")
    .replaceAll(/\d{1,4}[./월년일-]?|(?<=\p{L})[.:]$/gu, "");
  return vacantWords.test(bare) || vacantWords.test(word);
}

/** Reads one row; a class that it does not name is the one of the title above it. */
export function readRow(
  row: readonly string[],
  block: ColumnBlock,
  titleClass: NamedClass | undefined,
): ReadRow {
  const texts = new Map<HeadingMeaning, string>();
  for (const { index, meaning, heading = "", other } of block) {
    const all = [{ index, heading }, ...(other ? [other] : [])].flatMap((place) => {
      const text = toCleanText(row[place.index] ?? "");
      return text ? [other ? withRelation(place.heading, text) : text] : [];
    });
    if (all.length > 0) texts.set(meaning, all.join(", "));
  }
  const name = toBareText(texts.get("name") ?? "");
  const cells = toCells(texts, block, titleClass);
  const isSum = isSumText(name) || isSumText(cells.number ?? "");
  // Where the number stands further right, 「합계」 is in a column of another meaning.
  const hasSumWord = [...texts.values()].some(isSumText);
  const number = parseStudentNumber(cells.number ?? "");
  if (isSum || (hasSumWord && !(number.ok && name))) return { type: "none" };
  if ((cells.number === undefined && isSeatWord(name)) || (name && isSectionWord(name)))
    return { type: "none" };
  if (!name && isSectionWord(toBareText(cells.number ?? ""))) return { type: "none" };
  if (name && !isVacantWord(name)) return { type: "pupil", cells: withPlainName(cells) };

  const facts = ["sex", "birthday", "guardianPhone"] as const;
  const hasFacts = facts.some((column) => texts.has(column));
  // Without a name: a pupil whose name is missing has other facts; a number alone is vacant.
  if (!name && hasFacts) return { type: "pupil", cells };
  if (number.ok) return { type: "vacant", number: number.value };
  // Words where the number belongs: nobody knows what they mean, so they are reported, not dropped.
  return (texts.has("number") || texts.has("classAndNumber")) && !name
    ? { type: "pupil", cells }
    : { type: "none" };
}

/** What stands beside the relation in a heading: 「부 휴대전화」, 「학부모 연락처(모)」. */
const CONTACT = /연락처|(?:휴대|핸드)?(?:전화|폰)(?:번호)?|보호자|학부모|phone|[()\s\d]/giu;

/** 「모 010-1234-5678」: a telephone of a list that has those of two, by the head of its column. */
function withRelation(heading: string, phone: string): string {
  const [relation = ""] = heading
    .split(HEAD_UNDER)
    .toReversed()
    .map((head) => head.replaceAll(CONTACT, ""))
    .filter(Boolean);
  return `${relation} ${phone}`.trim();
}

/** Without its 한자, and without the sex behind it; who left by the remark is one who left, as if it stood beside the name. */
function withPlainName(cells: RosterCells): RosterCells {
  const { name = "", note = "" } = cells;
  const [, own, sex] = /^(.*\p{L}) ?\(([남여])(?:자|학생)?\)$/u.exec(name) ?? [];
  const isSaid = own !== undefined && sex !== undefined && !cells.sex;
  const plain = (isSaid ? own : name).replaceAll(hanjaBehind, "");
  const left = `${plain}(${note.slice(0, 12)})`;
  return {
    ...cells,
    ...(isSaid && { sex }),
    name: !saysInNoteWhoLeft(note) ? plain : saysWhoLeft(left) ? left : `${plain}(전출)`,
  };
}

function toCells(
  texts: ReadonlyMap<HeadingMeaning, string>,
  block: ColumnBlock,
  titleClass: NamedClass | undefined,
): RosterCells {
  const cells: Partial<Record<RosterColumn, string>> = {};
  for (const { meaning } of block) {
    if (meaning === "studentCode" || meaning === "gradeAndClass" || meaning === "classAndNumber")
      continue;
    cells[meaning] = texts.get(meaning) ?? "";
  }
  const code = /^(\d)(\d{1,2})(\d{2})$/u.exec(toBareText(texts.get("studentCode") ?? ""));
  if (block.some(({ meaning }) => meaning === "studentCode") && !cells.number) {
    cells.number = code?.[3] ?? texts.get("studentCode") ?? "";
  }
  const both = findClassAndNumber(texts.get("classAndNumber") ?? "");
  if (block.some(({ meaning }) => meaning === "classAndNumber") && !cells.number)
    cells.number = both ? String(both.number) : (texts.get("classAndNumber") ?? "");
  if (both && both.classNo === undefined) cells.classNo ??= "";
  const ofBoth = both?.classNo === undefined ? undefined : { ...both, classNo: both.classNo };
  const named =
    findClassInCell(texts.get("classNo") ?? texts.get("gradeAndClass") ?? "") ??
    (code?.[1] && code[2] ? { grade: code[1], classNo: String(Number(code[2])) } : undefined) ??
    ofBoth ??
    titleClass;
  if (!named) return cells;
  const grade =
    (texts.get("grade") ?? "").replace(/\s*학년$|\.0+$/gu, "") ||
    (named.grade ?? titleClass?.grade);
  return { ...cells, ...(grade && { grade }), classNo: named.classNo };
}
