import type { ModerationCase } from "@damim/domain/cafe/cafe-replies.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { sayDecision } from "./say-decision.ts";

const FINAL = new Set(["keep", "remove"]);

/** What was decided of late, with the way back. */
export function DecidedCase(props: {
  readonly of: ModerationCase;
  readonly onUndo: (decision: string) => Promise<void>;
}) {
  const { of, onUndo } = props;
  const { now } = useTeacherData();
  const [last] = of.decisions;
  if (!last) return null;
  const canUndo = !FINAL.has(last.act) && !last.isUndone && !of.isOwn;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64">
        <strong className="wrap-break-word">{of.title || "지운 글"}</strong>
        <span className="block text-14 text-fg-2">
          {toKoreanInstant(last.at, now())} · {sayDecision(last)}
        </span>
      </p>
      {canUndo && (
        <Button variant="line" onClick={() => void onUndo(last.id)}>
          처리 되돌리기
        </Button>
      )}
    </div>
  );
}
