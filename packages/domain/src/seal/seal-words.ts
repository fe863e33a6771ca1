import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import type { SealAnswer, SealState } from "./check-seals.ts";

/** 「11월 18일 16:20」: when a text was sealed. */
export function toSealTime(at: number): string {
  return `${toKoreanMonthDay(toSeoulDay(at))} ${toSeoulTimeText(at)}`;
}

/** What stands at a record. */
export function saySealState(state: SealState): string {
  return state.type === "sealed" ? `봉인됨 · ${toSealTime(state.seal.at)}` : "아직 봉인 전";
}

/** Of the chain, with the day of the earliest seal that does not hold. */
export function sayBrokenSeal(at: number): string {
  return `봉인이 끊겼어요 · ${toKoreanMonthDay(toSeoulDay(at))}`;
}

/** What 「봉인 확인」 says of a code. */
export function saySealAnswer(answer: SealAnswer): string {
  switch (answer.type) {
    case "unknown":
      return "이 코드는 우리 기록에 없어요.";
    case "same":
      return `맞아요. ${toSealTime(answer.seal.at)}에 봉인된 글 그대로예요.`;
    case "changed":
      return `그 뒤 ${answer.edits}번 고쳤어요.`;
    case "unsealed":
      return `${toSealTime(answer.seal.at)}에 봉인된 글과 달라요. 바뀐 글에는 봉인이 없어요.`;
  }
}
