import type { Fields, RowOf } from "@damim/domain/record/field.ts";
import type { SaidOnce } from "@damim/domain/record/record.ts";
import type { FieldWords, RecordWords } from "./record-words.ts";

/**
 * The words of a record that is said once; `more` has what its rules ask for beyond its fields.
 *
 * ```ts
 * export const budgetWords = toWords(budget);
 * ```
 */
export function toWords<F extends Fields>(
  of: SaidOnce<F>,
  more: Partial<Omit<RecordWords<RowOf<F>>, "kind" | "sort" | "fields">> = {},
): RecordWords<RowOf<F>> {
  const words = Object.entries(of.fields).map(([name, field]) => [
    name,
    field.label === undefined ? undefined : toFieldWords(field, field.label),
  ]);
  return {
    kind: of.kind,
    sort: of.sort,
    toSubject: (record) => of.subject(record.fields as { readonly [K in keyof F]?: unknown }),
    ...more,
    // Made of the same fields as the row.
    fields: Object.fromEntries(words) as RecordWords<RowOf<F>>["fields"],
  };
}

function toFieldWords(field: Fields[string], label: string): FieldWords {
  return {
    label,
    describe: (value) => field.say(value),
    ...(field.isInSubject && { isInSubject: true }),
  };
}
