import {
  sortAssignPupils,
  toPupilWords,
  type AssignPupil,
} from "@damim/domain/class-assignment/assign-plan.ts";
import { hasTyped } from "@damim/domain/hangul/initial-consonants.ts";
import { X } from "lucide-react";
import { useId, useMemo, useState, type KeyboardEvent } from "react";
import { isComposing } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

const MOST_SHOWN = 8;

/** Pupils of the whole grade by name, 초성 or 「3-12」; a list of at most `most`. */
export function PupilField(props: {
  readonly pupils: readonly AssignPupil[];
  readonly chosen: readonly string[];
  readonly most: number;
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  const { pupils, chosen, most, error, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const sorted = useMemo(() => sortAssignPupils(pupils), [pupils]);
  const wanted = typed.trim();
  const found = wanted === "" ? [] : sorted.filter(fits(wanted, chosen)).slice(0, MOST_SHOWN);
  const isListed = isOpen && found.length > 0;
  const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const pick = (pupil: AssignPupil): void => {
    onChange(most === 1 ? [pupil.id] : [...chosen, pupil.id].slice(0, most));
    setTyped("");
    setActive(0);
  };
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const pupil = found[active];
    if (event.key === "ArrowDown" && isListed) setActive((active + 1) % found.length);
    else if (event.key === "ArrowUp" && isListed)
      setActive((active - 1 + found.length) % found.length);
    else if (event.key === "Escape" && isListed) {
      setOpen(false);
      event.stopPropagation();
    } else if (event.key === "Enter" && isListed && pupil) pick(pupil);
    else if (event.key === "Backspace" && typed === "" && chosen.length > 0)
      onChange(chosen.slice(0, -1));
    else return;
    event.preventDefault();
  };
  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <TextField
        fieldSize="normal"
        label="학생"
        placeholder="이름이나 3-12"
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          setOpen(true);
          setActive(0);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        error={error}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several are chosen
        role="combobox"
        aria-expanded={isListed}
        aria-autocomplete="list"
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={isListed ? `${id}-${active}` : undefined}
      />
      {chosen.length > 0 && (
        <ul aria-label="고른 학생" className="mt-2 flex flex-wrap gap-1.5">
          {chosen
            .flatMap((one) => byId.get(one) ?? [])
            .map((pupil) => (
              <li key={pupil.id}>
                <button
                  type="button"
                  aria-label={`${toPupilWords(pupil)} 빼기`}
                  className="press inline-flex min-h-9 items-center gap-1 rounded-pill bg-brand-weak pr-2 pl-3 text-14 font-semibold text-brand-strong"
                  onClick={() => onChange(chosen.filter((one) => one !== pupil.id))}
                >
                  {toPupilWords(pupil)}
                  <X size={16} aria-hidden />
                </button>
              </li>
            ))}
        </ul>
      )}
      {isListed && (
        <div
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list of options takes the field's focus
          role="listbox"
          aria-label="학생 목록"
          className="absolute inset-x-0 top-[5.25rem] z-10 max-h-60 overflow-y-auto rounded-card bg-surface p-1.5 shadow-float"
        >
          {found.map((pupil, index) => (
            <div
              key={pupil.id}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={`flex min-h-11 cursor-pointer items-center rounded-ctl px-3 text-15 font-semibold hover:bg-hover ${index === active ? "bg-brand-weak" : ""}`}
              // Before the field loses the focus, which closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(pupil)}
              onKeyDown={(event) => {
                if (event.key === "Enter") pick(pupil);
              }}
            >
              {toPupilWords(pupil)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function fits(wanted: string, chosen: readonly string[]): (pupil: AssignPupil) => boolean {
  const spot = /^(?:\d-)?(\d{1,2})-(\d{0,3})$/u.exec(wanted);
  return ({ id, classKey, number, name }) =>
    !chosen.includes(id) &&
    (spot
      ? classKey.endsWith(`-${spot[1]}`) && String(number).startsWith(spot[2] ?? "")
      : hasTyped(name, wanted) || toPupilWords({ classKey, number, name }).startsWith(wanted));
}
