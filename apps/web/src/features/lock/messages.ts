import type { MessagesFor } from "@damim/domain/base/result.ts";
import type { UnlockRefusal } from "./lock-password.ts";

export const unlockMessages: MessagesFor<UnlockRefusal> = {
  WrongLockPassword: () => "잠금 비밀번호가 맞지 않아요. 다시 적어 주세요.",
  LockWaits: () => "여러 번 틀려서 잠시 기다려야 해요. 계정으로는 바로 풀 수 있어요.",
  NoLockPassword: () => "이 기기에 잠금 비밀번호가 없어요. 계정으로 풀어 주세요.",
};

/** 「4초」, 「2분 8초」. */
export function toWaitWords(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  if (seconds < 60) return `${seconds}초`;
  const rest = seconds % 60;
  return rest === 0 ? `${seconds / 60}분` : `${Math.floor(seconds / 60)}분 ${rest}초`;
}
