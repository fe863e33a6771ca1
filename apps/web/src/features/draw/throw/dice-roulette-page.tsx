import { useState } from "react";
import { useStage } from "../../../kit/board/use-stage.tsx";
import { Dice } from "./dice.tsx";
import { Roulette } from "./roulette.tsx";
import type { ThrowTab } from "./throw-tabs.tsx";

/** 주사위/룰렛. */
export function Component() {
  const { frame } = useStage("주사위/룰렛");
  const [tab, setTab] = useState<ThrowTab>("주사위");
  const Tool = tab === "주사위" ? Dice : Roulette;
  return <Tool {...frame} onTab={setTab} />;
}
