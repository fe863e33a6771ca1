import type { ClauseReading } from "@damim/domain/capture/capture-reading.ts";
import { PencilLine } from "lucide-react";
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { isComposing } from "../../ui/field/form.tsx";
import { CAPTURE_FIELD } from "../base/quick-access-context.ts";

export interface CaptureFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly line: string;
  readonly onLineChange: (line: string) => void;
  readonly readings: readonly ClauseReading[];
  readonly describedBy: string;
  readonly onEnter: () => void;
  readonly onArrowDown: () => void;
  /** On a page, Ctrl/⌘+J goes to it; in a dialog, it has the focus first. */
  readonly place: "page" | "dialog";
  /** Stands at the end of the row. */
  readonly children?: ReactNode;
}

/** The line itself. What cannot be read yet stands on a dotted line, drawn by a copy behind the field. */
export function CaptureField(props: CaptureFieldProps) {
  const { field, line, readings, place } = props;
  const copy = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === "Enter") props.onEnter();
    else if (event.key === "ArrowDown") props.onArrowDown();
    else return;
    event.preventDefault();
  };
  return (
    <div className="flex min-h-13 items-center gap-3 pl-4">
      <PencilLine size={20} aria-hidden className="shrink-0 text-brand" />
      <div className="relative min-w-0 flex-1 text-16">
        <div
          ref={copy}
          aria-hidden
          className="pointer-events-none absolute inset-0 flex items-center overflow-hidden whitespace-pre text-transparent"
        >
          <span>{toMarkedParts(line, readings)}</span>
        </div>
        <input
          ref={field}
          aria-label="한 줄 기록"
          aria-describedby={props.describedBy}
          placeholder="12 지각 병원, 3 병결"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          {...{ [place === "page" ? CAPTURE_FIELD : "data-autofocus"]: "" }}
          value={line}
          onChange={(event) => props.onLineChange(event.target.value)}
          onKeyDown={handleKey}
          onScroll={(event) => {
            if (copy.current) copy.current.scrollLeft = event.currentTarget.scrollLeft;
          }}
          className="relative h-12 w-full bg-transparent outline-none"
        />
      </div>
      {props.children}
    </div>
  );
}

function toMarkedParts(line: string, readings: readonly ClauseReading[]) {
  const whole = line.normalize("NFC");
  const marked = readings
    .filter(({ type }) => type !== "ready" && type !== "line")
    .toSorted((a, b) => a.from - b.from);
  const parts = marked.flatMap(({ from, to, type }, index) => [
    whole.slice(marked[index - 1]?.to ?? 0, from),
    <span
      key={from}
      className={`underline decoration-dotted decoration-2 underline-offset-4 ${type === "unread" ? "decoration-danger" : "decoration-brand"}`}
    >
      {whole.slice(from, to)}
    </span>,
  ]);
  return [...parts, whole.slice(marked.at(-1)?.to ?? 0)];
}
