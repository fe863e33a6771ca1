import type { CheckState } from "@damim/domain/check/check.ts";

/** A state in a sentence. */
export const stateWords: Readonly<Record<CheckState, string>> = {
  O: "냈어요",
  late: "늦게",
  X: "안 냄",
  exempt: "안 내도 됨",
};
