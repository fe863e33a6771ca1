import { planImport } from "@damim/domain/roster/reading/plan-import.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import { useMemo, useState, type ReactNode } from "react";
import { afterPaint } from "../../../platform/after-paint.ts";
import { Button } from "../../../ui/button.tsx";

/** Says how many come, and brings them. */
export function ImportFooter(props: {
  readonly reading: RosterReading | undefined;
  readonly isReading: boolean;
  /** Resolves when all of it is there. */
  readonly onImport: (reading: RosterReading) => Promise<void>;
  /** A second way on, before the button. */
  readonly children?: ReactNode;
}) {
  const { reading, isReading, onImport, children } = props;
  const [broughtCount, setBroughtCount] = useState<number>();
  const comingCount = useMemo(() => {
    if (!reading) return 0;
    return planImport(reading.existing, reading.taken, () => "").comingCount;
  }, [reading]);
  const isBringing = broughtCount !== undefined;
  const reason = isBringing
    ? `${broughtCount}명을 저장하고 있어요`
    : toReason(reading, isReading, comingCount);
  const waitingCount = reading?.asked.filter(({ answer }) => answer === undefined).length ?? 0;
  const bring = async (taken: RosterReading): Promise<void> => {
    setBroughtCount(comingCount);
    // A whole grade takes a moment: first the words that say so.
    await new Promise<void>((resolve) => afterPaint(resolve));
    await onImport(taken);
    setBroughtCount(undefined);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div aria-live="polite">
        <p className="text-17 font-bold">{reason ?? `${comingCount}명을 가져와요`}</p>
        <p className="text-14 text-fg-2">
          {waitingCount > 0
            ? `답을 기다리는 학생 ${waitingCount}명은 빼고 가져와요`
            : "가져온 뒤에도 한 번에 되돌릴 수 있어요"}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full">
        {children}
        <Button
          size="large"
          className="sm:min-w-36 max-sm:flex-1"
          isBusy={isBringing}
          isDisabled={!isBringing && reason !== undefined}
          onClick={() => reading && void bring(reading)}
        >
          가져오기
        </Button>
      </div>
    </div>
  );
}

/** Why nothing can be imported now; nothing while something can. */
function toReason(
  reading: RosterReading | undefined,
  isReading: boolean,
  comingCount: number,
): string | undefined {
  if (isReading) return "읽고 있어요";
  if (!reading) return "가져올 명단이 아직 없어요";
  if (reading.classQuestion && !reading.classQuestion.answer) return "어느 반인지 골라 주세요";
  if (comingCount > 0) return undefined;
  return reading.taken.length > 0 ? "모두 이미 명단에 있어요" : "가져올 수 있는 줄이 없어요";
}
