import type { RunningClock } from "../../data/server/running-clock.ts";
import { BoardButton } from "../../kit/board/board-frame.tsx";
import type { useStage } from "../../kit/board/use-stage.tsx";

const TABS = ["타이머", "스톱워치"] as const;
export type ClockTab = (typeof TABS)[number];

export interface ClockProps {
  readonly frame: ReturnType<typeof useStage>["frame"];
  readonly clock: RunningClock;
  readonly tab: ClockTab;
  readonly onTab: (tab: ClockTab) => void;
}

export function ClockTabs({ tab, onTab }: Pick<ClockProps, "tab" | "onTab">) {
  return (
    <div role="tablist" aria-label="시계" className="flex gap-3">
      {TABS.map((each) => (
        <BoardButton
          key={each}
          role="tab"
          aria-selected={each === tab}
          className="aria-selected:bg-chalk-sky"
          onClick={() => onTab(each)}
        >
          {each}
        </BoardButton>
      ))}
    </div>
  );
}
