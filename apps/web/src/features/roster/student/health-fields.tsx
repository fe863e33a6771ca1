import { parseAllergens } from "@damim/domain/roster/student-draft-facts.ts";
import type { StudentDraft } from "@damim/domain/roster/student-draft.ts";
import { allergenLabels, describeHealth } from "@damim/domain/student/health.ts";
import { LONGEST_HEALTH_NOTE_CHARACTERS } from "@damim/domain/student/student-facts.ts";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

/** What matters at lunch, in sports and on trips: allergens by the numbers of the school menu, and words. */
export function HealthFields(props: {
  /** As in `StudentDraft`. */
  readonly allergens: string;
  readonly note: string;
  readonly onChange: (part: Partial<StudentDraft>) => void;
}) {
  const { note, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const allergens = parseAllergens(props.allergens);
  const toggle = (number: number): void => {
    const others = allergens.filter((each) => each !== number);
    const next = others.length < allergens.length ? others : [...others, number];
    onChange({ allergens: next.toSorted((a, b) => a - b).join(",") });
  };
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="mb-1.5 text-14 font-semibold text-fg-2">알레르기</p>
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-15">{describeHealth({ allergens }) || "없음"}</span>
          <Button
            variant="text"
            aria-expanded={isOpen}
            aria-controls={listId}
            icon={
              <ChevronDown size={18} aria-hidden className={isOpen ? "rotate-180" : undefined} />
            }
            onClick={() => setOpen(!isOpen)}
          >
            알레르기 고르기
          </Button>
        </div>
        <fieldset
          id={listId}
          aria-label="급식 알레르기 번호"
          hidden={!isOpen}
          className="mt-2 flex min-w-0 flex-wrap gap-1.5 [&[hidden]]:hidden"
        >
          {allergenLabels.map((label, index) => (
            <ChipButton
              key={label}
              isChosen={allergens.includes(index + 1)}
              onClick={() => toggle(index + 1)}
            >
              {index + 1} {label}
            </ChipButton>
          ))}
        </fieldset>
      </div>
      <TextField
        label="건강 메모"
        fieldSize="normal"
        autoComplete="off"
        placeholder="천식, 흡입기는 가방에"
        most={LONGEST_HEALTH_NOTE_CHARACTERS}
        value={note}
        onValueChange={(healthNote) => onChange({ healthNote })}
      />
    </div>
  );
}
