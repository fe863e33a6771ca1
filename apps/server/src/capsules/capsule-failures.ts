import { toSentence } from "@damim/domain/base/result.ts";
import {
  capsuleMessages,
  type CapsuleRefusal,
  type decideCapsule,
} from "@damim/domain/time-capsule/decide-capsule.ts";
import { failure, HttpFailure, tooOften } from "../http/http-failure.ts";

export const MOST_CAPSULES = 20;

const statuses: Readonly<Record<CapsuleRefusal, 404 | 409 | 503>> = {
  "not-found": 404,
  "too-early": 409,
  wait: 503,
  past: 409,
  "only-later": 409,
  opened: 409,
};
const RETRY_SECONDS = 60;

/** What is told to a teacher. */
export function toFailure(decided: ReturnType<typeof decideCapsule>): HttpFailure {
  const refusal = decided === "give" || decided === "allow" ? "not-found" : decided;
  return new HttpFailure(
    statuses[refusal],
    refusal,
    toSentence(capsuleMessages, { type: refusal }),
    refusal === "wait" ? { retryAfterSeconds: RETRY_SECONDS } : {},
  );
}

export function tooMany(): HttpFailure {
  return new HttpFailure(
    409,
    "TooManyCapsules",
    `캡슐은 ${MOST_CAPSULES}개까지 만들 수 있어요. 지금 있는 캡슐의 이름과 날을 바꿔 쓸 수 있어요.`,
  );
}

export function otherSecret(): HttpFailure {
  return new HttpFailure(
    409,
    "OtherSecret",
    "이 서버의 비밀 열쇠가 바뀌어서 열 수 없어요. 편지는 봉해진 채로 있어요. 서버를 맡은 분께 백업의 열쇠를 되돌려 달라고 말씀해 주세요.",
  );
}

// Pupils read these: what happened, is what they wrote safe, what to do now.

/** Of a code that opens nothing, a card that is none, a capsule that was emptied: one answer. */
export const capsuleUnknown = failure(
  404,
  "not-found",
  toSentence(capsuleMessages, { type: "not-found" }),
);
/** Of a link that takes cards alone: its capsule went to another teacher while a page stood open. */
export const cardsAlone = failure(
  409,
  "cards-alone",
  "번호와 이름으로 쓰는 주소가 끝났어요. 적은 글은 이 화면에 그대로 있어요. 카드가 있으면 카드의 QR로 쓰고, 없으면 선생님께 새 주소를 여쭤봐 주세요.",
);
export const alreadySealed = failure(
  409,
  "already",
  "이 번호로 봉한 편지가 이미 있어요. 적은 글은 이 화면에 그대로 있어요. 다시 쓰려면 카드로 꺼내거나 선생님께 말씀해 주세요.",
);
export const openedAlready = failure(
  409,
  "opened",
  "캡슐이 이미 열려서 더 봉할 수 없어요. 적은 글은 이 화면에 그대로 있어요. 선생님께 말씀해 주세요.",
);
/** Of the room that a teacher's files have. */
export const noRoom = failure(
  413,
  "full",
  "사진과 소리를 둘 자리가 다 찼어요. 적은 글은 이 화면에 그대로 있어요. 사진과 소리를 빼고 봉하거나 선생님께 말씀해 주세요.",
);
/** A device seals without a network, and sends later. */
export const partOnTheWay = failure(
  404,
  "on-the-way",
  "이 사진이나 소리는 아직 서버에 도착하지 않았어요. 편지는 그대로 있어요. 나중에 다시 열어 주세요.",
);
export const tooManyAsk = tooOften(
  "too-many-requests",
  "지금 쓰는 친구가 많아요. 적은 글은 그대로 있어요. 잠시 뒤에 다시 눌러 주세요.",
);
export const tooManyCards = tooOften(
  "too-many-cards",
  "맞지 않는 카드가 너무 많이 들어와서 잠시 쉬고 있어요. 10분쯤 뒤에 다시 열어 주세요.",
);
