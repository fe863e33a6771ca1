import type { Result } from "@damim/domain/base/result.ts";
import type { DraftOf, Field, Fields, RowOf } from "@damim/domain/record/field.ts";
import {
  readDraft,
  showDraft,
  type DraftRefusal,
  type SaidOnce,
} from "@damim/domain/record/record.ts";
import { useRecordForm, type RecordForm } from "./use-record-form.ts";

type FormValues = Readonly<Record<string, string | boolean>>;

/** What every input is given of its field. */
interface Bound<D> {
  readonly label: string;
  readonly fieldSize: "normal";
  readonly value: D;
  readonly onValueChange: (value: D) => void;
  readonly error: string | undefined;
}

interface Inputs<D> {
  readonly text: Bound<string>;
  readonly weekdays: Bound<string>;
  /** The screen has its label and its choices. */
  readonly none: Bound<string>;
  readonly day: Bound<string> & { readonly type: "date" };
  readonly choice: Bound<D> & {
    readonly options: readonly { readonly value: D & string; readonly label: string }[];
  };
  readonly yes: {
    readonly label: string;
    readonly isChecked: boolean;
    readonly onCheckedChange: (isChecked: boolean) => void;
  };
}

/** The props of the input that shows a field: `TextField`, `Select`, `Checkbox`. */
export type BoundTo<F> =
  F extends Field<infer _, infer D, infer N>
    ? N extends keyof Inputs<D>
      ? Inputs<D>[N]
      : never
    : never;

export interface FieldsForm<F extends Fields, K extends keyof F & string> extends RecordForm<
  FormValues,
  RowOf<Pick<F, K>>
> {
  readonly at: <N extends K>(name: N) => BoundTo<F[N]>;
}

/**
 * A form over fields of a record that is said once: label, options, limit and sentence come from the record, so that a
 * screen says where a field stands and no more.
 *
 * ```tsx
 * const form = useFieldsForm({ of: budget, key: "budget:new", names: ["title", "way"], row: {}, onSave });
 * <TextField {...form.at("title")} placeholder="학급운영비 2학기" />
 * ```
 */
export function useFieldsForm<F extends Fields, K extends keyof F & string>(asked: {
  readonly of: Pick<SaidOnce<F>, "fields" | "check">;
  /** Which form, and of whom. */
  readonly key: string;
  readonly names: readonly K[];
  /** What it begins with: the row that is changed, or what a new one usually is. */
  readonly row: Partial<RowOf<F>>;
  /** What the form knows before its fields are read: a repeat without a first day begins today. */
  readonly before?: (draft: DraftOf<Pick<F, K>>) => DraftOf<Pick<F, K>>;
  readonly onSave: (value: RowOf<Pick<F, K>>) => void;
}): FieldsForm<F, K> {
  const { of, key, names, row, before, onSave } = asked;
  // It was shown by these fields.
  const toDraft = (values: FormValues): DraftOf<Pick<F, K>> => {
    const draft = values as DraftOf<Pick<F, K>>;
    return before ? before(draft) : draft;
  };
  const form = useRecordForm<FormValues, RowOf<Pick<F, K>>, DraftRefusal<F>>({
    key,
    stored: showDraft(of, names, row) as FormValues,
    // No other fields are read.
    parse: (values) =>
      readDraft(of, toDraft(values) as Partial<DraftOf<F>>) as Result<
        RowOf<Pick<F, K>>,
        DraftRefusal<F>
      >,
    toErrors: ({ sentences }) => sentences,
    onSave,
  });
  return {
    ...form,
    at: (name) => bind(of.fields[name], name, form) as BoundTo<F[typeof name]>,
  };
}

function bind(
  field: Field | undefined,
  name: string,
  form: RecordForm<FormValues, unknown>,
): object {
  const label = field?.label ?? "";
  const value = form.fields[name];
  const change = (next: string | boolean): void => form.change({ [name]: next });
  if (field?.input === "yes") return { label, isChecked: value, onCheckedChange: change };
  const bound = {
    label,
    fieldSize: "normal",
    value,
    onValueChange: change,
    error: form.errors[name],
  };
  if (field?.input === "day") return { ...bound, type: "date" };
  if (field?.input !== "choice") return bound;
  const options = Object.entries(field.labels ?? {}).map(([of, words]) => ({
    value: of,
    label: words,
  }));
  return { ...bound, options };
}
