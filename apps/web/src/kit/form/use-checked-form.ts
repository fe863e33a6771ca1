import { useId, useRef, useState, type RefObject } from "react";

/** What the kit knows of a form, whatever it is about. */
export interface CheckedForm {
  readonly id: string;
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Saving was tried: from now on its errors are shown. */
  readonly isChecked: boolean;
  /** At each try to save; gives back whether it may be saved, else focus goes to the first field to mend. */
  readonly check: (isValid: boolean) => boolean;
  /** Saving was refused, and no field on screen says why: the one to mend is folded away. */
  readonly isUnseen: boolean;
  /** It begins anew: nothing is complained of again. */
  readonly uncheck: () => void;
}

/** A form that complains of nothing before saving was tried. `useFieldsForm` has it; alone for forms without a draft. */
export function useCheckedForm(): CheckedForm {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [isUnseen, setUnseen] = useState(false);
  const check = (isValid: boolean): boolean => {
    setChecked(true);
    // Once the errors are on screen.
    if (!isValid)
      setTimeout(() => {
        const first = ref.current?.querySelector<HTMLElement>("[aria-invalid=true],[data-invalid]");
        first?.focus();
        setUnseen(!first);
      });
    return isValid;
  };
  return { id, ref, isChecked, isUnseen, check, uncheck: () => setChecked(false) };
}
