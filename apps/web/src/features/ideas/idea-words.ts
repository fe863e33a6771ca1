import type { IdeaState } from "@damim/domain/idea/idea-state.ts";
import type { ChipTone } from "../../ui/chip.tsx";

/** Where the network is missing (spec 14 §0). */
export const AWAY = "쌤마당 글은 인터넷이 이어지면 보여요. 쓰던 글은 이 기기에 있어요.";
/** A press that did not reach the server. */
export const NOT_SENT = "인터넷이 이어지지 않아 보내지 못했어요. 잠시 뒤 다시 눌러 주세요.";

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
