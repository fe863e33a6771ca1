import { parseGuardianLines, toGuardianLines } from "@damim/domain/student/guardians.ts";
import {
  LONGEST_PHONE_CHARACTERS,
  LONGEST_RELATION_CHARACTERS,
  MOST_GUARDIANS,
  type Guardian,
} from "@damim/domain/student/student-facts.ts";
import { Plus } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

const nobody: Guardian = { relation: "", phone: "" };

/** Whom to call, in the order in which to try. A line that is emptied goes with 저장. */
export function GuardianFields(props: {
  /** As in `StudentDraft`. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  const { text, onChange } = props;
  const written = parseGuardianLines(text);
  const guardians = written.length > 0 ? written : [nobody];
  const change = (at: number, part: Partial<Guardian>): void => {
    const next = guardians.map((guardian, index) =>
      index === at ? { ...guardian, ...part } : guardian,
    );
    onChange(toGuardianLines(next));
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">보호자</legend>
      {guardians.map(({ relation, phone }, index) => {
        const nth = index === 0 ? "" : ` ${index + 1}`;
        return (
          <div key={index} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2">
            <TextField
              label={`보호자${nth} 관계`}
              isLabelHidden={index > 0}
              fieldSize="normal"
              autoComplete="off"
              placeholder="어머니"
              most={LONGEST_RELATION_CHARACTERS}
              value={relation}
              onValueChange={(typed) => change(index, { relation: typed })}
            />
            <TextField
              label={`보호자${nth} 연락처`}
              isLabelHidden={index > 0}
              fieldSize="normal"
              type="tel"
              autoComplete="off"
              most={LONGEST_PHONE_CHARACTERS}
              value={phone}
              onValueChange={(typed) => change(index, { phone: typed })}
            />
          </div>
        );
      })}
      {guardians.length < MOST_GUARDIANS && (
        <Button
          variant="text"
          className="self-start"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => onChange(toGuardianLines([...guardians, nobody]))}
        >
          보호자 추가
        </Button>
      )}
    </fieldset>
  );
}
