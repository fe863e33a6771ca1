// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by ready-timer-page.tsx.
import { ok } from "@damim/domain/base/result.ts";
import { unread } from "@damim/domain/record/field.ts";
import { text } from "@damim/domain/record/fields.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import type { useReady } from "./use-ready.ts";

const MOST_LINES = 12;
const LONGEST_LINE = 20;

const fields = { items: lines("준비할 것"), teams: lines("모둠") };

/** What to get ready, and which teams. */
export function ReadyDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly of: ReturnType<typeof useReady>;
}) {
  const { isOpen, onClose, of } = props;
  const form = useFieldsForm({
    of: { fields },
    key: "readyTimer",
    names: ["items", "teams"],
    row: of.ready,
    onSave(value) {
      onClose();
      of.save({ ...value, done: [] });
    },
  });
  return (
    <RecordDialog isOpen={isOpen} onClose={onClose} title="준비물과 모둠" form={form}>
      <TextArea {...form.at("items")} rows={4} hint="한 줄에 하나씩 적어요." />
      <TextArea
        {...form.at("teams")}
        rows={5}
        hint="모둠마다 「준비됐어요」를 눌러요. 없으면 시간만 재요."
      />
    </RecordDialog>
  );
}

/** Kept as they are typed. */
function lines(label: string) {
  const most = MOST_LINES * (LONGEST_LINE + 1);
  return {
    ...text(label, { most, empty: "" }),
    read(typed: string) {
      const all = typed.split("\n");
      return all.length <= MOST_LINES && all.every((line) => line.length <= LONGEST_LINE)
        ? ok(typed)
        : unread(`한 줄에 ${LONGEST_LINE}자까지, ${MOST_LINES}줄까지 적을 수 있어요.`);
    },
  };
}
