import type { Result } from "@damim/domain/base/result.ts";
import { useFormDraft, type FormDraft } from "../../data/drafts/use-form-draft.ts";
import { useCheckedForm, type CheckedForm } from "./use-checked-form.ts";

export type FieldErrors<F> = { readonly [K in keyof F]?: string };

export interface RecordForm<F extends { readonly [K in keyof F]: string | boolean }, T>
  extends FormDraft<F>, CheckedForm {
  /** What saving would store; nothing while a field is to be mended. */
  readonly value: T | undefined;
  /** Of each field, once saving was tried. */
  readonly errors: FieldErrors<F>;
  readonly submit: () => void;
}

/**
 * A form over one record: what was typed outlives window, lock and crash (`useFormDraft`). It is read at each letter,
 * its errors are shown once saving was tried, and focus goes to the first field to mend.
 *
 * ```ts
 * const form = useRecordForm({
 *   key: `memo:${id}`,
 *   stored: { title: memo.title, text: memo.text },
 *   parse: parseMemoDraft,
 *   toErrors: (refusal) => ({ [memoRefusalFields[refusal.type]]: toSentence(memoMessages, refusal) }),
 *   onSave,
 * });
 * ```
 */
export function useRecordForm<F extends { readonly [K in keyof F]: string | boolean }, T, R>(form: {
  /** Which form, and of whom. */
  readonly key: string;
  /** Every field, with what it shows untouched. */
  readonly stored: F;
  readonly parse: (fields: F) => Result<T, R>;
  readonly toErrors: (refusal: R) => FieldErrors<F>;
  readonly onSave: (value: T) => void;
}): RecordForm<F, T> {
  const draft = useFormDraft(form.key, form.stored);
  const checked = useCheckedForm();
  const parsed = form.parse(draft.fields);
  return {
    ...draft,
    ...checked,
    value: parsed.ok ? parsed.value : undefined,
    errors: checked.isChecked && !parsed.ok ? form.toErrors(parsed.refusal) : {},
    submit() {
      if (!checked.check(parsed.ok) || !parsed.ok) return;
      draft.finish();
      form.onSave(parsed.value);
    },
  };
}
