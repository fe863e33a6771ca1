import { useState } from "react";
import { useStage } from "../../kit/board/use-stage.tsx";
import { Stopwatch } from "./stopwatch.tsx";
import { Timer } from "./timer.tsx";
import type { ClockTab } from "./clock-tabs.tsx";

/** 타이머 and 스톱워치: true through reload, lock and sleep, for they are instants and nothing is counted. */
export function Component() {
  const [tab, setTab] = useState<ClockTab>("타이머");
  const { clock, frame } = useStage(tab, { isWindow: true });
  const Clock = tab === "타이머" ? Timer : Stopwatch;
  return <Clock frame={frame} clock={clock} tab={tab} onTab={setTab} />;
}
