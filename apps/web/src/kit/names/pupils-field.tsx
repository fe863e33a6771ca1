import { X } from "lucide-react";
import { useRef } from "react";
import { OptionList, useCombobox } from "../../ui/field/combobox.tsx";
import { NOT_SENT } from "../../ui/field/too-long.ts";
import { FieldFrame, fieldBox, fieldHeight, useFieldIds } from "../../ui/field/field-frame.tsx";

/** What is meant by a typed text. */
export interface PupilSearch<T> {
  /** The list below the field: nobody who is chosen. */
  readonly found: readonly T[];
  /** Whom Enter takes where no arrow has marked another. */
  readonly first: T | undefined;
  /** Whom the text means for sure, without a look at the list. */
  readonly meant: readonly T[];
  /** What of it stays in the field then. */
  readonly left: string;
}

export interface PupilsFieldProps<T extends { readonly id: string }> {
  readonly chosen: readonly T["id"][];
  /** What is typed and not taken yet. */
  readonly typed: string;
  readonly search: PupilSearch<T>;
  readonly toWords: (pupil: T) => string;
  readonly nameChosen: (id: T["id"]) => string;
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly onChange: (next: {
    readonly chosen: readonly T["id"][];
    readonly typed: string;
  }) => void;
  /** In a row that has its own label: dense, with the chosen ones inside the box. */
  readonly isInRow?: boolean;
  readonly label?: string;
  /** One pupil alone: who is chosen next takes the place of the one before. */
  readonly isOne?: boolean;
}

/**
 * One to several pupils. Enter takes the marked one, or else what is typed (「1-5 8」), and never sends the form; leaving
 * the field takes what is typed as well. Backspace in the empty field gives the last one back.
 */
export function PupilsField<T extends { readonly id: string }>(props: PupilsFieldProps<T>) {
  const { chosen, typed, search, toWords, nameChosen, placeholder, error, onChange } = props;
  const { isInRow = false, label = "학생", isOne = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const isTyped = typed.trim() !== "";
  const take = (pupils: readonly T[], left: string): void =>
    onChange({
      chosen: [...new Set([...chosen, ...pupils.map(({ id }) => id)])].slice(isOne ? -1 : 0),
      typed: left,
    });
  const takeTyped = (): void => {
    if (isTyped) take(search.meant, search.left);
  };
  const box = useCombobox({
    options: search.found,
    first: search.first,
    onPick: (pupil) => take([pupil], ""),
    onTake: takeTyped,
    ...(chosen.length > 0 && {
      onTakeBack: () => onChange({ chosen: chosen.slice(0, -1), typed }),
    }),
    onLeave: takeTyped,
  });
  const isNobody = isTyped && search.found.length === 0 && search.meant.length === 0;
  // A list of several below the field needs no sentence.
  const isOpen = isTyped && search.meant.length === 0 && !box.list;
  const toPick = isOpen ? "누구인지 목록에서 골라 주세요." : undefined;
  const hint = isNobody ? "찾는 학생이 없어요. 이름이나 번호를 다시 적어 보세요." : toPick;
  const ids = useFieldIds({ hint, error });
  const chips = chosen.length > 0 && (
    <ul
      aria-label={label === "학생" ? "고른 학생" : `고른 ${label}`}
      className={isInRow ? "contents" : "order-last mt-2 flex flex-wrap gap-1.5"}
    >
      {chosen.map((id) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`${nameChosen(id)} 빼기`}
            className="press inline-flex min-h-9 items-center gap-1 rounded-pill bg-brand-weak pr-2 pl-3 text-14 font-semibold text-brand-strong"
            onClick={() => {
              onChange({ chosen: chosen.filter((each) => each !== id), typed });
              input.current?.focus();
            }}
          >
            {nameChosen(id)}
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="min-w-0 flex-1" {...box.around}>
      <FieldFrame label={label} isLabelHidden={isInRow} hint={hint} error={error} ids={ids}>
        <div
          className={
            isInRow
              ? `flex flex-wrap items-center gap-1.5 py-1 ${fieldBox} ${fieldHeight.dense} h-auto! min-h-11 px-1.5!`
              : "flex flex-col"
          }
        >
          {chips}
          <div className={`relative ${isInRow ? "min-w-32 flex-1" : ""}`}>
            <input
              {...box.input}
              ref={input}
              id={ids.fieldId}
              placeholder={placeholder}
              spellCheck={false}
              // Beside others a name that is not taken yet would be lost; alone the form itself asks for it.
              {...(isTyped && chosen.length > 0 && { [NOT_SENT]: true })}
              value={typed}
              onChange={(event) => onChange({ chosen, typed: event.target.value })}
              aria-invalid={error ? true : undefined}
              aria-describedby={ids.describedBy}
              className={
                isInRow
                  ? "h-9 w-full min-w-0 bg-transparent px-2 outline-none"
                  : `${fieldBox} ${fieldHeight.normal}`
              }
            />
            {box.list && (
              <OptionList
                {...box.list}
                label={isInRow ? "고를 학생" : `${label} 목록`}
                className={`top-full left-0 max-h-60 ${isInRow ? "mt-2 w-60" : "right-0 mt-1"}`}
              >
                {toWords}
              </OptionList>
            )}
          </div>
        </div>
      </FieldFrame>
    </div>
  );
}
