import { MarkQuestionSlot } from "../../kit/attendance/mark-question-slot.tsx";
import { Button } from "../../ui/button.tsx";
import { KeyCap } from "../../ui/key-cap.tsx";
import { CaptureField } from "./capture-field.tsx";
import { CapturePreview } from "./capture-preview.tsx";
import { toCaptureSummary } from "./capture-summary.ts";
import { LeftLineNotice } from "./left-line-notice.tsx";
import { useCaptureForm } from "./use-capture-form.ts";

/** 한 줄 기록 on 오늘: one row at rest; what it will record opens below while something is typed. */
export function CaptureCard() {
  const { line, readings, preview, summaryId, fieldProps, choose, recordOrAsk, showPreview } =
    useCaptureForm(() => undefined);
  const isTyped = line.trim() !== "";
  return (
    <section
      aria-label="한 줄 기록"
      className="rounded-card border border-line bg-surface shadow-[inset_0_0_0_1px_transparent] focus-within:border-brand focus-within:shadow-[inset_0_0_0_1px_var(--brand)]"
    >
      <CaptureField {...fieldProps} place="page">
        {isTyped ? (
          <div className="flex shrink-0 gap-1 pr-1">
            <Button variant="text" className="max-sm:hidden" onClick={showPreview}>
              미리보기
            </Button>
            <Button onClick={recordOrAsk}>기록하기</Button>
          </div>
        ) : (
          <KeyCap className="mr-5 max-sm:hidden">Ctrl J</KeyCap>
        )}
      </CaptureField>
      <LeftLineNotice />
      <section
        ref={preview}
        tabIndex={-1}
        aria-label="미리보기 내용"
        className={isTyped ? "grid gap-2.5 px-4 pt-1 pb-4" : "sr-only"}
      >
        <output id={summaryId} className="text-14 font-semibold text-fg-2">
          {toCaptureSummary(readings)}
        </output>
        <CapturePreview line={line} readings={readings} onChoose={choose} look="chips" />
      </section>
      <MarkQuestionSlot />
    </section>
  );
}
