import {
  useEffect,
  useId,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { useAfterPress } from "./after-press.ts";
import { isComposing } from "./form.tsx";

export interface ComboboxProps<T> {
  /** What fits the typed text, in the order of the list. */
  readonly options: readonly T[];
  /** The one that Enter takes before an arrow has marked another. */
  readonly first?: T | undefined;
  readonly onPick: (option: T) => void;
  /** Enter where no option is marked; without it, that Enter is the form's. */
  readonly onTake?: () => void;
  /** Backspace in the empty field. */
  readonly onTakeBack?: () => void;
  /** The focus has gone elsewhere. */
  readonly onLeave?: () => void;
}

/**
 * A field with a list below it. Down and Up walk over the options, Enter picks the marked one, Escape closes the list
 * alone. The keys of a syllable that is still being composed belong to it.
 */
export function useCombobox<T>(props: ComboboxProps<T>) {
  const { options, first, onPick, onTake, onTakeBack, onLeave } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<number>();
  const afterPress = useAfterPress();
  const isListed = isOpen && options.length > 0;
  const at = marked ?? (first === undefined ? -1 : options.indexOf(first));
  const active = isListed ? options[at] : undefined;
  const activeId = active === undefined ? undefined : `${id}-${at}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  // The list lies over the form: what is pressed there next is meant for the form.
  const close = (): void => {
    setOpen(false);
    setMarked(undefined);
  };
  const pick = (option: T): void => {
    onPick(option);
    close();
  };
  const move = (by: number): void => {
    setOpen(true);
    const from = at < 0 && by < 0 ? 0 : at;
    setMarked(isListed ? (from + by + options.length) % options.length : Math.max(at, 0));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    const { key, currentTarget } = event;
    if (key === "ArrowDown" && options.length > 0) move(1);
    else if (key === "ArrowUp" && options.length > 0) move(-1);
    else if (key === "Escape" && isListed) {
      close();
      event.stopPropagation();
    } else if (key === "Enter" && active !== undefined) pick(active);
    else if (key === "Enter" && onTake) {
      onTake();
      close();
    } else if (key === "Backspace" && currentTarget.value === "" && onTakeBack) onTakeBack();
    else return;
    event.preventDefault();
  };
  return {
    /** Of the element around field and list. */
    around: {
      onBlur(event: FocusEvent): void {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        close();
        afterPress(() => onLeave?.());
      },
    },
    input: {
      role: "combobox" as const,
      autoComplete: "off",
      "aria-expanded": isListed,
      "aria-autocomplete": "list" as const,
      "aria-controls": isListed ? `${id}-list` : undefined,
      "aria-activedescendant": activeId,
      onClick: () => setOpen(true),
      onInput: () => {
        setOpen(true);
        setMarked(undefined);
      },
      onKeyDown: handleKey,
    },
    list: isListed ? { id, options, active, onPick: pick } : undefined,
  };
}

/** The options below a field, which keeps the focus. */
export function OptionList<T>(props: {
  readonly id: string;
  readonly label: string;
  readonly options: readonly T[];
  readonly active: T | undefined;
  readonly onPick: (option: T) => void;
  readonly className: string;
  readonly children: (option: T) => ReactNode;
}) {
  const { id, label, options, active, onPick, className, children } = props;
  return (
    <div
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list of options takes the field's focus
      role="listbox"
      aria-label={label}
      className={`absolute z-20 overflow-y-auto overscroll-contain rounded-card bg-surface p-1.5 shadow-float ${className}`}
    >
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
        <div
          key={index}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
          role="option"
          aria-selected={option === active}
          tabIndex={-1}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
          className="flex min-h-11 cursor-pointer flex-col justify-center rounded-ctl px-3 text-15 font-semibold hover:bg-hover aria-selected:bg-brand-weak aria-selected:text-brand-strong"
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}
