import { late } from "../../ui/arrival/late.ts";
import { loadQuickOverlays } from "../quick/quick-access.tsx";
import { CaptureRow } from "../quick/quick-buttons.tsx";

/**
 * 한 줄 기록 on 오늘. Until its chunk is here, a row of the same look that opens the dialog; without a network
 * pressing it says what is missing.
 */
export const TodayCapture = late(
  () => loadQuickOverlays().then((file) => file.CaptureCard),
  <CaptureRow />,
);
