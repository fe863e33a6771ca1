import * as v from "valibot";
import type { MessagesFor } from "../base/result.ts";

/** Why the education-data service (NEIS) gave nothing, and whether asking again helps. */
export type NeisRefusal =
  /** ERROR-290, INFO-300: the operator's key is wrong or blocked. */
  | { readonly type: "NeisKeyWrong"; readonly retry: "never" }
  /** Without a key only five rows come: too few for a calendar. */
  | { readonly type: "NeisKeyMissing"; readonly retry: "never" }
  /** ERROR-337: the calls of this day are used up. */
  | { readonly type: "NeisUsedUp"; readonly retry: "later" }
  /** ERROR-500, 600, 601, no answer in time, or it failed so often that it is left alone for a while. */
  | { readonly type: "NeisAway"; readonly retry: "later" }
  /** ERROR-300, 310, 333, 336 or an answer of another shape: the service has changed. */
  | { readonly type: "NeisChanged"; readonly retry: "never" };

export type NeisRefusalType = NeisRefusal["type"];

export const neisRefusals: Readonly<{
  [T in NeisRefusalType]: Extract<NeisRefusal, { readonly type: T }>;
}> = {
  NeisKeyWrong: { type: "NeisKeyWrong", retry: "never" },
  NeisKeyMissing: { type: "NeisKeyMissing", retry: "never" },
  NeisUsedUp: { type: "NeisUsedUp", retry: "later" },
  NeisAway: { type: "NeisAway", retry: "later" },
  NeisChanged: { type: "NeisChanged", retry: "never" },
};

export const neisMessages: MessagesFor<NeisRefusal> = {
  NeisKeyWrong: () =>
    "나이스 교육정보의 인증키가 맞지 않아 받지 못했어요. 직접 적을 수 있어요. 서버를 맡은 분께 알려 주세요.",
  NeisKeyMissing: () =>
    "이 서버에 나이스 교육정보 인증키가 없어 다 받을 수 없어요. 직접 적거나 서버를 맡은 분께 알려 주세요.",
  NeisUsedUp: () =>
    "오늘 나이스 교육정보를 받을 수 있는 횟수를 다 썼어요. 직접 적거나 내일 다시 해 주세요.",
  NeisAway: () =>
    "나이스 교육정보가 지금 응답하지 않아요. 적은 내용은 그대로 있어요. 직접 적거나 잠시 뒤 다시 해 주세요.",
  NeisChanged: () =>
    "나이스 교육정보를 읽지 못했어요. 직접 적을 수 있어요. 계속되면 도움말의 주소로 알려 주세요.",
};

export const neisRefusalSchema = v.picklist([
  "NeisKeyWrong",
  "NeisKeyMissing",
  "NeisUsedUp",
  "NeisAway",
  "NeisChanged",
]);
