import type { MessagesFor } from "../base/result.ts";

/** Why a service outside of the house gave nothing (spec 15 §2). */
export type OutsideRefusal =
  /** The operator's key is unknown, ended or blocked. */
  | { readonly type: "KeyRefused" }
  /** The calls of this day are used up. */
  | { readonly type: "QuotaUsedUp" }
  /** An answer of another shape than the one that was agreed. */
  | { readonly type: "FormatChanged" }
  /** No answer in time, or a failure of theirs. */
  | { readonly type: "ServiceAway" };

export type OutsideRefusalType = OutsideRefusal["type"];

export const OUTSIDE_REFUSALS = [
  "KeyRefused",
  "QuotaUsedUp",
  "FormatChanged",
  "ServiceAway",
] as const satisfies readonly OutsideRefusalType[];

/** For who looks after the server. */
export const outsideMessages: MessagesFor<OutsideRefusal> = {
  KeyRefused: () => "인증키를 받아 주지 않아요. 키가 맞는지, 기간이 끝나지 않았는지 확인해 주세요.",
  QuotaUsedUp: () => "오늘 받을 수 있는 횟수를 다 썼어요. 한 시간 뒤에 다시 받아 와요.",
  FormatChanged: () => "응답 형식이 바뀌어 읽지 못했어요. 새 버전이 있는지 확인해 주세요.",
  ServiceAway: () => "응답하지 않아요. 이 서버가 밖으로 나갈 수 있는지 확인해 주세요.",
};
