// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by survey-page.tsx.
import {
  findWrongQuestion,
  ownSurveyForm,
  readQuestionLines,
  sayClosingOver,
  toQuestionLines,
  toTypedQuestion,
} from "@damim/domain/survey/own-survey-form.ts";
import {
  friendHeads,
  hasOwnOptions,
  MOST_OWN_QUESTIONS,
  ownQuestionTypes,
  surveyTemplates,
  type TypedQuestion,
} from "@damim/domain/survey/own-survey.ts";
import { questionLabels, type KeptSurvey } from "@damim/domain/survey/survey.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readDraft, refuseAt } from "@damim/domain/record/record.ts";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { DayField } from "../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import type { OwnSurveyFields } from "./rows/survey-commands.ts";

const typeOptions = ownQuestionTypes.map((value) => ({ value, label: questionLabels[value] }));
const templateOptions = [
  { value: "", label: "골라 주세요" },
  ...surveyTemplates.map(({ title }) => ({ value: title, label: title })),
];
/** Of `friendHeads`: a choice on a phone has room for few words, and says the question below. */
const friendWords = ["같은 모둠", "짝", "쉬는 시간", "도움"];
const nothing: TypedQuestion = { type: "text", head: "", options: "" };

/** 설문 만들기: what is asked, from a template or by hand. */
export function OwnSurveyDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The one that is changed: nobody can answer it yet. */
  readonly survey: KeptSurvey | undefined;
  readonly onSave: (fields: OwnSurveyFields) => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const { isOpen, onClose, survey, onSave, onRemove } = props;
  const { now } = useTeacherData();
  const form = useFieldsForm({
    of: ownSurveyForm,
    key: `ownSurvey:${survey?.id ?? "new"}`,
    names: ["title", "questions", "closesOn"],
    row: survey ?? {},
    read(draft) {
      const read = readDraft(ownSurveyForm, draft);
      const over = read.ok ? sayClosingOver(read.value.closesOn, toSeoulDay(now())) : undefined;
      return over ? refuseAt("closesOn", over) : read;
    },
    onSave(fields) {
      onClose();
      onSave(fields);
    },
  });
  const { fields, change, errors } = form;
  const typed = readQuestionLines(fields.questions);
  const found = findWrongQuestion(typed);
  const wrong = found?.sentence === errors.questions ? found : undefined;
  const setAll = (next: readonly TypedQuestion[]): void =>
    change({ questions: toQuestionLines(next) });
  const begin = (title: string): void => {
    const template = surveyTemplates.find((each) => each.title === title);
    if (!template) return;
    change({
      title: fields.title || template.title,
      questions: toQuestionLines([
        ...typed.filter(({ head }) => head !== ""),
        ...template.questions.map(toTypedQuestion),
      ]),
    });
  };
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={survey ? "설문 고치기" : "설문 만들기"}
      form={form}
      onRemove={onRemove}
    >
      {!survey && (
        <Select
          label="양식에서 시작하기"
          fieldSize="normal"
          value=""
          options={templateOptions}
          onValueChange={begin}
        />
      )}
      <TextField {...form.at("title")} />
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 text-14 font-semibold text-fg-2">질문</legend>
        {typed.map((question, at) => (
          <QuestionRow
            // Questions have no names; one that is taken out leaves the others as they are typed.
            key={`${at}-${typed.length}`}
            question={question}
            n={at + 1}
            wrong={wrong?.at === at ? wrong : undefined}
            onChange={(next) => setAll(typed.with(at, { ...question, ...next }))}
            onRaise={at > 0 ? () => setAll(swap(typed, at - 1)) : undefined}
            onLower={at < typed.length - 1 ? () => setAll(swap(typed, at)) : undefined}
            onRemove={() => setAll(typed.toSpliced(at, 1))}
          />
        ))}
        {errors.questions && !wrong && (
          <p role="alert" className="text-14 text-danger">
            {errors.questions}
          </p>
        )}
        {typed.length < MOST_OWN_QUESTIONS && (
          <Button
            variant="text"
            className="justify-self-start"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => setAll([...typed, nothing])}
          >
            질문 더하기
          </Button>
        )}
      </fieldset>
      <DayField
        {...form.at("closesOn")}
        min={toSeoulDay(now())}
        hint="비워 두면 「마감」을 누를 때까지 받아요."
      />
    </RecordDialog>
  );
}

function swap(all: readonly TypedQuestion[], at: number): readonly TypedQuestion[] {
  const [one, other] = [all[at], all[at + 1]];
  return one && other ? all.with(at, other).with(at + 1, one) : all;
}

function QuestionRow(props: {
  readonly question: TypedQuestion;
  readonly n: number;
  readonly wrong: ReturnType<typeof findWrongQuestion>;
  readonly onChange: (next: Partial<TypedQuestion>) => void;
  readonly onRaise: (() => void) | undefined;
  readonly onLower: (() => void) | undefined;
  readonly onRemove: () => void;
}) {
  const { question, n, wrong, onChange, onRaise, onLower, onRemove } = props;
  const { type, head, options } = question;
  // Its questions are ours: a typed one would not be among them.
  const isOfFriends = type === "pupils";
  return (
    <div className="grid gap-2 rounded-card border border-line-2 p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={`${n}번 질문 종류`}
          isLabelHidden
          fieldSize="dense"
          className="min-w-36 flex-1"
          value={type}
          options={typeOptions}
          onValueChange={(next) =>
            onChange({ type: next, ...(isOfFriends !== (next === "pupils") && { head: "" }) })
          }
        />
        {onRaise && (
          <IconButton
            label={`${n}번 질문 위로`}
            icon={<ArrowUp size={18} aria-hidden />}
            onClick={onRaise}
          />
        )}
        {onLower && (
          <IconButton
            label={`${n}번 질문 아래로`}
            icon={<ArrowDown size={18} aria-hidden />}
            onClick={onLower}
          />
        )}
        <IconButton
          label={`${n}번 질문 빼기`}
          icon={<X size={18} aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {isOfFriends ? (
        <Select
          label={`${n}번 질문`}
          error={wrong?.part === "head" ? wrong.sentence : undefined}
          fieldSize="normal"
          value={head}
          options={[
            { value: "", label: "골라 주세요" },
            ...friendHeads.map((each, at) => ({ value: each, label: friendWords[at] ?? each })),
          ]}
          hint={head}
          onValueChange={(next) => onChange({ head: next })}
        />
      ) : (
        <TextField
          label={`${n}번 질문`}
          error={wrong?.part === "head" ? wrong.sentence : undefined}
          fieldSize="normal"
          value={head}
          onValueChange={(next) => onChange({ head: next })}
        />
      )}
      {hasOwnOptions(question) && (
        <TextArea
          label={`${n}번 질문에서 고를 것`}
          error={wrong?.part === "options" ? wrong.sentence : undefined}
          rows={3}
          hint="한 줄에 하나씩 적어 주세요."
          value={options}
          onValueChange={(next) => onChange({ options: next })}
        />
      )}
    </div>
  );
}
