// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by survey-page.tsx.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readDraft, refuseAt } from "@damim/domain/record/record.ts";
import { sayClosingOver } from "@damim/domain/survey/own-survey-form.ts";
import { survey as surveyRecord } from "@damim/domain/survey/survey-record.ts";
import { use } from "react";
import { PadDataContext } from "../../data/pad/use-pad-data.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { DayField } from "../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { historyOf } from "../../kit/record/history-of.ts";
import { RadioGroup } from "../../ui/field/radio-group.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { writeRoomHead } from "./room-head.ts";
import type { OpenSurvey } from "./rows/survey-rows.ts";
import type { SurveyCommands } from "./rows/survey-commands.ts";

const SurveyHistory = historyOf(() =>
  import("@damim/domain/survey/survey-record.ts").then((file) => file.survey),
);

/** 설문 고치기: its title, until when pupils hand in, and which answer counts of who answered twice. */
export function SurveyDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly open: OpenSurvey;
  readonly commands: SurveyCommands;
  readonly onClose: () => void;
}) {
  const { isOpen, store, open, commands, onClose } = props;
  const { survey } = open;
  const { now } = useTeacherData();
  const pad = use(PadDataContext);
  const room = survey.closedOn ? undefined : pad;
  const form = useFieldsForm({
    of: surveyRecord,
    key: `survey:${survey.id}`,
    names: ["title", "doubles", "closesOn"],
    row: survey,
    read(draft) {
      const read = readDraft(surveyRecord, draft);
      const over =
        room && read.ok ? sayClosingOver(read.value.closesOn, toSeoulDay(now())) : undefined;
      return over ? refuseAt("closesOn", over) : read;
    },
    onSave(fields) {
      if (room) {
        commands.changeOpened(survey, fields);
        writeRoomHead(room, fields);
      } else commands.change(survey, fields);
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
      {room && (
        <DayField
          {...form.at("closesOn")}
          min={toSeoulDay(now())}
          hint="비워 두면 「마감」을 누를 때까지 받아요."
        />
      )}
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
