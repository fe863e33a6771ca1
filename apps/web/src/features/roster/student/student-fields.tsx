import { parseTags } from "@damim/domain/roster/student-draft-facts.ts";
import type { StudentDraft } from "@damim/domain/roster/student-draft.ts";
import { LONGEST_STUDENT_NOTE_CHARACTERS } from "@damim/domain/student/student-facts.ts";
import { Segments } from "../../../ui/field/segments.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { GuardianFields } from "./guardian-fields.tsx";
import { HealthFields } from "./health-fields.tsx";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { NumbersOnlyNotice } from "../numbers-only/numbers-only-notice.tsx";

const sexes = [
  { value: "", label: "안 적음" },
  { value: "남", label: "남" },
  { value: "여", label: "여" },
];

/** What can be written about one pupil. Only number and name have to be. */
export function StudentFields(props: {
  readonly draft: StudentDraft;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** Tags that others of the class have, the most used first. */
  readonly knownTags: readonly string[];
  /** The school year has numbers only: nothing else that leads to a child is asked for. */
  readonly hasNumbersOnly: boolean;
  readonly onChange: (part: Partial<StudentDraft>) => void;
}) {
  const { draft, errors, knownTags, hasNumbersOnly, onChange } = props;
  return (
    <>
      {hasNumbersOnly && <NumbersOnlyNotice />}
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2">
        <TextField
          label="번호"
          fieldSize="normal"
          inputMode="numeric"
          autoComplete="off"
          value={draft.number}
          onValueChange={(number) => onChange({ number })}
          error={errors["number"]}
        />
        <TextField
          label="이름"
          fieldSize="normal"
          autoComplete="off"
          data-autofocus
          value={draft.name}
          onValueChange={(name) => onChange({ name })}
          error={errors["name"]}
        />
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-4">
        <div className="flex flex-col items-start gap-1.5">
          <span className="text-14 font-semibold text-fg-2" aria-hidden>
            성별
          </span>
          <Segments
            label="성별"
            value={draft.sex}
            segments={sexes}
            onValueChange={(sex) => onChange({ sex })}
          />
        </div>
        {!hasNumbersOnly && (
          <TextField
            label="생년월일"
            className="min-w-40 flex-1"
            fieldSize="normal"
            autoComplete="off"
            placeholder="2017-05-24"
            value={draft.birthday}
            onValueChange={(birthday) => onChange({ birthday })}
            error={errors["birthday"]}
          />
        )}
      </div>
      {!hasNumbersOnly && (
        <GuardianFields text={draft.guardians} onChange={(guardians) => onChange({ guardians })} />
      )}
      <HealthFields allergens={draft.allergens} note={draft.healthNote} onChange={onChange} />
      <TagsField
        text={draft.tags}
        error={errors["tags"]}
        known={knownTags}
        onChange={(tags) => onChange({ tags })}
      />
      <TextArea
        label="메모"
        rows={2}
        most={LONGEST_STUDENT_NOTE_CHARACTERS}
        value={draft.note}
        onValueChange={(note) => onChange({ note })}
      />
      <DayField
        label="전입한 날"
        fieldSize="normal"
        hint="학기 중에 온 학생만 적어요. 그 앞의 날은 출결에 나오지 않아요."
        className="max-w-60"
        value={draft.joinedOn}
        error={errors["joinedOn"]}
        onValueChange={(joinedOn) => onChange({ joinedOn })}
      />
    </>
  );
}

const MOST_SUGGESTED = 6;

/** Tags as words with commas between; those that the class has already are one tap away. */
function TagsField(props: {
  readonly text: string;
  readonly error: string | undefined;
  readonly known: readonly string[];
  readonly onChange: (text: string) => void;
}) {
  const { text, error, known, onChange } = props;
  const tags = parseTags(text);
  const toggle = (tag: string): void => {
    const next = tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag];
    onChange(next.join(", "));
  };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="태그"
        fieldSize="normal"
        autoComplete="off"
        placeholder="방송부, 우유 안 마심"
        value={text}
        onValueChange={onChange}
        error={error}
      />
      {known.length > 0 && (
        <fieldset aria-label="우리 반 태그" className="flex min-w-0 flex-wrap gap-1.5">
          {known.slice(0, MOST_SUGGESTED).map((tag) => (
            <ChipButton key={tag} isChosen={tags.includes(tag)} onClick={() => toggle(tag)}>
              {tag}
            </ChipButton>
          ))}
        </fieldset>
      )}
    </div>
  );
}
