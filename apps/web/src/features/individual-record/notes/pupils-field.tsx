import { hasTyped } from "@damim/domain/hangul/initial-consonants.ts";
import { readNumbers } from "@damim/domain/names/read-numbers.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { X } from "lucide-react";
import { useId, useState, type KeyboardEvent } from "react";
import { isComposing } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

export interface PupilsFieldProps {
  readonly members: readonly RosterStudent[];
  readonly chosen: readonly RosterStudent[];
  /** What is typed and not taken yet. */
  readonly typed: string;
  readonly onChange: (next: {
    readonly chosen: readonly StudentId[];
    readonly typed: string;
  }) => void;
  readonly error: string | undefined;
}

const MOST = 8;

/**
 * One to several pupils: by number (「1-5 8」), name or 초성, or from the list. Enter takes what is typed, and so does
 * leaving the field; Backspace in the empty field gives the last one back.
 */
export function PupilsField({ members, chosen, typed, onChange, error }: PupilsFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const ids = chosen.map((student) => student.id);
  const wanted = typed.trim();
  const found = members
    .filter((student) => !ids.includes(student.id))
    .filter(
      ({ number, name }) =>
        wanted === "" || String(number).startsWith(wanted) || hasTyped(name, wanted),
    )
    .slice(0, wanted === "" ? members.length : MOST);
  const isListed = isOpen && found.length > 0;
  const pick = (student: RosterStudent): void => {
    onChange({ chosen: [...ids, student.id], typed: "" });
    setActive(-1);
  };
  const take = (): void => {
    if (wanted === "") return;
    const { students, left } = readNumbers(typed, members);
    onChange({ chosen: [...new Set([...ids, ...students.map((each) => each.id)])], typed: left });
    setActive(-1);
  };
  const handleKeys = (event: KeyboardEvent): void => {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    const student = found[active];
    if (event.key === "ArrowDown" && found.length > 0) {
      setOpen(true);
      setActive((active + 1) % found.length);
    } else if (event.key === "ArrowUp" && isListed)
      setActive((active - 1 + found.length) % found.length);
    else if (event.key === "Escape" && isListed) {
      setOpen(false);
      event.stopPropagation();
    } else if (event.key === "Enter" && (wanted !== "" || (isListed && student))) {
      if (isListed && student) pick(student);
      else take();
      // The list lies over the form: what is pressed there next is meant for the form.
      setOpen(false);
    } else if (event.key === "Backspace" && typed === "" && ids.length > 0)
      onChange({ chosen: ids.slice(0, -1), typed });
    else return;
    event.preventDefault();
  };
  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setOpen(false);
        take();
      }}
    >
      <TextField
        fieldSize="normal"
        label="학생"
        placeholder={chosen.length === 0 ? "번호나 이름, 여러 명은 1-5 8" : "더 고르기"}
        value={typed}
        onValueChange={(next) => {
          onChange({ chosen: ids, typed: next });
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={handleKeys}
        error={error}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several are chosen, and numbers can be typed
        role="combobox"
        aria-expanded={isListed}
        aria-autocomplete="list"
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
      />
      {chosen.length > 0 && (
        <ul aria-label="고른 학생" className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map((student) => (
            <li key={student.id}>
              <button
                type="button"
                aria-label={`${toStudentWords(student)} 빼기`}
                className="press inline-flex min-h-9 items-center gap-1 rounded-pill bg-brand-weak pr-2 pl-3 text-14 font-semibold text-brand-strong"
                onClick={() =>
                  onChange({ chosen: ids.filter((each) => each !== student.id), typed })
                }
              >
                {toStudentWords(student)}
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
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-y-auto rounded-card bg-surface p-1.5 shadow-float"
        >
          {found.map((student, index) => (
            <div
              key={student.id}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              ref={(element) => {
                if (index === active) element?.scrollIntoView({ block: "nearest" });
              }}
              className={`flex min-h-11 cursor-pointer items-center rounded-ctl px-3 text-15 font-semibold hover:bg-hover ${index === active ? "bg-brand-weak" : ""}`}
              // Before the field loses the focus, which closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(student)}
              onKeyDown={(event) => {
                if (event.key === "Enter") pick(student);
              }}
            >
              {toStudentWords(student)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
