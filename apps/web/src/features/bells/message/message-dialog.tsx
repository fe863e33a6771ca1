// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by board-page.tsx and bells-page.tsx.
import { boardMessageKind } from "@damim/domain/lesson-board/board-message.ts";
import {
  findMessageEnd,
  messageEnds,
  type MessageEnd,
} from "@damim/domain/lesson-board/message-end.ts";
import { BOARD_MESSAGE_ID, toShownMessage } from "@damim/domain/lesson-board/shown-message.ts";
import { boardMessage } from "@damim/domain/lesson-board/board-message-record.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { BellsOfDay } from "@damim/domain/lesson-board/bells-of-day.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/act.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
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
  const { now } = useTeacherData();
  const act = useAct(store);
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
      const changes = writeRow(boardMessageKind, BOARD_MESSAGE_ID, row, { text, until });
      void act(changes, `칠판에 썼어요. ${toSeoulTimeText(until)}까지 보여요`);
      onClose();
    },
  });
  const end = toEnd(form.fields.end);
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="칠판에 말 쓰기"
      subtitle={standing && `지금 「${standing}」`}
      saveLabel="보내기"
      form={form}
      onRemove={
        standing !== "" &&
        (() => {
          void act([removeRow(boardMessageKind.name, BOARD_MESSAGE_ID)], "칠판의 말을 지웠어요");
          onClose();
        })
      }
    >
      <TextField {...form.at("text")} placeholder="책상을 밀고 운동장으로 나와요" />
      <Segments
        label="언제까지"
        value={end}
        segments={ends}
        onValueChange={(next) => form.change({ end: next })}
      />
      <p className="text-14 text-fg-2">
        칠판 화면과 「칠판에 두기」로 놓아둔 칠판에 모두 보여요. 학생 이름은 「3번」처럼 나가요.
      </p>
    </RecordDialog>
  );
}
