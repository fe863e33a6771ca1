import type { IdeaState } from "@damim/domain/idea/idea-state.ts";
import type { ChipTone } from "../../ui/chip.tsx";

export const stateTones: Readonly<Record<IdeaState, ChipTone>> = {
  new: "neutral",
  trying: "brand",
  settled: "good",
};

/** 「해보고 싶어요 21 · 해봤어요 6」; nothing of what nobody said yet. */
export function sayCounts({ votes, tries }: { readonly votes: number; readonly tries: number }) {
  return [votes > 0 && `해보고 싶어요 ${votes}`, tries > 0 && `해봤어요 ${tries}`]
    .filter(Boolean)
    .join(" · ");
}
