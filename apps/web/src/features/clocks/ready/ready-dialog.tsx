// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by ready-timer-page.tsx.
import { ok, type Result } from "@damim/domain/base/result.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import type { useReady } from "./use-ready.ts";

const MOST_LINES = 12;
const LONGEST_LINE = 20;

interface Fields {
  readonly items: string;
  readonly teams: string;
}

/** What to get ready, and which teams. */
export function ReadyDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly of: ReturnType<typeof useReady>;
}) {
  const { isOpen, onClose, of } = props;
  const form = useRecordForm<Fields, Fields, keyof Fields>({
    key: "readyTimer",
    stored: { items: of.ready.items, teams: of.ready.teams },
    parse: checkLines,
    toErrors: (field) => ({
      [field]: `한 줄에 ${LONGEST_LINE}자까지, ${MOST_LINES}줄까지 적을 수 있어요.`,
    }),
    onSave(value) {
      onClose();
      of.save({ ...value, done: [] });
    },
  });
  const { fields, change, errors } = form;
  return (
    <RecordDialog isOpen={isOpen} onClose={onClose} title="준비물과 모둠" form={form}>
      <TextArea
        label="준비할 것"
        rows={4}
        hint="한 줄에 하나씩 적어요."
        value={fields.items}
        onValueChange={(items) => change({ items })}
        error={errors.items}
      />
      <TextArea
        label="모둠"
        rows={5}
        hint="모둠마다 「준비됐어요」를 눌러요. 없으면 시간만 재요."
        value={fields.teams}
        onValueChange={(teams) => change({ teams })}
        error={errors.teams}
      />
    </RecordDialog>
  );
}

function checkLines(fields: Fields): Result<Fields, keyof Fields> {
  const isShort = (text: string): boolean =>
    text.split("\n").length <= MOST_LINES &&
    text.split("\n").every((line) => line.length <= LONGEST_LINE);
  if (!isShort(fields.items)) return { ok: false, refusal: "items" };
  return isShort(fields.teams) ? ok(fields) : { ok: false, refusal: "teams" };
}
