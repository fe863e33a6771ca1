import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRunningClock } from "../../data/server/use-running-clock.ts";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useOwnClass } from "../../data/years/class-choice.ts";
import { useStageSound } from "../../kit/board/use-stage-sound.ts";
import { Stopwatch } from "./stopwatch.tsx";
import { Timer } from "./timer.tsx";
import type { ClockTab } from "./clock-tabs.tsx";

/** 타이머 and 스톱워치: true through reload, lock and sleep, for they are instants and nothing is counted. */
export function Component() {
  const data = useTeacherData();
  const className = toClassWords(useOwnClass(findWorkingStore(data) ?? data.profile));
  const clock = useRunningClock();
  const sound = useStageSound();
  const navigate = useNavigate();
  const [tab, setTab] = useState<ClockTab>("타이머");
  const Clock = tab === "타이머" ? Timer : Stopwatch;
  return (
    <Clock
      place={[className, tab].filter(Boolean).join(" · ")}
      clock={clock}
      sound={sound}
      tab={tab}
      onTab={setTab}
      onLeave={() => {
        // A window of its own goes; one that the browser keeps shows 오늘.
        close();
        void navigate("/");
      }}
    />
  );
}
