import type { Field, Fields as Said, RowOf } from "@damim/domain/record/field.ts";
import { leavesGap } from "@damim/domain/record/leaves-gap.ts";
import type { SaidOnce } from "@damim/domain/record/record.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { FieldWords, RecordWords } from "./record-words.ts";

/**
 * The words of a record that is said once; `more` has what its rules ask for beyond its fields.
 *
 * ```ts
 * export const budgetWords = toWords(budget);
 * ```
 */
export function toWords<F extends Said>(
  of: SaidOnce<F>,
  more: Partial<Omit<RecordWords<RowOf<F>>, "kind" | "sort" | "fields">> & {
    readonly fields?: Partial<RecordWords<RowOf<F>>["fields"]>;
  } = {},
): RecordWords<RowOf<F>> {
  const toOwn = (fields: Fields) => fields as { readonly [K in keyof F]?: unknown };
  const words = Object.entries(of.fields).map(([name, field]) => [name, toFieldWords(field)]);
  return {
    kind: of.kind,
    sort: of.sort,
    toSubject: ({ id, fields }, nameStudent) => of.subject(toOwn(fields), { id, nameStudent }),
    leavesGap: (change) => leavesGap(of.fields, change),
    ...(of.trash && { trash: of.trash }),
    ...(of.when && { toWhen: ({ id, fields }) => of.when?.(toOwn(fields), id) ?? of.sort }),
    ...more,
    // Made of the same fields as the row.
    fields: { ...Object.fromEntries(words), ...more.fields } as RecordWords<RowOf<F>>["fields"],
  };
}

function toFieldWords(field: Field): FieldWords | undefined {
  const label = field.said ?? field.label;
  if (label === undefined || label === false) return undefined;
  return {
    label,
    describe: (value) => field.say(value),
    ...(field.isInSubject && { isInSubject: true }),
  };
}
