import type { ClauseReading } from "@damim/domain/capture/capture-reading.ts";

/** Read out after each change, so it is short and changes only when the counts do. */
export function toCaptureSummary(readings: readonly ClauseReading[]): string {
  if (readings.length === 0) return "번호나 이름, 무엇, 사유를 이어서 적어요.";
  const count = (type: ClauseReading["type"]): number =>
    readings.filter((reading) => reading.type === type).length;
  const [ready, asked, unread] = [count("ready") + count("line"), count("choose"), count("unread")];
  return [
    ready > 0 && `이렇게 적을게요 (${ready}건)`,
    asked > 0 && `골라 주세요 (${asked}건)`,
    unread > 0 && `읽지 못했어요 (${unread}건)`,
  ]
    .filter(Boolean)
    .join(" · ");
}
