import { isWithin } from "../base/is-within.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";

export type NicknameRefusal =
  | { readonly type: "NicknameLength" }
  | { readonly type: "NicknameReserved" }
  | { readonly type: "NicknameTaken" }
  | { readonly type: "NicknameTooSoon"; readonly days: number };

export const nicknameMessages: MessagesFor<NicknameRefusal> = {
  NicknameLength: () => "별명은 한글, 영문, 숫자로 2자에서 10자까지 적어 주세요.",
  NicknameReserved: () => "이 별명은 운영하는 사람으로 보일 수 있어서 쓸 수 없어요.",
  NicknameTaken: () => "다른 선생님이 쓰고 있는 별명이에요. 다른 별명을 적어 주세요.",
  NicknameTooSoon: ({ days }) => `별명은 30일에 한 번 바꿀 수 있어요. ${days}일 뒤에 바꿔 주세요.`,
};

const DAY_MS = 86_400_000;
const RENAME_DAYS = 30;
const RESERVED = ["관리자", "운영자", "담임", "담이"];

/** A nickname of 쌤마당: what is shown, and by what two of them are the same. */
export interface Nickname {
  readonly shown: string;
  /** Without blanks, in small letters. */
  readonly key: string;
}

/**
 * Reads a nickname as typed: 2 to 10 letters, none that looks like somebody who runs the place (spec 14 §2).
 *
 * ```ts
 * parseNickname(" 별빛  교실 "); // { shown: "별빛 교실", key: "별빛교실" }
 * ```
 */
export function parseNickname(typed: string): Result<Nickname, NicknameRefusal> {
  const shown = typed.normalize("NFKC").trim().replaceAll(/\s+/gu, " ");
  const key = shown.replaceAll(" ", "").toLowerCase();
  if (!/^[가-힣a-z0-9]{2,10}$/u.test(key)) return refuse({ type: "NicknameLength" });
  if (RESERVED.some((word) => key.includes(word))) return refuse({ type: "NicknameReserved" });
  return ok({ shown, key });
}

/** Days until a nickname may be changed again; 0: now, also where it says to have been changed later than now. Both instants in epoch ms. */
export function findRenameWait(renamedAt: number, now: number): number {
  if (!isWithin(now - renamedAt, RENAME_DAYS * DAY_MS)) return 0;
  return Math.max(0, Math.ceil((renamedAt + RENAME_DAYS * DAY_MS - now) / DAY_MS));
}
