import type { CaptureOption } from "@damim/domain/capture/capture-reading.ts";
import { applyOption } from "@damim/domain/capture/read-capture.ts";
import { useId, useRef } from "react";
import { useCapture } from "./use-capture.ts";

/** How field, preview and buttons of 한 줄 기록 play together, on a page and in the dialog. */
export function useCaptureForm(onRecorded: () => void) {
  const { line, changeLine, readings, readyCount, record } = useCapture();
  const field = useRef<HTMLInputElement>(null);
  const preview = useRef<HTMLElement>(null);
  const summaryId = useId();
  const findChoice = () => preview.current?.querySelector<HTMLElement>("[data-choice]");
  /** Enter and 기록하기: writes what is sure; where nothing is, goes to what has to be chosen. */
  const recordOrAsk = (): void => {
    if (readyCount === 0) (findChoice() ?? field.current)?.focus();
    else
      record((isAll) => {
        if (isAll) onRecorded();
        else field.current?.focus();
      });
  };
  return {
    line,
    readings,
    preview,
    summaryId,
    recordOrAsk,
    showPreview: () => preview.current?.focus(),
    choose: (option: CaptureOption): void => {
      changeLine(applyOption(line, option));
      field.current?.focus();
    },
    fieldProps: {
      field,
      line,
      readings,
      onLineChange: changeLine,
      describedBy: summaryId,
      onEnter: recordOrAsk,
      onArrowDown: () => findChoice()?.focus(),
    },
  };
}
