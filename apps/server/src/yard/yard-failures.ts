import {
  toSentence,
  type MessagesFor,
  type Refusal,
  type Result,
} from "@damim/domain/base/result.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { failure, HttpFailure } from "../http/http-failure.ts";

const MINUTE_MS = 60_000;

/** What a rule allows; else its sentence is answered. */
export function requireAllowed<T, E extends Refusal>(
  checked: Result<T, E>,
  messages: MessagesFor<E>,
): T {
  if (checked.ok) return checked.value;
  throw new HttpFailure(422, checked.refusal.type, toSentence(messages, checked.refusal));
}

export const nicknameNeeded = failure(
  409,
  "NicknameNeeded",
  "쌤카페에서 쓸 별명을 먼저 정해 주세요. 글은 이 기기에 있어요.",
);

export const notThere = failure(
  404,
  "CafeUnknown",
  "지금은 없는 글이에요. 목록을 다시 열어 주세요.",
);

export const newcomerLimit = failure(
  409,
  "NewcomerLimit",
  "가입한 첫날에는 글을 2개까지 올릴 수 있어요. 내일 올려 주세요. 글은 이 기기에 있어요.",
);

export const ownThing = failure(
  409,
  "OwnThing",
  "내가 쓴 것은 알릴 수 없어요. 고치거나 지울 수 있어요.",
);

export function stopped(until: number, now: number): HttpFailure {
  const words = toKoreanInstant(until, now);
  return new HttpFailure(
    409,
    "WritingStopped",
    `${words}까지 글쓰기가 멈춰 있어요. 쓰던 글은 이 기기에 있어요.`,
  );
}

/** Until when the words wait, in minutes. */
export function tooFast(waitMs: number): HttpFailure {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  return new HttpFailure(
    429,
    "TooManyRequests",
    `조금 빨라요. ${minutes}분 뒤에 올려 주세요. 글은 이 기기에 있어요.`,
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}
