import type { RecordKind } from "@damim/sync/kind.ts";
import { ok, type Result } from "../base/result.ts";
import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay } from "../calendar-day/korean-day.ts";
import type { DraftOf, Fields, RowOf } from "./field.ts";
import type { RecordSheet, SheetPart } from "./record-sheet.ts";

export interface SubjectFacts {
  readonly id: string;
  /** 「3번 김가온」 of an id, 「학생」 of one that nobody knows any more. */
  readonly nameStudent: (studentId: string) => string;
}

/**
 * A record said once. Its kind stands in a file of its own, for the first screen knows names alone.
 *
 * ```ts
 * export const memoFolder = record({
 *   kind: memoFolderKind,
 *   scope: "year",
 *   sort: "메모 폴더",
 *   subject: ({ name }) => (name ? `「${name}」` : "폴더"),
 *   fields: folderFields,
 * });
 * ```
 */
export interface SaidOnce<F extends Fields = Fields, Name extends string = string> {
  readonly kind: RecordKind<RowOf<F>, Name>;
  /** Rows of "profile" outlive a school year, those of "assign" are of one saved 반편성. */
  readonly scope: "profile" | "year" | "assign";
  /** 「예산」: what sort of record it is, and the tab of its sheet. */
  readonly sort: string;
  /** What one of them is about: 「「학급운영비」」. Its fields may be of any shape. */
  subject(fields: { readonly [K in keyof F]?: unknown }, of: SubjectFacts): string;
  /** When it is about: 「11월 20일 금요일」. Absent: the sort stands in its place. */
  when?(fields: { readonly [K in keyof F]?: unknown }, id: string): string | undefined;
  readonly fields: F;
  /** What no single field can know: the field that the sentence stands at. */
  check?(row: RowOf<F>): readonly [field: keyof F & string, sentence: string] | undefined;
  /** The columns of its sheet: names of fields, and what is read out of more than one. Default: fields with a width. */
  readonly columns?: readonly ((keyof F & string) | SheetPart<RowOf<F>>)[];
  /** Where its line stands in the sheet. Default: the teacher's order. */
  readonly place?: (row: RowOf<F>) => string | number;
  /** Where one line a row is not what people look for. */
  readonly sheets?: readonly [RecordSheet, ...RecordSheet[]];
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
export interface DraftRefusal<F extends Fields> {
  readonly type: "DraftUnread";
  readonly sentences: { readonly [K in keyof F]?: string };
}

/**
 * What a form writes: every field that it holds, `null` where it is empty; or a sentence for every field that has to be
 * mended. A form may hold some of the fields only.
 *
 * ```ts
 * readDraft(memoFolder, { name: " " }); // sentences: { name: "폴더 이름을 적어 주세요." }
 * ```
 */
export function readDraft<F extends Fields, D extends Partial<DraftOf<F>>>(
  of: Pick<SaidOnce<F>, "fields" | "check">,
  draft: D,
): Result<RowOf<Pick<F, keyof D & keyof F>>, DraftRefusal<F>> {
  const sentences: { [K in keyof F]?: string } = {};
  const row: Record<string, unknown> = {};
  for (const [name, typed] of Object.entries(draft)) {
    const read = of.fields[name]?.read(typed);
    if (read?.ok) row[name] = read.value;
    else if (read) sentences[name as keyof F] = read.refusal.sentence;
  }
  const isRead = Object.keys(sentences).length === 0;
  // Each value came out of its own field.
  const wrong = isRead && of.check?.(row as RowOf<F>);
  if (wrong) sentences[wrong[0] as keyof F] = wrong[1];
  return isRead && !wrong
    ? ok(row as RowOf<Pick<F, keyof D & keyof F>>)
    : { ok: false, refusal: { type: "DraftUnread", sentences } };
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
