import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { isClockTime } from "../calendar-day/clock-time.ts";
import { withParticle } from "../hangul/particle.ts";
import { sortBellRows, toBellRowType } from "./bell-rows.ts";
import {
  LAST_BELL_PERIOD,
  LONGEST_BELL_LABEL_CHARACTERS,
  LONGEST_BELLS_NAME_CHARACTERS,
  MOST_BELL_ROWS,
  type BellRow,
  type BellRowType,
  type Bells,
} from "./bells.ts";

/** One line of the form. An empty type is what the label says. */
export interface BellRowDraft {
  readonly id: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly type: BellRowType | "";
  /** Of a lesson; empty is what the label says. */
  readonly period: string;
}

/** What the form holds. */
export interface BellsDraft {
  readonly name: string;
  /** ISO weekdays in any order. */
  readonly days: string;
  readonly rows: readonly BellRowDraft[];
}

/** `id` is the row to mend. */
export type BellsRefusal =
  | { readonly type: "NameEmpty" }
  | { readonly type: "NameTooLong"; readonly longest: number }
  | { readonly type: "NoRows" }
  | { readonly type: "TooManyRows"; readonly most: number }
  | { readonly type: "LabelEmpty"; readonly id: string }
  | { readonly type: "LabelTooLong"; readonly id: string; readonly longest: number }
  | { readonly type: "TimeUnclear"; readonly id: string; readonly label: string }
  | { readonly type: "EndsBeforeStart"; readonly id: string; readonly label: string }
  | { readonly type: "PeriodUnclear"; readonly id: string; readonly label: string }
  | { readonly type: "PeriodTwice"; readonly id: string; readonly period: number }
  | {
      readonly type: "RowsOverlap";
      readonly id: string;
      readonly label: string;
      readonly earlier: string;
    };

export const bellsMessages: MessagesFor<BellsRefusal> = {
  NameEmpty: () => "시정의 이름을 적어 주세요. 「평소」처럼 적어요.",
  NameTooLong: ({ longest }) => `이름은 ${longest}자까지 적을 수 있어요.`,
  NoRows: () => "시간을 한 줄은 적어 주세요.",
  TooManyRows: ({ most }) => `한 시정에 ${most}줄까지 적을 수 있어요.`,
  LabelEmpty: () => "무슨 시간인지 적어 주세요. 「1교시」, 「점심」처럼 적어요.",
  LabelTooLong: ({ longest }) => `시간의 이름은 ${longest}자까지 적을 수 있어요.`,
  TimeUnclear: ({ label }) => `${label}의 시각을 09:40처럼 적어 주세요.`,
  EndsBeforeStart: ({ label }) =>
    `${withParticle(label, "이/가")} 시작하기 전에 끝나요. 시각을 다시 적어 주세요.`,
  PeriodUnclear: ({ label }) => `${withParticle(label, "은/는")} 몇 교시인지 숫자로 적어 주세요.`,
  PeriodTwice: ({ period }) => `${period}교시가 두 줄에 있어요. 한 줄만 남겨 주세요.`,
  RowsOverlap: ({ label, earlier }) =>
    `${withParticle(label, "이/가")} ${withParticle(earlier, "과/와")} 겹쳐요.`,
};

/** What the form writes. */
export type BellsFields = Pick<Bells, "name" | "days" | "rows">;

/**
 * The bell table that a form stands for, its rows in the order of the day. Rows that overlap, or a lesson that stands
 * twice, are refused: one second has one row, and a lesson one time.
 */
export function parseBellsDraft(draft: BellsDraft): Result<BellsFields, BellsRefusal> {
  const name = draft.name.normalize("NFC").trim();
  if (name === "") return refuse({ type: "NameEmpty" });
  if (name.length > LONGEST_BELLS_NAME_CHARACTERS)
    return refuse({ type: "NameTooLong", longest: LONGEST_BELLS_NAME_CHARACTERS });
  if (draft.rows.length === 0) return refuse({ type: "NoRows" });
  if (draft.rows.length > MOST_BELL_ROWS)
    return refuse({ type: "TooManyRows", most: MOST_BELL_ROWS });
  const read: BellRow[] = [];
  for (const line of draft.rows) {
    const row = parseRow(line);
    if (!row.ok) return row;
    read.push(row.value);
  }
  const rows = sortBellRows(read);
  const clash = findClash(rows);
  if (clash) return refuse(clash);
  const days = Array.from("1234567")
    .filter((day) => draft.days.includes(day))
    .join("");
  return ok({ name, days, rows });
}

function parseRow({ id, from, to, ...draft }: BellRowDraft): Result<BellRow, BellsRefusal> {
  const label = draft.label.normalize("NFC").trim();
  if (label === "") return refuse({ type: "LabelEmpty", id });
  if (label.length > LONGEST_BELL_LABEL_CHARACTERS)
    return refuse({ type: "LabelTooLong", id, longest: LONGEST_BELL_LABEL_CHARACTERS });
  if (!isClockTime(from) || !isClockTime(to)) return refuse({ type: "TimeUnclear", id, label });
  if (to <= from) return refuse({ type: "EndsBeforeStart", id, label });
  const said = toBellRowType(label);
  const type = draft.type || said.type;
  if (type !== "lesson") return ok({ id, label, from, to, type });
  const typed = draft.period.trim();
  const period = typed === "" ? said.period : Number(typed);
  if (!isPeriod(period)) return refuse({ type: "PeriodUnclear", id, label });
  return ok({ id, label, from, to, type, period });
}

function isPeriod(period: number | null | undefined): period is number {
  return Number.isInteger(period) && Number(period) >= 0 && Number(period) <= LAST_BELL_PERIOD;
}

/** The first row, of rows in order, that takes another one's time or lesson. */
function findClash(rows: readonly BellRow[]): BellsRefusal | undefined {
  const periods = new Set<number>();
  for (const [index, { id, label, from, period }] of rows.entries()) {
    const before = rows[index - 1];
    if (before && before.to > from)
      return { type: "RowsOverlap", id, label, earlier: before.label };
    if (!isPeriod(period)) continue;
    if (periods.has(period)) return { type: "PeriodTwice", id, period };
    periods.add(period);
  }
  return undefined;
}
