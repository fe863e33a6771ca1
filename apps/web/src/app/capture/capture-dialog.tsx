// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily with quick-overlays.tsx.
import { MarkQuestionSlot } from "../../kit/attendance/mark-question-slot.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { useChosenYear } from "../../data/years/chosen-year.ts";
import { useOurClass } from "../base/use-our-class.ts";
import { CaptureField } from "./capture-field.tsx";
import { CapturePreview } from "./capture-preview.tsx";
import { toCaptureSummary } from "./capture-summary.ts";
import { LeftLineNotice } from "./left-line-notice.tsx";
import { useCaptureForm } from "./use-capture-form.ts";

export interface CaptureDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * 한 줄 기록: one line becomes records of several pupils and days, as one undo step (spec 02 §3). What is
 * recorded stands below before Enter; what can be taken in two ways is asked; the rest stays in the line.
 */
export function CaptureDialog({ isOpen, onClose }: CaptureDialogProps) {
  const { line, readings, preview, summaryId, fieldProps, choose, recordOrAsk, showPreview } =
    useCaptureForm(onClose);
  const { className } = useOurClass();
  // The page below may show another year; a line is of the class in the room.
  const isElsewhere = useChosenYear() !== undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="한 줄 기록"
      subtitle={isElsewhere ? `올해 ${className}의 기록이 돼요` : undefined}
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={showPreview}>
            미리보기
          </Button>
          <Button size="large" onClick={recordOrAsk}>
            기록하기
          </Button>
        </DialogActions>
      }
    >
      <div className="grid gap-3.5">
        <div className="rounded-card border-2 border-line focus-within:border-brand">
          <CaptureField {...fieldProps} place="dialog" />
          <LeftLineNotice />
        </div>
        <section ref={preview} tabIndex={-1} aria-label="미리보기 내용" className="grid gap-2.5">
          <output id={summaryId} className="text-14 font-semibold text-fg-2">
            {toCaptureSummary(readings)}
          </output>
          {readings.length > 0 ? (
            <CapturePreview line={line} readings={readings} onChoose={choose} look="rows" />
          ) : (
            <Examples />
          )}
        </section>
      </div>
      <MarkQuestionSlot />
    </Dialog>
  );
}

const examples: readonly (readonly [line: string, meaning: string])[] = [
  ["12 지각 병원", "12번 질병 지각, 사유 병원"],
  ["3, 5, 7-9 병결", "여러 명 질병 결석"],
  ["어제 4 미인정 결과 3-4교시", "지난 날짜와 교시"],
  ["3/4~3/6 6 결석 체험학습", "여러 날, 주말과 공휴일은 빼고"],
  ["2 아직 안 왔어요, 나머지 왔어요", "등교 확인"],
  ["1-5 8 독서록 o, 7-9 우유 x", "열린 체크에 O와 X. 제목은 앞부분만 적어도 돼요"],
  ["12 상담 2시 (교우)", "상담의 시각과 주제"],
  ["3 어머니 통화 15분 약속: 금까지 다시 전화", "통화와 약속"],
  ["3,5 기록 발표를 또박또박 함", "개별기록"],
  ["3 칭찬 2", "점수"],
  ["금까지 가정통신문", "할 일"],
  ["내일 3교시 5교시 바꿈", "시간표 맞바꿈, 「내일 5교시 결강」도"],
  ["지출 12500 간식", "예산의 지출"],
  ["일지 줄을 잘 섰다", "오늘 일지에 한 줄"],
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
