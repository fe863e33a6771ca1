import type { School, SchoolCode } from "@damim/domain/school-search/school.ts";
import { useState } from "react";
import { OptionList, useCombobox } from "../../ui/field/combobox.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useSchoolSearch } from "./use-school-search.ts";

export interface SchoolFieldProps {
  readonly value: string;
  readonly code: SchoolCode | null;
  readonly onValueChange: (name: string, code: SchoolCode | null) => void;
  readonly error: string | undefined;
}

/** 학교: typed by hand, or picked from what the education-data service knows. */
export function SchoolField({ value, code, onValueChange, error }: SchoolFieldProps) {
  // The sentence stays when the field is left: what is below must not jump under a press on it.
  const [hasTyped, setTyped] = useState(false);
  const { schools, sentence } = useSchoolSearch(value, hasTyped);
  const box = useCombobox<School>({
    options: schools,
    onPick({ name, office, school }) {
      onValueChange(name, { office, school });
      setTyped(false);
    },
  });
  return (
    <div className="relative" {...box.around}>
      <TextField
        {...box.input}
        label="학교"
        value={value}
        hint={code ? "학교를 골랐어요. 휴일 관리에서 학사일정을 가져올 수 있어요." : undefined}
        onValueChange={(name) => {
          onValueChange(name, null);
          setTyped(true);
        }}
        error={error}
      />
      <p aria-live="polite" className="mt-1.5 text-14 text-fg-2 empty:hidden">
        {sentence}
      </p>
      {box.list && (
        <OptionList
          {...box.list}
          label="찾은 학교"
          className="inset-x-0 top-full mt-1.5 max-h-72 py-2"
        >
          {(school) => (
            <>
              {school.name}
              <span className="text-13 font-normal text-fg-2">
                {[school.level, school.address].filter(Boolean).join(" · ")}
              </span>
            </>
          )}
        </OptionList>
      )}
    </div>
  );
}
