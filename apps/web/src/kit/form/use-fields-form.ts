import type { Result } from "@damim/domain/base/result.ts";
import type { DraftOf, Field, Fields, RowOf, Written } from "@damim/domain/record/field.ts";
import {
  readDraft,
  showDraft,
  type DraftRefusal,
  type SaidOnce,
} from "@damim/domain/record/record.ts";
import { useRef } from "react";
import { useFormDraft, type FormDraft } from "../../data/drafts/use-form-draft.ts";
import { useCheckedForm, type CheckedForm } from "./use-checked-form.ts";

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
  readonly photos: Bound<string>;
  /** The screen has its label and its choices. */
  readonly none: Bound<string>;
  /** For `DayField`. */
  readonly day: Bound<string>;
  readonly clock: Bound<string> & { readonly type: "time" };
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

export type FieldErrors<F> = { readonly [K in keyof F]?: string };

export interface FieldsForm<F extends Fields, K extends keyof F & string, M, T>
  extends Omit<FormDraft<FormValues>, "fields" | "change">, CheckedForm {
  readonly fields: Held<F, K, M>;
  readonly change: (part: Partial<Held<F, K, M>>) => void;
  /** Of each field, once saving was tried. */
  readonly errors: FieldErrors<Held<F, K, M>>;
  /** The sentence of a field that keeps it from being saved and is not on screen. */
  readonly unseen: string | undefined;
  /** What saving would store; nothing while a field is to be mended. */
  readonly value: T | undefined;
  readonly submit: () => void;
  /** Its window opens: what was saved by the last opening is not typed any more, though the window stayed mounted. */
  readonly begin: () => void;
  readonly at: <N extends K>(name: N) => BoundTo<F[N]>;
}

/** What a form holds: its fields as they are typed, and what it alone knows. */
type Held<F extends Fields, K extends keyof F & string, M> = DraftOf<Pick<F, K>> & M;

/**
 * A form over fields of a record that is said once: what was typed outlives window, lock and crash (`useFormDraft`). It is
 * read at each letter, its errors are shown once saving was tried, and focus goes to the first field to mend. Label, options, limit and sentence come from the record, so that a
 * screen says where a field stands and no more.
 *
 * ```tsx
 * const form = useFieldsForm({ of: budget, key: "budget:new", names: ["title", "way"], row: {}, onSave });
 * <TextField {...form.at("title")} placeholder="학급운영비 2학기" />
 * ```
 */
export function useFieldsForm<
  F extends Fields,
  K extends keyof F & string,
  M extends { readonly [N in keyof M]: string | boolean } = object,
  T = Written<Pick<F, K>>,
>(asked: {
  readonly of: Pick<SaidOnce<F>, "fields" | "check">;
  /** Which form, and of whom. */
  readonly key: string;
  readonly names: readonly K[];
  /** What it begins with: the row that is changed, or what a new one usually is. */
  readonly row: Partial<RowOf<F>>;
  /** What it holds besides: by which of two ways something is said. */
  readonly more?: M;
  /** Where fields hang on each other: a repeat without a first day begins today. Default: each by itself. */
  readonly read?: (draft: Held<F, K, M>) => Result<T, DraftRefusal>;
  readonly onSave: (value: T) => void;
}): FieldsForm<F, K, M, T> {
  const { of, key, names, row, more, onSave } = asked;
  // Without a reading of its own a form gives what its fields do.
  const {
    read = (draft) =>
      readDraft(of, draft as unknown as Partial<DraftOf<F>>) as Result<T, DraftRefusal>,
  } = asked;
  const draft = useFormDraft(key, { ...showDraft(of, names, row), ...more } as FormValues);
  const checked = useCheckedForm();
  const isSaved = useRef(false);
  // It was shown by these fields.
  const parsed = read(draft.fields as Held<F, K, M>);
  const errors = checked.isChecked && !parsed.ok ? parsed.refusal.sentences : {};
  const form = {
    ...draft,
    ...checked,
    value: parsed.ok ? parsed.value : undefined,
    errors,
    unseen: checked.isUnseen ? Object.values(errors).find(Boolean) : undefined,
    submit() {
      if (!checked.check(parsed.ok) || !parsed.ok) return;
      draft.finish();
      isSaved.current = true;
      onSave(parsed.value);
    },
    begin() {
      if (!isSaved.current) return;
      isSaved.current = false;
      draft.forget();
      checked.uncheck();
    },
    at: (name: K) => bind(of.fields[name], name, { ...draft, errors }),
  };
  return form as unknown as FieldsForm<F, K, M, T>;
}

function bind(
  field: Field | undefined,
  name: string,
  form: Pick<FormDraft<FormValues>, "fields" | "change"> & {
    readonly errors: FieldErrors<FormValues>;
  },
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
  if (field?.input === "clock") return { ...bound, type: "time" };
  if (field?.input !== "choice") return bound;
  const options = Object.entries(field.labels ?? {}).map(([of, words]) => ({
    value: of,
    label: words,
  }));
  return { ...bound, options };
}
