import type { Change } from "@damim/sync/change.ts";
import type { GenericSchema } from "valibot";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { BaseRows } from "../class-table/typed/write-base-week.ts";

export const TEMPLATE_NAMES = [
  "check",
  "bells",
  "seatRoom",
  "baseTable",
  "wall",
  "budget",
  "snippets",
  "survey",
] as const;

export type TemplateName = (typeof TEMPLATE_NAMES)[number];

export const templateLabels: Readonly<Record<TemplateName, string>> = {
  check: "체크 목록",
  bells: "시정표",
  seatRoom: "자리 모양",
  baseTable: "기초시간표",
  wall: "모둠화면",
  budget: "예산 항목",
  snippets: "문구",
  survey: "설문 양식",
};

/** Whether a field of a record goes along when it is shared. A new field does not compile until somebody decides. */
export type SharedFields<Row> = Readonly<Record<keyof Row, "shared" | "dropped">>;

/** How much of a record stays where it is, counted: 「이름 28개, 날짜 12개는 가지 않아요」. */
export interface DroppedCount {
  /** Pupils who are named in it. */
  readonly names: number;
  readonly days: number;
}

/** How a template looks, on a grid from the left top: seats, widgets, lessons of a week. */
export interface TemplatePicture {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly text: string;
  }[];
}

/** What making records of a template needs to know of where they are made. */
export interface TemplateFacts {
  /** A fresh UUIDv7 on each call. */
  readonly newId: () => string;
  readonly today: CalendarDay;
  /** Of the school year. */
  readonly span: { readonly from: CalendarDay; readonly to: CalendarDay };
  /** Titles of this kind that stand already. */
  readonly titles: readonly string[];
  /** Behind the last one, where the kind is kept in an order. */
  readonly order: string;
  /** The timetable as it stands. */
  readonly table: BaseRows;
  readonly chance: () => number;
}

/**
 * One sort of thing that teachers share (14 §6). By schema and not by guess: its data hold numbers, enumerations, days of
 * the week and free texts; ids, calendar days and whatever names a pupil have no place in them.
 *
 * `Source` is what is shared: a record, or records that belong together; `Fields` decides for every field of each.
 */
export interface TemplateKind<Source, Data, Fields = SharedFields<Source>> {
  readonly name: TemplateName;
  readonly version: number;
  readonly fields: Fields;
  /** Strict: a part that it does not know is refused by its name. */
  readonly schema: GenericSchema<unknown, Data>;
  readonly take: (source: Source) => Data;
  readonly titleOf: (data: Data) => string;
  /** What goes along, each in a few words; every free text of the data stands in it. */
  readonly listShared: (data: Data) => readonly string[];
  /** Absent where there is nothing to be seen. */
  readonly picture?: (data: Data) => TemplatePicture;
  /** What of a record stays, each in a few words. */
  readonly listDropped: (source: Source) => readonly string[];
  /** What of the record itself stays, beside what hangs on it. */
  readonly countDropped: (source: Source) => DroppedCount;
  /** New records; what stands is never changed. */
  readonly make: (data: Data, facts: TemplateFacts) => readonly Change[];
}

export const nothingDropped: DroppedCount = { names: 0, days: 0 };

/** How many of these days are told. */
export function countDays(...days: readonly (CalendarDay | null | undefined)[]): DroppedCount {
  return { names: 0, days: days.filter(Boolean).length };
}

/**
 * 「이름 28개, 날짜 12개는 가지 않아요」; 「학생 이름과 날짜는 가지 않아요」 where there is none to count.
 */
export function sayDropped({ names, days }: DroppedCount): string {
  const counted = [names > 0 && `이름 ${names}개`, days > 0 && `날짜 ${days}개`].filter(Boolean);
  return counted.length === 0
    ? "학생 이름과 날짜는 가지 않아요."
    : `${counted.join(", ")}는 가지 않아요.`;
}

/**
 * A title that none of the others is: 「독서록 (2)」.
 *
 * ```ts
 * toFreeTitle("독서록", ["독서록", "독서록 (2)"], 60); // 「독서록 (3)」
 * ```
 */
export function toFreeTitle(title: string, titles: readonly string[], longest: number): string {
  if (!titles.includes(title)) return title;
  for (let count = 2; ; count += 1) {
    const end = ` (${count})`;
    const free = title.slice(0, longest - end.length) + end;
    if (!titles.includes(free)) return free;
  }
}
