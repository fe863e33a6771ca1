import type { ModerationDecision } from "@damim/domain/cafe/cafe-replies.ts";
import { decidedActLabels } from "@damim/domain/cafe/report-reason.ts";

/** 「가리기 · 광고예요. · 별빛교실 · 되돌림」 */
export function sayDecision({ act, sentence, nickname, isUndone }: ModerationDecision): string {
  return [decidedActLabels[act], sentence, nickname, isUndone && "되돌림"]
    .filter(Boolean)
    .join(" · ");
}
