// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by survey-page.tsx.
import { survey as surveyRecord } from "@damim/domain/survey/survey-record.ts";
import type { Store } from "../../data/teacher-data.ts";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { historyOf } from "../../kit/record/history-of.ts";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import type { OpenSurvey } from "./survey-rows.ts";
import type { SurveyCommands } from "./use-survey-commands.ts";

const SurveyHistory = historyOf(() =>
  import("@damim/domain/survey/survey-record.ts").then((file) => file.survey),
);

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
  const form = useFieldsForm({
    of: surveyRecord,
    key: `survey:${survey.id}`,
    names: ["title", "doubles"],
    row: survey,
    onSave(fields) {
      commands.change(survey, fields);
      onClose();
    },
  });
  const doubles = form.at("doubles");
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
      // While pupils hand in, what they write would be nobody's.
      onRemove={
        survey.roomId && !survey.closedOn
          ? undefined
          : () => {
              onClose();
              commands.remove(open);
            }
      }
    >
      <TextField {...form.at("title")} />
      {survey.source !== "own" && (
        <RadioGroup
          label="두 번 낸 학생은"
          layout="row"
          value={doubles.value}
          options={doubles.options}
          onValueChange={doubles.onValueChange}
        />
      )}
    </RecordDialog>
  );
}
