import type { AnyKind, RecordKind } from "@damim/sync/kind.ts";
import type { TopicName } from "../data-map/data-topics.ts";
import { ok, refuse, type Result } from "../base/result.ts";
import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay } from "../calendar-day/korean-day.ts";
import type { DraftOf, Fields, RowOf, Written } from "./field.ts";
import type { RecordSheet, SheetPart, SheetRows } from "./record-sheet.ts";

export interface SubjectFacts {
  readonly id: string;
  /** 「3번 김가온」 of an id, 「학생」 of one that nobody knows any more. */
  readonly nameStudent: (studentId: string) => string;
}

/** What a kind says of itself, whatever its fields are. */
export interface RecordFacts {
  readonly kind: AnyKind;
  /** Rows of "profile" outlive a school year, those of "assign" are of one saved 반편성. */
  readonly scope: "profile" | "year" | "assign";
  /** What is kept of people in it: its lines of the data map. */
  readonly topics: readonly [TopicName, ...TopicName[]];
  /**
   * Its texts are read where nobody signs in, by a calendar feed or on a placed board: before somebody's name goes from
   * the roster it goes out of them (`destruction/pupil/hide-in-texts.ts`), for afterwards nobody knows what to hide.
   */
  readonly leaves?: true;
  /** No screen shows 변경 이력 of it: why, stands beside. */
  readonly hasNoHistory?: true;
}

/**
 * A record said once. Its kind stands in a file of its own, for the first screen knows names alone.
 *
 * ```ts
 * export const memoFolder = record({
 *   kind: memoFolderKind,
 *   scope: "year",
 *   topics: ["observed"],
 *   sort: "메모 폴더",
 *   subject: ({ name }) => (name ? `「${name}」` : "폴더"),
 *   fields: folderFields,
 * });
 * ```
 */
export interface SaidOnce<
  F extends Fields = Fields,
  Name extends string = string,
> extends RecordFacts {
  readonly kind: RecordKind<RowOf<F>, Name>;
  /** 「예산」: what sort of record it is, and the tab of its sheet. */
  readonly sort: string;
  /** What one of them is about: 「「학급운영비」」. Its fields may be of any shape. */
  subject(fields: { readonly [K in keyof F]?: unknown }, of: SubjectFacts): string;
  /** When it is about: 「11월 20일 금요일」. Absent: the sort stands in its place. */
  when?(fields: { readonly [K in keyof F]?: unknown }, id: string): string | undefined;
  readonly fields: F;
  /** Fields of newer versions are refused too. */
  readonly isStrict?: true;
  /** What no single field can know: the field that the sentence stands at. */
  check?(row: RowOf<F>): readonly [field: keyof F & string, sentence: string] | undefined;
  /** The tab of its sheet. Default: the sort. */
  readonly tab?: string;
  /** The columns of its sheet: names of fields, and what is read out of more than one. Default: fields with a width. */
  readonly columns?: readonly ((keyof F & string) | SheetPart<RowOf<F>>)[];
  /** Where its line stands in the sheet, lines of one place by their ids. Default: the teacher's order. */
  place?(row: RowOf<F>, rows: SheetRows): string | number;
  /** Where one line a row is not what people look for. */
  readonly sheets?: readonly [RecordSheet, ...RecordSheet[]];
  readonly trash?: {
    /** It ends with what comes after it: nobody looks for it in 휴지통. */
    readonly isLeftOut?: true;
    /** Default: all that have words. */
    readonly fields?: readonly (keyof F & string)[];
  };
}

/** 「11월 20일 금요일」 of an id that begins with its day: for `when`. */
export function sayDayOfId(_: unknown, id: string): string | undefined {
  const [day] = id.split("~");
  return isCalendarDay(day) ? toKoreanDay(day) : undefined;
}

/** Only says that `of` is one. */
export function record<const F extends Fields, const Name extends string>(
  of: SaidOnce<F, Name>,
): SaidOnce<F, Name> {
  return of;
}

/** The one sentence of each field that can't be stored. */
export interface DraftRefusal<Name extends string = string> {
  readonly type: "DraftUnread";
  readonly sentences: { readonly [N in Name]?: string };
}

type Rule<Row> = (row: Row) => readonly [field: string, sentence: string] | undefined;

/**
 * What a form writes: every field that it holds, `null` where it is empty; or a sentence for every field that has to be
 * mended. A form may hold some of the fields only, and other things beside them, which are left to `rule`.
 *
 * ```ts
 * readDraft(memoFolder, { name: " " }); // sentences: { name: "폴더 이름을 적어 주세요." }
 * ```
 *
 * @param rule what this form asks for besides the record's own `check`
 */
export function readDraft<F extends Fields, D extends Partial<DraftOf<F>>>(
  of: Pick<SaidOnce<F>, "fields" | "check">,
  draft: D,
  rule?: Rule<Written<Pick<F, keyof D & keyof F>>>,
): Result<Written<Pick<F, keyof D & keyof F>>, DraftRefusal> {
  const sentences: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const [name, typed] of Object.entries(draft)) {
    const read = of.fields[name]?.read(typed);
    if (read?.ok) values[name] = read.value;
    else if (read) sentences[name] = read.refusal.sentence;
  }
  if (Object.keys(sentences).length > 0) return refuse({ type: "DraftUnread", sentences });
  // Each value came out of its own field.
  const row = values as Written<Pick<F, keyof D & keyof F>>;
  const wrong = rule?.(row) ?? of.check?.(values as RowOf<F>);
  return wrong ? refuseAt(...wrong) : ok(row);
}

/** A draft that only its field of this name keeps from being stored. */
export function refuseAt<const Name extends string>(
  name: Name,
  sentence: string,
): { readonly ok: false; readonly refusal: DraftRefusal } {
  return refuse({ type: "DraftUnread", sentences: { [name]: sentence } });
}

/** A form in two readings says what is to be mended in either. */
export function refuseBoth(...readings: readonly Result<unknown, DraftRefusal>[]): {
  readonly ok: false;
  readonly refusal: DraftRefusal;
} {
  const sentences = readings.map((reading) => (reading.ok ? {} : reading.refusal.sentences));
  return refuse({ type: "DraftUnread", sentences: Object.assign({}, ...sentences) });
}

/** The first sentence, where there are no fields to stand at. */
export function toFirstSentence({ sentences }: DraftRefusal): string {
  return Object.values(sentences)[0] ?? "";
}

/** What a form shows of a row, or of nothing: `showDraft(memoFolder, ["name"], folder)`. */
export function showDraft<F extends Fields, K extends keyof F & string>(
  { fields }: Pick<SaidOnce<F>, "fields">,
  names: readonly K[],
  row: Partial<RowOf<F>>,
): DraftOf<Pick<F, K>> {
  const values = row as { readonly [name: string]: unknown };
  const shown = names.map((name) => [name, fields[name]?.show(values[name])]);
  // Each was shown by its own field.
  return Object.fromEntries(shown) as DraftOf<Pick<F, K>>;
}
