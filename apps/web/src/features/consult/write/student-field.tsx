import { findStudents } from "@damim/domain/student/find-students.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { CircleAlert, X } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { fieldBox, fieldHeight } from "../../../ui/field/field-frame.tsx";
import { isComposing } from "../../../ui/field/form.tsx";

/** Pupils by name, 초성 or number: Enter takes the first that fits, Backspace in the empty field gives one back. */
export function StudentField(props: {
  readonly students: readonly RosterStudent[];
  /** Those that can still be chosen: who left is chosen no more. */
  readonly chosen: readonly StudentId[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly StudentId[]) => void;
}) {
  const { students, chosen, error, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const free = students.filter((student) => !chosen.includes(student.id));
  const found = typed.trim() === "" ? free : findStudents(free, typed);
  const active = isOpen ? (found[at] ?? found[0]) : undefined;
  const activeId = active && `${id}-${active.id}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const take = (student: RosterStudent): void => {
    onChange([...chosen, student.id]);
    setTyped("");
    setAt(0);
    setOpen(false);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const move = (by: number): void => {
      setOpen(true);
      if (isOpen) setAt((Math.max(at, 0) + by + found.length) % Math.max(found.length, 1));
    };
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Escape" && isOpen) setOpen(false);
    else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      if (active) take(active);
    } else if (event.key === "Backspace" && typed === "" && chosen.length > 0) {
      onChange(chosen.slice(0, -1));
    } else return;
    event.preventDefault();
  };
  return (
    <div className="min-w-0 flex-1">
      <div
        className={`flex flex-wrap items-center gap-1.5 py-1 ${fieldBox} ${fieldHeight.dense} h-auto! min-h-11 px-1.5!`}
      >
        {chosen.map((each) => {
          const student = students.find((one) => one.id === each);
          const name = student ? toStudentWords(student) : "지운 학생";
          return (
            <span
              key={each}
              className="inline-flex h-9 items-center rounded-pill bg-brand-weak pl-3 text-14 font-semibold text-brand-strong"
            >
              {name}
              <button
                type="button"
                aria-label={`${name} 빼기`}
                className="press grid size-9 place-items-center rounded-pill"
                onClick={() => {
                  onChange(chosen.filter((one) => one !== each));
                  input.current?.focus();
                }}
              >
                <X size={16} aria-hidden />
              </button>
            </span>
          );
        })}
        <div className="relative min-w-32 flex-1">
          <input
            ref={input}
            role="combobox"
            aria-label="학생"
            aria-expanded={isOpen && found.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            placeholder={chosen.length > 0 ? "한 명 더" : "이름, 초성, 번호"}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
              setOpen(true);
            }}
            onClick={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={handleKey}
            className="h-9 w-full min-w-0 bg-transparent px-2 outline-none"
          />
          {isOpen && found.length > 0 && (
            <div
              id={`${id}-list`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list of options takes the field's focus
              role="listbox"
              aria-label="고를 학생"
              className="absolute top-full left-0 z-20 mt-2 max-h-64 w-60 overflow-y-auto overscroll-contain rounded-card bg-surface p-1.5 shadow-float"
            >
              {found.map((student) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
                <div
                  key={student.id}
                  id={`${id}-${student.id}`}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
                  role="option"
                  aria-selected={student === active}
                  tabIndex={-1}
                  // The focus stays in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(student)}
                  className="flex min-h-11 cursor-pointer items-center rounded-ctl px-3 text-15 font-semibold hover:bg-hover aria-selected:bg-brand-weak aria-selected:text-brand-strong"
                >
                  {toStudentWords(student)}
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
      {typed.trim() !== "" && found.length === 0 && (
        <p className="mt-1.5 text-14 text-fg-2">
          찾는 학생이 없어요. 이름이나 번호를 다시 적어 보세요.
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1.5 flex items-start gap-1.5 text-14 font-semibold text-danger"
        >
          <CircleAlert size={16} className="mt-[0.2em] shrink-0" aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
