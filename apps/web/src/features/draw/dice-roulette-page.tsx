import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRunningClock } from "../../data/server/use-running-clock.ts";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useOwnClass } from "../../data/years/class-choice.ts";
import { useStageSound } from "../../kit/board/use-stage-sound.ts";
import { WallClock } from "../../kit/board/wall-clock.tsx";
import { Dice } from "./dice.tsx";
import { Roulette } from "./roulette.tsx";
import type { ThrowTab } from "./throw-tabs.tsx";

/** 주사위/룰렛. */
export function Component() {
  const data = useTeacherData();
  const className = toClassWords(useOwnClass(findWorkingStore(data) ?? data.profile));
  const clock = useRunningClock();
  const sound = useStageSound();
  const navigate = useNavigate();
  const [tab, setTab] = useState<ThrowTab>("주사위");
  const Tool = tab === "주사위" ? Dice : Roulette;
  return (
    <Tool
      title="주사위/룰렛"
      place={[className, "주사위/룰렛"].filter(Boolean).join(" · ")}
      clock={<WallClock clock={clock} />}
      sound={sound}
      onTab={setTab}
      onLeave={() => void navigate("/")}
    />
  );
}
