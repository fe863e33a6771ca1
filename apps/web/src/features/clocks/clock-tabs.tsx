import type { RunningClock } from "../../data/server/running-clock.ts";
import { BoardTabs } from "../../kit/board/board-tabs.tsx";
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
  return <BoardTabs label="시계" tabs={TABS} tab={tab} onTab={onTab} />;
}
