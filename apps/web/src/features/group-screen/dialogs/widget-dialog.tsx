// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by group-screen-page.tsx.
import { ok, toSentence } from "@damim/domain/base/result.ts";
import { toClockText } from "@damim/domain/clocks/clock-state.ts";
import { readTime, timeMessages } from "@damim/domain/clocks/read-time.ts";
import { wall as wallRecord, widgetTexts } from "@damim/domain/group-screen/wall-record.ts";
import type { KeptWall, KeptWallWidget } from "@damim/domain/group-screen/wall.ts";
import { readWidgetText } from "@damim/domain/group-screen/widget-values.ts";
import { unread } from "@damim/domain/record/field.ts";
import { text } from "@damim/domain/record/fields.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { useToolTimer } from "../../../kit/tool/use-tool-timer.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { WallCommands } from "../wall/wall-commands.ts";
import { FIRST_TIMER_MS } from "../widgets/timer-widget.tsx";

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
        field={time}
        hint="「1:30」, 「5분」, 「90초」처럼 적어요. 맞추면 처음부터 다시 가요."
        text={String(timer.total)}
        onSave={(ms) => choose(Number(ms))}
      />
    );
  const isQr = widget.type === "qr";
  return (
    <LineDialog
      {...kept}
      title={isQr ? "QR 고치기" : "알릴 말 고치기"}
      field={widgetTexts[isQr ? "qr" : "notice"]}
      hint={isQr ? "QR을 찍으면 이것이 열려요." : undefined}
      rows={isQr ? 2 : 4}
      text={readWidgetText(widget)}
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
      field={wallRecord.fields.title}
      text={wall.title}
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
function LineDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly id: string;
  readonly title: string;
  readonly field: typeof widgetTexts.qr;
  readonly hint?: string | undefined;
  /** Of a text of several lines. */
  readonly rows?: number;
  readonly text: string;
  readonly onSave: (value: string) => void;
  readonly onRemove?: () => void;
}) {
  const { isOpen, onClose, id, title, field, hint, rows, text, onRemove } = props;
  const form = useFieldsForm({
    of: { fields: { text: field } },
    key: id,
    names: ["text"],
    row: { text },
    onSave(value) {
      onClose();
      props.onSave(value.text);
    },
  });
  const line = { ...form.at("text"), hint };
  return (
    <RecordDialog isOpen={isOpen} onClose={onClose} title={title} form={form} onRemove={onRemove}>
      {rows ? <TextArea {...line} rows={rows} /> : <TextField {...line} />}
    </RecordDialog>
  );
}

/** Milliseconds. A lesson's end is asked in the timer's own window, which knows the day's bells. */
const time: typeof widgetTexts.qr = {
  ...text("시간", { most: 10, empty: "" }),
  show: (ms) => toClockText(Number(ms)),
  read(typed) {
    const read = readTime(typed);
    if (read.ok) return ok(String(read.value));
    const type = read.refusal.type === "TimeTooLong" ? "TimeTooLong" : "TimeUnclear";
    return unread(toSentence(timeMessages, { type }));
  },
};
