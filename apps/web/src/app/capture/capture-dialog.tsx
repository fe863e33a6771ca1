// Overlay: imports Base UI through ui/dialog.tsx. Loaded lazily by quick-access.tsx.
import { applyOption } from "@damim/domain/capture/read-capture.ts";
import type { CaptureOption, ClauseReading } from "@damim/domain/capture/capture-reading.ts";
import { useId, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { CaptureField } from "./capture-field.tsx";
import { CapturePreview } from "./capture-preview.tsx";
import { useCapture } from "./use-capture.ts";

export interface CaptureDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * 한 줄 기록: one line becomes attendance of several pupils and days, as one undo step (spec 02 §3). What is
 * recorded stands below before Enter; what can be taken in two ways is asked; the rest stays in the line.
 */
export function CaptureDialog({ isOpen, onClose }: CaptureDialogProps) {
  const { line, changeLine, readings, readyCount, record } = useCapture();
  const field = useRef<HTMLInputElement>(null);
  const preview = useRef<HTMLElement>(null);
  const summaryId = useId();
  const findChoice = () => preview.current?.querySelector<HTMLElement>("[data-choice]");
  const choose = (option: CaptureOption): void => {
    changeLine(applyOption(line, option));
    field.current?.focus();
  };
  const recordOrAsk = (): void => {
    if (readyCount === 0) (findChoice() ?? field.current)?.focus();
    else if (record()) onClose();
    else field.current?.focus();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="한 줄 기록"
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={() => preview.current?.focus()}>
            미리보기
          </Button>
          <Button size="large" onClick={recordOrAsk}>
            기록하기
          </Button>
        </DialogActions>
      }
    >
      <div className="grid gap-3.5">
        <CaptureField
          field={field}
          line={line}
          onLineChange={changeLine}
          readings={readings}
          describedBy={summaryId}
          onEnter={recordOrAsk}
          onArrowDown={() => findChoice()?.focus()}
        />
        <section ref={preview} tabIndex={-1} aria-label="미리보기 내용" className="grid gap-2.5">
          <output id={summaryId} className="text-14 font-semibold text-fg-2">
            {toSummary(readings)}
          </output>
          {readings.length > 0 ? (
            <CapturePreview line={line} readings={readings} onChoose={choose} />
          ) : (
            <Examples />
          )}
        </section>
      </div>
    </Dialog>
  );
}

/** Read out after each change, so it is short and changes only when the counts do. */
function toSummary(readings: readonly ClauseReading[]): string {
  if (readings.length === 0) return "번호나 이름, 무엇, 사유를 이어서 적어요.";
  const count = (type: ClauseReading["type"]): number =>
    readings.filter((reading) => reading.type === type).length;
  const [ready, asked, unread] = [count("ready"), count("choose"), count("unread")];
  return [
    ready > 0 && `이렇게 적을게요 (${ready}건)`,
    asked > 0 && `골라 주세요 (${asked}건)`,
    unread > 0 && `읽지 못했어요 (${unread}건)`,
  ]
    .filter(Boolean)
    .join(" · ");
}

const examples: readonly (readonly [line: string, meaning: string])[] = [
  ["12 지각 병원", "12번 질병 지각, 사유 병원"],
  ["3, 5, 7-9 병결", "여러 명 질병 결석"],
  ["어제 4 미인정 결과 3-4교시", "지난 날짜와 교시"],
  ["3/4~3/6 6 결석 체험학습", "여러 날, 주말과 공휴일은 빼고"],
  ["2 아직 안 왔어요, 나머지 왔어요", "등교 확인"],
];

function Examples() {
  return (
    <dl className="grid gap-1.5 text-15">
      {examples.map(([line, meaning]) => (
        <div key={line} className="flex flex-wrap gap-x-3">
          <dt className="font-semibold">{line}</dt>
          <dd className="text-fg-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
