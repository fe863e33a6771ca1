import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { failure, HttpFailure, SUSPENDED } from "./http-failure.ts";
import type { Suspension } from "../session/find-suspension.ts";

/** A decision and no fault: the device keeps the words and sends them when it is over. */
export function suspended({ until, reason }: Suspension): HttpFailure {
  const day = toKoreanMonthDay(toSeoulDay(until));
  const why = reason.trim().replace(/[.。]+$/, "");
  return new HttpFailure(
    403,
    SUSPENDED,
    `관리자가 ${day}까지 쓰기를 멈췄어요.${why && ` 이유: ${why}.`} 쓴 내용은 이 기기에 있고, 풀리면 보내요.`,
  );
}

/**
 * The one rule for who comes to a stopped account without one of their own (booking, survey, pad room, board, capsule): what is
 * there is read on and what is theirs is taken back, and nothing new comes in. Why the account stands still is not theirs.
 */
export const guestsPaused = failure(
  403,
  SUSPENDED,
  "지금은 새로 받지 않아요. 적은 글은 이 화면에 그대로 있어요. 선생님께 말씀해 주세요.",
);

/** An admin switched boards off for the whole server: for its guests a room is not there; what lies in it stays. */
export const padsOff = failure(
  404,
  "PadOff",
  "관리자가 패드잇을 꺼 두었어요. 올린 카드는 서버에, 쓰던 글은 이 기기에 그대로 있어요. 선생님께 말씀드려 주세요.",
);
