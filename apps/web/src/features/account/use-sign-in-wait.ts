import { useEffect, useState } from "react";
import type { AccountRefusal } from "./account-requests.ts";
import { toWait } from "./messages.ts";

/**
 * How long the server holds back the next try at this account, counted down second by second; nothing while it
 * does not. Another address has its own count.
 */
export function useSignInWait(
  email: string,
): readonly [reason: string | undefined, start: (refusal: AccountRefusal) => void] {
  const [wait, setWait] = useState({ email, seconds: 0 });
  const isWaiting = wait.seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(
      () => setWait((now) => ({ ...now, seconds: now.seconds - 1 })),
      1_000,
    );
    return () => clearInterval(timer);
  }, [isWaiting]);
  const start = (refusal: AccountRefusal): void => {
    const seconds = "retryAfterSeconds" in refusal ? refusal.retryAfterSeconds : undefined;
    setWait({ email, seconds: Math.ceil(seconds ?? 0) });
  };
  const isFor = isWaiting && wait.email === email;
  return [isFor ? `${toWait(wait.seconds)} 다시 로그인할 수 있어요.` : undefined, start];
}
