// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by group-screen-page.tsx.
import { ok, toSentence, type Result } from "@damim/domain/base/result.ts";
import { toClockText } from "@damim/domain/clocks/clock-state.ts";
import { readTime, timeMessages, type TimeRefusal } from "@damim/domain/clocks/read-time.ts";
import {
  parseWidgetText,
  wallMessages,
  type WallRefusal,
} from "@damim/domain/group-screen/group-screen-draft.ts";
import { widgetTypeLabels, type KeptWallWidget } from "@damim/domain/group-screen/wall.ts";
import { readWidgetText } from "@damim/domain/group-screen/widget-values.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { useToolTimer } from "../../../kit/tool/use-tool-timer.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { WallCommands } from "../wall-commands.ts";
import { FIRST_TIMER_MS } from "../widgets/timer-widget.tsx";

export interface WidgetDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly widget: KeptWallWidget;
  readonly commands: WallCommands;
}

/** What a widget shows: a text, an address, a time. */
export function WidgetDialog(props: WidgetDialogProps) {
  return props.widget.type === "timer" ? <TimeDialog {...props} /> : <TextDialog {...props} />;
}

function TextDialog({ isOpen, onClose, widget, commands }: WidgetDialogProps) {
  const type = widget.type === "qr" ? "qr" : "notice";
  const form = useRecordForm<{ readonly text: string }, string, WallRefusal>({
    key: `wallWidget:${widget.id}`,
    stored: { text: readWidgetText(widget) },
    parse: ({ text }) => parseWidgetText(type, text),
    toErrors: (refusal) => ({ text: toSentence(wallMessages, refusal) }),
    onSave(text) {
      onClose();
      commands.setText(widget, text);
    },
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${widgetTypeLabels[type]} 고치기`}
      form={form}
    >
      <TextArea
        label={type === "qr" ? "주소나 글" : "알릴 말"}
        rows={type === "qr" ? 2 : 4}
        {...(type === "qr" && { hint: "QR을 찍으면 이것이 열려요." })}
        value={form.fields.text}
        onValueChange={(text) => form.change({ text })}
        error={form.errors.text}
      />
    </RecordDialog>
  );
}

function TimeDialog({ isOpen, onClose, widget }: WidgetDialogProps) {
  const { timer, choose } = useToolTimer(widget.id, FIRST_TIMER_MS, widget.wall);
  const form = useRecordForm<{ readonly time: string }, number, TimeRefusal>({
    key: `wallWidget:${widget.id}`,
    stored: { time: toClockText(timer.total) },
    parse: ({ time }) => readWallTime(time),
    toErrors: (refusal) => ({ time: toSentence(timeMessages, refusal) }),
    onSave(ms) {
      onClose();
      choose(ms);
    },
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="타이머 고치기"
      saveLabel="맞추기"
      form={form}
    >
      <TextField
        fieldSize="normal"
        label="시간"
        hint="「1:30」, 「5분」, 「90초」처럼 적어요. 맞추면 처음부터 다시 가요."
        value={form.fields.time}
        onValueChange={(time) => form.change({ time })}
        error={form.errors.time}
      />
    </RecordDialog>
  );
}

/** A lesson's end is asked in the timer's own window, which knows the day's bells. */
function readWallTime(typed: string): Result<number, TimeRefusal> {
  const time = readTime(typed);
  if (time.ok || time.refusal.type === "TimeTooLong") return time.ok ? ok(time.value) : time;
  return { ok: false, refusal: { type: "TimeUnclear" } };
}
