// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by survey-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import {
  parseSurveyDraft,
  surveyMessages,
  type SurveyDraft,
  type SurveyRefusal,
} from "@damim/domain/survey/survey-draft.ts";
import type { Store } from "../../data/teacher-data.ts";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../kit/form/use-record-form.ts";
import { historyOf } from "../../kit/record/history-of.ts";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import type { OpenSurvey } from "./survey-rows.ts";
import type { SurveyCommands } from "./use-survey-commands.ts";

const SurveyHistory = historyOf(() => import("./survey-words.ts").then((file) => file.surveyWords));

/** 설문 고치기: its title, and which answer counts of who answered twice. */
export function SurveyDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly open: OpenSurvey;
  readonly commands: SurveyCommands;
  readonly onClose: () => void;
}) {
  const { isOpen, store, open, commands, onClose } = props;
  const { survey } = open;
  const form = useRecordForm<SurveyDraft, SurveyDraft, SurveyRefusal>({
    key: `survey:${survey.id}`,
    stored: { title: survey.title, doubles: survey.doubles },
    parse: parseSurveyDraft,
    toErrors: (refusal) => ({ title: toSentence(surveyMessages, refusal) }),
    onSave(fields) {
      commands.change(survey, fields);
      onClose();
    },
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="설문 고치기"
      form={form}
      history={{
        of: SurveyHistory,
        store,
        ids: [survey.id],
        subject: `「${survey.title}」`,
        onReverted: onClose,
      }}
      onRemove={() => {
        onClose();
        commands.remove(open);
      }}
    >
      <TextField
        fieldSize="normal"
        label="제목"
        value={form.fields.title}
        onValueChange={(title) => form.change({ title })}
        error={form.errors.title}
      />
      <RadioGroup
        label="두 번 낸 학생은"
        layout="row"
        value={form.fields.doubles}
        options={[
          { value: "last", label: "나중에 낸 답" },
          { value: "first", label: "먼저 낸 답" },
        ]}
        onValueChange={(doubles) => form.change({ doubles })}
      />
    </RecordDialog>
  );
}
