import { toSentence } from "@damim/domain/base/result.ts";
import { readWeights, weightsMessages, type DrawWeights } from "@damim/domain/draw/draw-weights.ts";
import type { DrawItem } from "@damim/domain/draw/draw.ts";
import { usePreset } from "./use-preset.ts";

const none: DrawWeights = new Map();

/** 무게: who comes more often in 매번 모두, as it was typed last. What is not clear counts for nobody. */
export function useWeights(items: readonly DrawItem[]) {
  const { value, save } = usePreset("randomPick~weights", "뽑기 무게");
  const typed = typeof value === "string" ? value : "";
  const read = readWeights(typed, items);
  return {
    typed,
    weights: read.ok ? read.value : none,
    problem: read.ok ? undefined : toSentence(weightsMessages, read.refusal),
    save,
  };
}
