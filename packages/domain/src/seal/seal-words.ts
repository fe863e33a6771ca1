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
  if (state.type === "sealed") return `봉인됨 · ${toSealTime(state.seal.at)}`;
  return state.type === "differs" ? "봉인된 글과 달라요" : "아직 봉인 전";
}

/** Of the chain, with the day of the earliest seal that does not hold. */
export function sayBrokenSeal(at: number): string {
  return `봉인이 끊겼어요 · ${toKoreanMonthDay(toSeoulDay(at))}`;
}

/** Of a line of a file, by what differs: 「12번 줄: 날짜, 약속이 봉인된 글과 달라요.」. */
export function sayChangedHeads(heads: readonly string[]): string {
  return `${withParticle(heads.join(", "), "이/가")} 봉인된 글과 달라요.`;
}

/** What 「봉인 확인」 of a file has not looked at, one sentence each. */
export function sayUnlooked(of: {
  /** Sheets beside the one of the records. */
  readonly sheets: readonly string[];
  /** Rows above its heads. */
  readonly above: number;
  readonly strange: readonly string[];
  readonly missing: readonly string[];
  /** How many records of the year the file does not hold. */
  readonly records: number;
}): readonly string[] {
  const quote = (names: readonly string[]) => names.map((name) => `「${name}」`).join(", ");
  return [
    of.sheets.length > 0 && `${quote(of.sheets)} 시트는 보지 않았어요.`,
    of.above > 0 && `칸 이름 위의 ${of.above}줄은 보지 않았어요.`,
    of.strange.length > 0 && sayStrangeHeads(of.strange),
    of.missing.length > 0 && `${quote(of.missing)} 칸이 없어서 견주지 못했어요.`,
    of.records > 0 && `이 파일에 없는 상담 기록 ${of.records}건은 보지 않았어요.`,
  ].filter((sentence) => sentence !== false);
}

/** Of columns that were put into a file by somebody: 「「상담 내용」은 봉인하지 않는 칸이라 견주지 않았어요.」. */
function sayStrangeHeads(heads: readonly string[]): string {
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
    case "erased":
      return `${toSealTime(answer.seal.at)}에 봉인된 글이에요. 그 뒤 자료를 파기한 학생만 이 글에서 빠졌어요.`;
    case "unsealed":
      return `${toSealTime(answer.seal.at)}에 봉인된 글과 달라요. 바뀐 글에는 봉인이 없어요.`;
    case "locked":
      return answer.isShut
        ? "잠긴 기록이라 글을 견주지 못했어요. 기록을 열고 다시 확인해 주세요."
        : `${toSealTime(answer.seal.at)}에 봉인된 글이에요. 그 뒤 기록 잠금이 바뀌어 글까지 견주지는 못했어요.`;
  }
}
