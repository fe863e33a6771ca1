import { withParticle } from "../hangul/particle.ts";
import { ok, refuse, toSentence, type Result } from "../base/result.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import {
  parseBirthday,
  parseSex,
  parseStudentName,
  parseStudentNumber,
  toPhoneText,
} from "../roster/reading/parse-cell.ts";
import { sayLeftOut, sayUnused } from "../roster/reading/left-out.ts";
import { readHeader } from "../roster/reading/find-header.ts";
import { rowRefusalMessages } from "../roster/reading/row-refusal.ts";
import type { RosterSheet } from "../roster/reading/roster-reading.ts";
import type { RosterRow } from "../roster/reading/roster-row.ts";
import { readRosterTable } from "../roster/reading/source/read-roster-table.ts";
import type { GradeFileRefusal } from "./grade-file-refusal.ts";
import { toCleanText } from "../roster/reading/source/cell-text.ts";
import type { Sex } from "../student/student.ts";
import { LONGEST_NOTE, type PupilNotTaken } from "./assign-plan.ts";
import {
  findGradeColumns,
  parseBehaviour,
  parseMark,
  parseNamedPupils,
  parseScore,
  type GradeColumn,
  type NamedPupil,
} from "./read-cells.ts";
import { findClass, findRowClasses, toBlockIndex, type RowClass } from "./row-class.ts";

/** One pupil of a grade's file. */
export interface GradePupil {
  readonly where: string;
  readonly grade?: string;
  readonly classNo: string;
  readonly number: number;
  readonly name: string;
  readonly sex?: Sex;
  readonly birthday?: CalendarDay;
  /** Only compared, to find twins; it is not kept. */
  readonly guardianPhone?: string;
  readonly score?: number;
  readonly behaviour: number;
  readonly special: boolean;
  readonly leader: boolean;
  readonly leaving: boolean;
  readonly note?: string;
  readonly apart: readonly NamedPupil[];
  readonly together: readonly NamedPupil[];
  readonly twin: readonly NamedPupil[];
  readonly isTwin: boolean;
}

export interface GradeReading {
  readonly pupils: readonly GradePupil[];
  readonly notTaken: readonly PupilNotTaken[];
  /** What of the file is read as nothing, in sentences. */
  readonly leftOut: readonly string[];
}

const NO_CLASS =
  "몇 반인지 알 수 없어요. 「반」 칸을 넣거나 시트 이름을 「3-2」처럼 적어 다시 올려 주세요.";
const CLASS_UNKNOWN = "몇 반인지 알 수 없어요. 줄마다 「반」 칸을 채워 다시 올려 주세요.";

/**
 * Reads the pupils of a grade: one sheet a class, or one sheet with a column 반 (spec 13 §1, Import). The class comes from
 * the row, its sheet, a title above, or the file's name. Rows that are not taken come with their reason.
 */
export function readGrade(
  sheets: readonly RosterSheet[],
  fileName: string,
): Result<GradeReading, GradeFileRefusal> {
  const pupils: GradePupil[] = [];
  const notTaken: PupilNotTaken[] = [];
  const leftOut = new Set<string>();
  let isFilled = false;
  let isNamed = false;
  let isListed = false;
  for (const { name, rows } of sheets) {
    isFilled ||= rows.some((row) => row.some((cell) => cell.trim() !== ""));
    const table = readRosterTable(rows, name);
    if (!table) continue;
    isNamed = true;
    const { grid, headIndex } = table.settled;
    const head = grid[headIndex] ?? [];
    const blocks = listBlockColumns(head);
    const lines = sayLeftOut(table.leftOut);
    if (lines) leftOut.add(lines);
    const all = blocks.flatMap(({ places, doubled }) => [...Object.values(places), ...doubled]);
    const taken = new Set(all.map((at) => (head[at] ?? "").trim()));
    for (const heading of new Set(blocks.flatMap(({ doubled }) => doubled.map((at) => head[at]))))
      leftOut.add(
        `「${heading?.trim()}」 칸은 쓰지 않아요. 같은 칸이 더 있어 맨 왼쪽 것만 읽었어요.`,
      );
    const unused = sayUnused({
      ...table,
      unusedHeadings: table.unusedHeadings.filter((heading) => !taken.has(heading)),
    });
    if (unused) leftOut.add(unused);
    isListed ||= table.rows.length > 0;
    if (table.rows.length === 0)
      notTaken.push({
        where: [fileName, name].filter(Boolean).join(" · "),
        text: "머리글",
        sentence: "머리글만 있고 학생이 없어요. 학생을 적어 다시 올려 주세요.",
      });
    const classes = findRowClasses(table);
    const filled =
      (table.settled.mergedCount ?? 0) +
      [...classes.values()].filter((of) => typeof of === "object").length;
    const hasColumn = table.columns.some(({ column }) => column === "classNo");
    if (filled > 0 && hasColumn)
      leftOut.add(`「반」 칸이 빈 ${filled}줄은 바로 위 줄의 반으로 읽었어요.`);
    for (const row of table.rows) {
      const cells = grid[row.rowNumber - 1] ?? [];
      const { places, isRank } = blocks[toBlockIndex(row)] ?? { places: {}, isRank: false };
      const read = readPupil(row, {
        where: [fileName, name, `${row.rowNumber}줄`].filter(Boolean).join(" · "),
        fileName,
        sheetName: name ?? "",
        isRank,
        rowClass: classes.get(row.key),
        cell: (column) => cells[places[column] ?? -1] ?? "",
      });
      if (read.ok) pupils.push(read.value);
      else notTaken.push(read.refusal);
    }
  }
  if (!isFilled) return refuse({ type: "FileEmpty" });
  if (!isNamed) return refuse({ type: "NameColumnMissing" });
  return isListed
    ? ok({ pupils, notTaken, leftOut: [...leftOut] })
    : refuse({ type: "HeadsAlone" });
}

/** The further columns of each list that stands in a row of headings, places counted from its left. */
function listBlockColumns(head: readonly string[]): readonly ReturnType<typeof findGradeColumns>[] {
  const starts = readHeader(head).blocks.map((block) => block[0]?.index ?? 0);
  return starts.map((from, at) =>
    findGradeColumns(
      head.map((cell, index) =>
        (at === 0 || index >= from) && index < (starts[at + 1] ?? head.length) ? cell : "",
      ),
    ),
  );
}

interface RowAround {
  readonly where: string;
  readonly fileName: string;
  readonly sheetName: string;
  readonly isRank: boolean;
  readonly rowClass: RowClass;
  readonly cell: (column: GradeColumn) => string;
}

function readPupil(
  { cells }: RosterRow,
  { where, fileName, sheetName, isRank, rowClass, cell }: RowAround,
): Result<GradePupil, PupilNotTaken> {
  const isUnknown = rowClass === "unknown";
  const say = (sentence: string): { readonly ok: false; readonly refusal: PupilNotTaken } => ({
    ok: false,
    refusal: { where, text: toRowText(isUnknown ? { ...cells, classNo: "" } : cells), sentence },
  });
  const name = parseStudentName(cells.name ?? "");
  if (!name.ok) return say(toSentence(rowRefusalMessages, name.refusal));
  const number = parseStudentNumber(cells.number ?? "");
  if (!number.ok) return say(toSentence(rowRefusalMessages, number.refusal));
  const sex = parseSex(cells.sex ?? "");
  if (!sex.ok) return say(toSentence(rowRefusalMessages, sex.refusal));
  const birthday = parseBirthday(cells.birthday ?? "");
  if (!birthday.ok) return say(toSentence(rowRefusalMessages, birthday.refusal));
  const ofFile = findClass(sheetName) ?? findClass(fileName.replace(/\.[^.]+$/u, ""));
  if (isUnknown) return say(CLASS_UNKNOWN);
  const ofRow = rowClass ?? (cells.classNo ? cells : undefined);
  const classNo = ofRow?.classNo ?? ofFile?.classNo;
  const grade = ofRow?.grade ?? ofFile?.grade;
  if (classNo === undefined) return say(NO_CLASS);
  const score = parseScore(cell("score"), isRank);
  if (score === undefined) return say(toUnread("점수", cell("score")));
  const behaviour = parseBehaviour(cell("behaviour"));
  if (behaviour === undefined)
    return say(`${toUnread("생활지도", cell("behaviour"))} 0~3이나 상·중·하로 적어 주세요.`);
  const unclear = markColumns.find(([column]) => parseMark(cell(column)) === undefined);
  if (unclear) return say(`${toUnread(unclear[1], cell(unclear[0]))} O나 X로 적어 주세요.`);
  const named = (["apart", "together"] as const).map((column) => parseNamedPupils(cell(column)));
  const [apart, together] = named;
  const unread = named.flatMap((one) => one.unread);
  if (unread.length > 0)
    return say(
      `따로·함께 칸의 ${withParticle(`「${unread.join(", ").slice(0, 40)}」`, "을/를")} 읽지 못했어요. 「3-12, 5-4」처럼 반과 번호로 적어 주세요.`,
    );
  const note = toCleanText(cells.note ?? "");
  if (note.length > LONGEST_NOTE)
    return say(`메모는 ${LONGEST_NOTE}자까지 적을 수 있어요. 지금 ${note.length}자예요.`);
  const phone = toPhoneText(cells.guardianPhone ?? "");
  return ok({
    where,
    ...(grade && { grade }),
    classNo,
    number: number.value,
    name: name.value,
    ...(sex.value && { sex: sex.value }),
    ...(birthday.value && { birthday: birthday.value }),
    ...(phone && { guardianPhone: phone }),
    ...(score !== "none" && { score }),
    behaviour,
    special: parseMark(cell("special")) === true,
    leader: parseMark(cell("leader")) === true,
    leaving: parseMark(cell("leaving")) === true,
    ...(note && { note }),
    apart: apart?.pupils ?? [],
    together: together?.pupils ?? [],
    twin: parseNamedPupils(cell("twin")).pupils,
    isTwin: parseMark(cell("twin")) === true,
  });
}

const markColumns = [
  ["special", "특수"],
  ["leader", "임원"],
  ["leaving", "전출"],
  ["twin", "쌍둥이"],
] as const;

function toUnread(column: string, cell: string): string {
  const words = withParticle(`「${toCleanText(cell).slice(0, 20)}」`, "을/를");
  return `${column} 칸의 ${words} 읽지 못했어요.`;
}

function toRowText({ classNo, number, name }: RosterRow["cells"]): string {
  return [classNo && `${classNo}반`, number && `${number}번`, name].filter(Boolean).join(" ");
}
