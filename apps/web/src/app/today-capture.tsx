import { useEffect, useState, type ComponentType } from "react";
import { whenIdle } from "../ui/when-idle.ts";
import { loadQuickOverlays } from "./load-quick-overlays.ts";
import { CaptureRow } from "./quick-buttons.tsx";

let loaded: { readonly Card: ComponentType } | undefined;

/** 한 줄 기록 on 오늘. Until its chunk is here, a row of the same look that opens the dialog. */
export function TodayCapture() {
  const [shown, setShown] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    const show = async (): Promise<void> => {
      loaded = { Card: (await loadQuickOverlays()).CaptureCard };
      setShown(loaded);
    };
    // Without a network the row stays, and pressing it says what is missing.
    return whenIdle(() => void show().catch(() => undefined));
  }, []);
  return shown ? <shown.Card /> : <CaptureRow />;
}
