import { padAnswerKind } from "@damim/domain/pad/pad-answer.ts";
import { DEAD } from "@damim/sync/change.ts";
import { readDraftWords } from "../../../data/pad/draft-places.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";

/** How the answer of one pupil stands. */
export interface AnswerState {
  /** The server has one of this pupil. Undefined: nobody on this device knows any more. */
  readonly hasArrived: boolean | undefined;
  /**
   * What is on this device alone: `half` written and not handed in · `sent` handed in and on its way · `offline` and no
   * network · `refused` by the server.
   */
  readonly here: "nothing" | "half" | "sent" | "offline" | "refused";
}

/**
 * What a pupil reads of their answer, before and after 마감: true in each state, and the only place that says it.
 *
 * ```ts
 * sayAnswer({ hasArrived: false, here: "half" }, true); // "마감됐어요. 쓰던 답은 내지 않아서 …"
 * ```
 */
export function sayAnswer({ hasArrived, here }: AnswerState, isClosed: boolean): string {
  if (!isClosed)
    switch (here) {
      case "sent":
        return "선생님께 보내고 있어요.";
      case "offline":
        return "답은 이 기기에 있어요. 인터넷이 이어지면 저절로 가요.";
      case "refused":
        return "아직 선생님께 가지 못했어요. 답은 이 기기에 있어요. 선생님께 말해요.";
      default:
        return "선생님께 잘 전해졌어요.";
    }
  if (hasArrived === undefined) return "마감됐어요. 더 낼 답이 있으면 선생님께 말해요.";
  if (here === "nothing")
    return hasArrived
      ? "마감됐어요. 낸 답은 선생님께 있어요."
      : "마감됐어요. 이 기기에서 낸 답은 없어요. 선생님께 말해요.";
  const what = hasArrived
    ? "먼저 낸 답은 선생님께 있고, 고친 답은"
    : here === "half"
      ? "쓰던 답은 내지 않아서"
      : "낸 답이 아직";
  const later = here === "half" ? "" : " 설문이 다시 열리면 저절로 가요.";
  return `마감됐어요. ${what} 이 기기에만 있어요. 선생님께 말해요.${later}`;
}

/** How the answer of who is in a survey stands on this device. */
export function readAnswerState({
  store,
  rounds,
  me,
  name,
}: Pick<PadData, "store" | "rounds" | "me" | "name">): AnswerState {
  const isOwn = ({ kind, id }: { readonly kind: string; readonly id: string }): boolean =>
    kind === padAnswerKind.name && id === me;
  const refused = store.refused().filter(isOwn);
  const waiting = store.pending().filter(isOwn);
  const isFirst = [...refused, ...waiting].some(({ set }) => set[DEAD] === false);
  const isHalf = readDraftWords(name).some(Boolean);
  return {
    hasArrived: store.rows(padAnswerKind).has(me) && !isFirst,
    here:
      refused.length > 0
        ? "refused"
        : waiting.length > 0
          ? rounds.state() === "offline"
            ? "offline"
            : "sent"
          : isHalf
            ? "half"
            : "nothing",
  };
}
