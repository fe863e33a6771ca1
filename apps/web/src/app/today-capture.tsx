import { useEffect, useState, type ComponentType } from "react";
import { whenIdle } from "../ui/when-idle.ts";
import { CaptureRow } from "./quick-buttons.tsx";

let loaded: ComponentType | undefined;

/** 한 줄 기록 on 오늘. Until its chunk is here, a row of the same look that opens the dialog. */
export function TodayCapture() {
  const [shown, setShown] = useState<{ readonly Card: ComponentType } | undefined>(
    loaded && { Card: loaded },
  );
  const isMissing = shown === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    const fetchCard = (): void => {
      import("./capture/capture-card.tsx").then(
        (file) => {
          loaded = file.CaptureCard;
          if (isCurrent) setShown({ Card: file.CaptureCard });
        },
        // No network yet: the next "online" tries again.
        () => undefined,
      );
    };
    const stopWaiting = whenIdle(fetchCard);
    addEventListener("online", fetchCard);
    return () => {
      isCurrent = false;
      stopWaiting();
      removeEventListener("online", fetchCard);
    };
  }, [isMissing]);
  return shown ? <shown.Card /> : <CaptureRow />;
}
