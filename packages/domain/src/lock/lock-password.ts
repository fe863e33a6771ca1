import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";

const SHORTEST = 4;
const LONGEST = 64;

/** What a teacher typed to choose a lock password. */
export interface LockPasswordDraft {
  readonly password: string;
  /** The same once more. */
  readonly again: string;
}

export type LockPasswordRefusal =
  | { readonly type: "LockPasswordEmpty" }
  | { readonly type: "LockPasswordTooShort" }
  | { readonly type: "LockPasswordTooLong" }
  | { readonly type: "LockPasswordAgainEmpty" }
  | { readonly type: "LockPasswordsDiffer" };

export const lockPasswordMessages: MessagesFor<LockPasswordRefusal> = {
  LockPasswordEmpty: () => "잠금 비밀번호를 적어 주세요.",
  LockPasswordTooShort: () => `${SHORTEST}자 이상으로 정해 주세요. 숫자만 써도 돼요.`,
  LockPasswordTooLong: () => `${LONGEST}자까지 쓸 수 있어요.`,
  LockPasswordAgainEmpty: () => "한 번 더 적어 주세요.",
  LockPasswordsDiffer: () => "두 비밀번호가 서로 달라요. 다시 적어 주세요.",
};

/** The field that a refusal stands below. */
export const lockPasswordRefusalFields: Readonly<
  Record<LockPasswordRefusal["type"], keyof LockPasswordDraft>
> = {
  LockPasswordEmpty: "password",
  LockPasswordTooShort: "password",
  LockPasswordTooLong: "password",
  LockPasswordAgainEmpty: "again",
  LockPasswordsDiffer: "again",
};

/**
 * The password as chosen, untouched: 4 to 64 characters, no rules of composition. It guards a screen for
 * minutes, with growing waits (lock-wait.ts); the account has its own.
 *
 * ```ts
 * parseLockPassword({ password: "2580", again: "2580" }); // { ok: true, value: "2580" }
 * ```
 */
export function parseLockPassword(draft: LockPasswordDraft): Result<string, LockPasswordRefusal> {
  const { password, again } = draft;
  if (password === "") return refuse({ type: "LockPasswordEmpty" });
  if (password.length < SHORTEST) return refuse({ type: "LockPasswordTooShort" });
  if (password.length > LONGEST) return refuse({ type: "LockPasswordTooLong" });
  if (again === "") return refuse({ type: "LockPasswordAgainEmpty" });
  return password === again ? ok(password) : refuse({ type: "LockPasswordsDiffer" });
}

/** Whether a number pad is enough to type it. */
export function isDigitsOnly(password: string): boolean {
  return /^[0-9]+$/.test(password);
}
