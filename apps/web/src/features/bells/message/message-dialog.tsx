// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by board-page.tsx and bells-page.tsx.
import { boardMessageKind } from "@damim/domain/lesson-board/board-message.ts";
import {
  findMessageEnd,
  messageEnds,
  toUntilWords,
  type MessageEnd,
} from "@damim/domain/lesson-board/message-end.ts";
import { BOARD_MESSAGE_ID, toShownMessage } from "@damim/domain/lesson-board/shown-message.ts";
import { boardMessage } from "@damim/domain/lesson-board/board-message-record.ts";
import type { BellsOfDay } from "@damim/domain/lesson-board/bells-of-day.ts";
import { hideNames } from "@damim/domain/names/hide-names.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRow, useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createMessageCommands } from "./message-commands.ts";
import { sayReach } from "../../../kit/act/say-reach.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { useMemo } from "react";
import { Segments } from "../../../ui/field/segments.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

const ends = Object.entries(messageEnds).map(([value, label]) => ({
  value: value as MessageEnd,
  label,
}));

/** A draft may be of another version. */
const toEnd = (end: string): MessageEnd => (end === "ten" || end === "day" ? end : "bell");

/** 칠판에 말 쓰기: one word for the class, on every board that is open, until a bell or a time. */
export function MessageDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  /** Today. */
  readonly of: Pick<BellsOfDay, "rows" | "bellDay">;
}) {
  const { isOpen, onClose, store, of } = props;
  const data = useTeacherData();
  const { now } = data;
  const commands = useCommands(createMessageCommands, store);
  const roster = useRows(store, studentKind);
  const students = useMemo(() => [...roster.values()], [roster]);
  const row = useRow(store, boardMessageKind, BOARD_MESSAGE_ID);
  const standing = toShownMessage(row, now());
  const form = useFieldsForm({
    of: boardMessage,
    key: "boardMessage:one",
    names: ["text"],
    row: {},
    more: { end: "bell" },
    onSave: ({ text }) => {
      const until = findMessageEnd(end, of, now());
      const words = `${toUntilWords(until)} 보여요`;
      const later = { here: "이 기기에 적었어요", there: `칠판에 ${words}` };
      commands.write({ text, until }, sayReach(data, `칠판에 썼어요. ${words}`, later));
      onClose();
    },
  });
  const end = toEnd(form.fields.end);
  const typed = form.fields.text.trim();
  const shown = hideNames(typed, students);
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="칠판에 말 쓰기"
      subtitle={standing && `지금 「${hideNames(standing, students)}」`}
      saveLabel="보내기"
      form={form}
      onRemove={
        standing !== "" &&
        (() => {
          commands.remove();
          onClose();
        })
      }
    >
      <TextField
        {...form.at("text")}
        placeholder="책상을 밀고 운동장으로 나와요"
        hint={
          shown === typed
            ? "학생 이름은 「3번」처럼 바꿔서 보여요."
            : `칠판에는 「${shown}」라고 보여요.`
        }
      />
      <Segments
        label="언제까지"
        value={end}
        segments={ends}
        onValueChange={(next) => form.change({ end: next })}
      />
      <p className="text-14 text-fg-2">칠판 화면과 「칠판에 두기」로 놓아둔 칠판에 모두 보여요.</p>
    </RecordDialog>
  );
}
