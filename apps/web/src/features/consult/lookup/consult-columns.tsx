import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { toBodyWords, toWhoWords } from "@damim/domain/consult/consult-words.ts";
import { type KeptConsult } from "@damim/domain/consult/consult.ts";
import { toTopicLabel, wayLabels } from "@damim/domain/consult/consult-labels.ts";
import { findSentence } from "@damim/domain/hangul/flat-text.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import {
  ADDRESS_COLUMN,
  CLOCK_COLUMN,
  MINUTES_COLUMN,
  PUPILS_COLUMN,
  SEAL_COLUMN,
  TIME_COLUMN,
} from "@damim/domain/seal/read-sealed-lines.ts";
import type { SealMarks } from "../seal/seal-marks.ts";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { toNames } from "../names/consult-names.ts";

const LONGEST_START = 90;

/**
 * The sealed words of one record a line, for screen and file: the file has all of the text, the screen the sentence that
 * was looked for.
 */
export function toConsultColumns(
  students: readonly RosterStudent[],
  typed: string,
): readonly TableColumn<KeptConsult>[] {
  return [
    {
      head: "날짜",
      width: 12,
      text: ({ day }) => day,
      show: ({ day }) => (
        <span className="whitespace-nowrap tabular-nums">
          {toKoreanMonthDay(day)} {toWeekdayLetter(day)}
        </span>
      ),
    },
    { head: CLOCK_COLUMN, width: 8, text: ({ time }) => time ?? "" },
    {
      head: PUPILS_COLUMN,
      width: 18,
      text: (one) => toNames(one, students, one.studentIds.length),
      show: (one) => <span className="md:whitespace-nowrap">{toNames(one, students, 1)}</span>,
    },
    { head: "누구와", width: 14, text: toWhoWords },
    { head: "방법", width: 9, text: ({ way }) => wayLabels[way] },
    { head: MINUTES_COLUMN, width: 6, text: ({ minutes }) => minutes ?? "", isNumber: true },
    { head: "주제", width: 16, text: ({ topics }) => (topics ?? []).map(toTopicLabel).join(", ") },
    {
      head: "내용",
      width: 60,
      text: toBodyWords,
      show: (one) => <Found text={toBodyWords(one)} typed={typed} />,
    },
    {
      head: "약속",
      width: 30,
      text: ({ followUp }) => followUp ?? "",
      show: ({ followUp }) => <Found text={followUp ?? ""} typed={typed} />,
    },
  ];
}

/** Of the file alone: what became of a record, which no seal tells of. */
export const besideColumns: readonly TableColumn<KeptConsult>[] = [
  { head: "다시 연락할 날", width: 14, text: ({ dueOn }) => dueOn ?? "" },
  { head: "했어요", width: 12, text: ({ doneOn }) => doneOn ?? "" },
  { head: "보관", width: 20, text: ({ archived }) => archived?.reason ?? "" },
];

/** Of the file alone: by what each record that is sealed as it stands can be looked up. */
export function toSealColumns(
  marks: ReadonlyMap<string, SealMarks>,
): readonly TableColumn<KeptConsult>[] {
  return [
    { head: TIME_COLUMN, width: 18, text: ({ id }) => marks.get(id)?.time ?? "" },
    { head: SEAL_COLUMN, width: 26, text: ({ id }) => marks.get(id)?.code ?? "" },
    { head: ADDRESS_COLUMN, width: 30, text: ({ id }) => marks.get(id)?.address ?? "" },
  ];
}

/** The sentence with the word marked; without one in it, how the text begins. */
function Found({ text, typed }: { readonly text: string; readonly typed: string }) {
  const found = findSentence(text, typed);
  if (!found) {
    const start = text.replaceAll(/\s+/g, " ").trim();
    return start.length > LONGEST_START ? `${start.slice(0, LONGEST_START)}…` : start;
  }
  return (
    <>
      {found.before}
      <mark className="rounded-[4px] bg-warm-weak font-semibold text-warm-strong">{found.hit}</mark>
      {found.after}
    </>
  );
}
