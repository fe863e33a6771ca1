import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { printPage } from "../../../platform/print.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Asked before it comes to be, and on each sheet that says who chose whom. */
export const KEEP_FROM_PUPILS = "교실에 두지 마세요";

interface Asked {
  readonly act: "인쇄" | "내려받기";
  readonly answer: (isMeant: boolean) => void;
}

/**
 * Who chose whom leaves the app after one question, whichever way it goes: 인쇄, 엑셀로 내려받기, and the browser's own print.
 * Nothing stops that one, so until the question was answered its paper says where to press.
 */
export function useCarefulOutput(of: { readonly onPaper: boolean; readonly inFile: boolean }) {
  const { onPaper, inFile } = of;
  const [asked, setAsked] = useState<Asked>();
  const [isMeant, setMeant] = useState(false);
  if (asked?.act === "인쇄" && !onPaper) setAsked(undefined);
  useEffect(() => {
    if (!onPaper) return;
    // The browser lays out for paper when the event's listeners have returned.
    const begin = (): void => {
      if (!isMeant) flushSync(() => setAsked({ act: "인쇄", answer: printIfMeant }));
    };
    const end = (): void => setMeant(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, [onPaper, isMeant]);
  function printIfMeant(isYes: boolean): void {
    if (!isYes) return;
    flushSync(() => setMeant(true));
    printPage();
  }
  const ask = (next: Asked): void => {
    asked?.answer(false);
    setAsked(next);
  };
  const settle = (isYes: boolean): void => {
    flushSync(() => setAsked(undefined));
    asked?.answer(isYes);
  };
  return {
    isPaperHeld: onPaper && !isMeant,
    print: () => (onPaper ? ask({ act: "인쇄", answer: printIfMeant }) : printPage()),
    /** Tells whether the file is meant. */
    askForFile: (): Promise<boolean> =>
      inFile
        ? new Promise((resolve) => ask({ act: "내려받기", answer: resolve }))
        : Promise.resolve(true),
    question: asked && (
      <div className="print:hidden">
        <Notice
          tone="warm"
          title={KEEP_FROM_PUPILS}
          isAlert
          actions={
            <>
              <Button variant="line" onClick={() => settle(true)}>
                그래도 {asked.act}
              </Button>
              <Button variant="text" onClick={() => settle(false)}>
                취소
              </Button>
            </>
          }
        >
          누가 누구를 골랐는지 들어 있어요. 학생이 보면 상처가 될 수 있어요. 그래도 {asked.act}
          할까요?
        </Notice>
      </div>
    ),
  };
}
