import {
  GRADES,
  IDEA_SUBJECTS,
  IDEA_TITLE_MOST,
  MATERIALS_MOST,
  readMaterials,
  readSteps,
  STEPS_MOST,
  type IdeaText,
} from "@damim/domain/idea/check-idea.ts";
import type { ReactNode } from "react";
import { ChipButton } from "../../../ui/chip.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

/** What stands in the form of an idea, as typed. */
export interface IdeaFormFields {
  readonly title: string;
  readonly subject: string;
  readonly grades: string;
  readonly minutes: string;
  readonly materials: string;
  readonly steps: string;
}

export const emptyIdea: IdeaFormFields = {
  title: "",
  subject: "",
  grades: "",
  minutes: "",
  materials: "",
  steps: "",
};

const NONE = "none";
const subjects = [
  { value: NONE, label: "정하지 않음" },
  ...IDEA_SUBJECTS.map((subject) => ({ value: subject, label: subject })),
];

/** As it would go; a time that is no number is refused by `checkIdea`. */
export function readIdeaFields(fields: IdeaFormFields): IdeaText {
  const { title, subject, grades, minutes, materials, steps } = fields;
  return {
    title,
    subject,
    grades,
    minutes: minutes.trim() === "" ? null : Number(minutes),
    materials: readMaterials(materials),
    steps: readSteps(steps),
  };
}

export function toIdeaFields(idea: IdeaText): IdeaFormFields {
  const { title, subject, grades, minutes, materials, steps } = idea;
  return {
    title,
    subject,
    grades,
    minutes: minutes === null ? "" : String(minutes),
    materials: materials.join(", "),
    steps: steps.join("\n"),
  };
}

/** What the name scan looks through: lines in the order of `coverIdea`. */
export function toScannedText({ title, materials, steps }: IdeaFormFields): string {
  return `${title}\n${materials.replaceAll("\n", ", ")}\n${steps}`;
}

/** The fields of a scanned text in which somebody was covered. */
export function toCoveredFields(text: string): Partial<IdeaFormFields> {
  const [title = "", materials = "", ...steps] = text.split("\n");
  return { title, materials, steps: steps.join("\n") };
}

export function IdeaFields(props: {
  readonly fields: IdeaFormFields;
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<IdeaFormFields>) => void;
  /** Stands below the title. */
  readonly similar?: ReactNode;
}) {
  const { fields, isReadOnly, onChange, similar } = props;
  const { grades } = fields;
  return (
    <>
      <TextField
        label="제목"
        value={fields.title}
        most={IDEA_TITLE_MOST}
        readOnly={isReadOnly}
        onValueChange={(title) => onChange({ title })}
      />
      {similar}
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="과목"
          value={fields.subject || NONE}
          options={subjects}
          isDisabled={isReadOnly}
          onValueChange={(subject) => onChange({ subject: subject === NONE ? "" : subject })}
        />
        <TextField
          label="걸리는 시간 (분)"
          inputMode="numeric"
          value={fields.minutes}
          most={3}
          readOnly={isReadOnly}
          onValueChange={(minutes) => onChange({ minutes })}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-14 font-semibold text-fg-2">
          학년 · 고르지 않으면 모든 학년
        </legend>
        <div className="flex flex-wrap gap-2">
          {GRADES.map(String).map((grade) => {
            const isChosen = grades.includes(grade);
            return (
              <ChipButton
                key={grade}
                isChosen={isChosen}
                disabled={isReadOnly}
                onClick={() =>
                  onChange({ grades: isChosen ? grades.replace(grade, "") : `${grades}${grade}` })
                }
              >
                {grade}학년
              </ChipButton>
            );
          })}
        </div>
      </fieldset>
      <TextField
        label="준비물"
        hint={`쉼표로 나눠 ${MATERIALS_MOST}개까지`}
        value={fields.materials}
        most={600}
        readOnly={isReadOnly}
        onValueChange={(materials) => onChange({ materials })}
      />
      <TextArea
        label="차례"
        hint={`한 줄에 하나씩 ${STEPS_MOST}줄까지`}
        className="[&_textarea]:min-h-36"
        value={fields.steps}
        most={3_000}
        readOnly={isReadOnly}
        onValueChange={(steps) => onChange({ steps })}
      />
    </>
  );
}
