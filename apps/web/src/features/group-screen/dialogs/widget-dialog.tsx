// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by group-screen-page.tsx.
import { ok, refuse, toSentence, type Result } from "@damim/domain/base/result.ts";
import { toClockText } from "@damim/domain/clocks/clock-state.ts";
import { readTime, timeMessages } from "@damim/domain/clocks/read-time.ts";
import {
  parseWallTitle,
  parseWidgetText,
  wallMessages,
  type WallRefusal,
} from "@damim/domain/group-screen/group-screen-draft.ts";
import type { KeptWall, KeptWallWidget } from "@damim/domain/group-screen/wall.ts";
import { readWidgetText } from "@damim/domain/group-screen/widget-values.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { useToolTimer } from "../../../kit/tool/use-tool-timer.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { WallCommands } from "../wall-commands.ts";
import { FIRST_TIMER_MS } from "../widgets/timer-widget.tsx";

interface Said {
  readonly type: "Said";
  readonly say: string;
}

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly commands: WallCommands;
}

/** What a widget shows: a text, an address, a time. */
export function WidgetDialog(props: DialogProps & { readonly widget: KeptWallWidget }) {
  const { widget, commands, ...window } = props;
  const { timer, choose } = useToolTimer(widget.id, FIRST_TIMER_MS, widget.wall);
  const kept = { ...window, id: `wallWidget:${widget.id}` };
  if (widget.type === "timer")
    return (
      <LineDialog
        {...kept}
        title="타이머 고치기"
        label="시간"
        hint="「1:30」, 「5분」, 「90초」처럼 적어요. 맞추면 처음부터 다시 가요."
        text={toClockText(timer.total)}
        parse={parseTime}
        onSave={choose}
      />
    );
  const isQr = widget.type === "qr";
  return (
    <LineDialog
      {...kept}
      title={isQr ? "QR 고치기" : "알릴 말 고치기"}
      label={isQr ? "주소나 글" : "알릴 말"}
      hint={isQr ? "QR을 찍으면 이것이 열려요." : undefined}
      rows={isQr ? 2 : 4}
      text={readWidgetText(widget)}
      parse={(text) => sayRefusal(parseWidgetText(isQr ? "qr" : "notice", text))}
      onSave={(text) => commands.setText(widget, text)}
    />
  );
}

/** The name of a wall, and the way to throw it away. */
export function WallDialog(
  props: DialogProps & { readonly wall: KeptWall; readonly onRemoved: () => void },
) {
  const { wall, commands, onRemoved, ...window } = props;
  return (
    <LineDialog
      {...window}
      id={`wall:${wall.id}`}
      title="화면 이름"
      label="이름"
      text={wall.title}
      parse={(text) => sayRefusal(parseWallTitle(text))}
      onSave={commands.renameWall}
      onRemove={() => {
        window.onClose();
        commands.removeWall();
        onRemoved();
      }}
    />
  );
}

/** A window with one field. */
function LineDialog<T>(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Of a text of several lines. */
  readonly rows?: number;
  readonly text: string;
  readonly parse: (text: string) => Result<T, Said>;
  readonly onSave: (value: T) => void;
  readonly onRemove?: () => void;
}) {
  const { isOpen, onClose, id, title, label, hint, rows, onRemove } = props;
  const form = useRecordForm<{ readonly text: string }, T, Said>({
    key: id,
    stored: { text: props.text },
    parse: ({ text }) => props.parse(text),
    toErrors: ({ say }) => ({ text: say }),
    onSave(value) {
      onClose();
      props.onSave(value);
    },
  });
  const field = {
    label,
    hint,
    value: form.fields.text,
    onValueChange: (text: string) => form.change({ text }),
    error: form.errors.text,
  };
  return (
    <RecordDialog isOpen={isOpen} onClose={onClose} title={title} form={form} onRemove={onRemove}>
      {rows ? <TextArea {...field} rows={rows} /> : <TextField {...field} fieldSize="normal" />}
    </RecordDialog>
  );
}

function sayRefusal<T>(read: Result<T, WallRefusal>): Result<T, Said> {
  return read.ok
    ? ok(read.value)
    : refuse({ type: "Said", say: toSentence(wallMessages, read.refusal) });
}

/** A lesson's end is asked in the timer's own window, which knows the day's bells. */
function parseTime(typed: string): Result<number, Said> {
  const time = readTime(typed);
  if (time.ok) return ok(time.value);
  const type = time.refusal.type === "TimeTooLong" ? "TimeTooLong" : "TimeUnclear";
  return refuse({ type: "Said", say: toSentence(timeMessages, { type }) });
}
