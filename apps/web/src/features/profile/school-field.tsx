import type { School, SchoolCode } from "@damim/domain/school-search/school.ts";
import { useId, useState, type KeyboardEvent } from "react";
import { isComposing } from "../../ui/field/form.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useSchoolSearch } from "./use-school-search.ts";

export interface SchoolFieldProps {
  readonly value: string;
  readonly code: SchoolCode | null;
  readonly onValueChange: (name: string, code: SchoolCode | null) => void;
  readonly error: string | undefined;
}

/**
 * 학교: typed by hand, or picked from what the education-data service knows. Down and Up walk over the schools,
 * Enter picks, Escape leaves what was typed.
 */
export function SchoolField({ value, code, onValueChange, error }: SchoolFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // The sentence stays when the field is left: what is below must not jump under a press on it.
  const [hasTyped, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const { schools, sentence } = useSchoolSearch(value, hasTyped);
  const isListed = isOpen && schools.length > 0;
  const pick = ({ name, office, school }: School): void => {
    onValueChange(name, { office, school });
    setOpen(false);
    setTyped(false);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (!isListed || isComposing(event)) return;
    const chosen = schools[active];
    if (event.key === "ArrowDown") setActive((active + 1) % schools.length);
    else if (event.key === "ArrowUp") setActive((active - 1 + schools.length) % schools.length);
    else if (event.key === "Escape") setOpen(false);
    else if (event.key === "Enter" && chosen) pick(chosen);
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
        label="학교"
        value={value}
        hint={code ? "학교를 골랐어요. 휴일 관리에서 학사일정을 가져올 수 있어요." : undefined}
        onValueChange={(name) => {
          onValueChange(name, null);
          setActive(-1);
          setOpen(true);
          setTyped(true);
        }}
        onKeyDown={handleKeyDown}
        error={error}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- any name can be typed, the list only helps
        role="combobox"
        aria-expanded={isListed}
        aria-autocomplete="list"
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
      />
      <p aria-live="polite" className="mt-1.5 text-14 text-fg-2 empty:hidden">
        {sentence}
      </p>
      {isListed && (
        <div
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list of options takes the field's focus
          role="listbox"
          aria-label="찾은 학교"
          className="absolute inset-x-0 top-full z-10 mt-1.5 max-h-72 overflow-y-auto rounded-card bg-surface p-1.5 shadow-float"
        >
          {schools.map((school, index) => (
            <div
              key={`${school.office}-${school.school}`}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={`min-h-11 cursor-pointer rounded-ctl px-3 py-2 hover:bg-hover ${index === active ? "bg-brand-weak" : ""}`}
              // Before the field loses the focus, which closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(school)}
              onKeyDown={(event) => {
                if (event.key === "Enter") pick(school);
              }}
            >
              <span className="block text-15 font-semibold">{school.name}</span>
              <span className="block text-13 text-fg-2">
                {[school.level, school.address].filter(Boolean).join(" · ")}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
