import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { withParticle } from "../hangul/particle.ts";
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

/** Of a line of a file, by what differs: 「12번 줄: 날짜, 약속이 봉인된 글과 달라요.」. */
export function sayChangedHeads(heads: readonly string[]): string {
  return `${withParticle(heads.join(", "), "이/가")} 봉인된 글과 달라요.`;
}

/** Of columns that were put into a file by somebody: 「「상담 내용」은 봉인하지 않는 칸이라 견주지 않았어요.」. */
export function sayStrangeHeads(heads: readonly string[]): string {
  const named = heads.map((head) => `「${head}」`).join(", ");
  return `${named} 칸은 봉인하지 않는 칸이라 견주지 않았어요.`;
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
    case "removed":
      return `${answer.edits > 0 ? `그 뒤 ${answer.edits}번 고치고, ` : ""}${toSealTime(answer.at)}에 지웠어요.`;
    case "withdrawn":
      return "그 뒤 저장을 되돌려, 지금은 쓰다 만 기록이에요.";
    case "unsealed":
      return `${toSealTime(answer.seal.at)}에 봉인된 글과 달라요. 바뀐 글에는 봉인이 없어요.`;
  }
}
