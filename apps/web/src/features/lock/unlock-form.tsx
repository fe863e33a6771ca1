import { toSentence, type MessagesFor } from "@damim/domain/base/result.ts";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import {
  findLockPassword,
  findUnlockWait,
  tryLockPassword,
  type UnlockRefusal,
} from "./lock-password.ts";
import { NumberPad } from "./number-pad.tsx";
import type { ScreenLock } from "./screen-lock.ts";

export interface UnlockFormProps {
  readonly lock: ScreenLock;
  readonly now: () => number;
  readonly onAccount: () => void;
}

/** Unlocks with the lock password; after a wrong one the button says how long it waits. */
export function UnlockForm({ lock, now, onAccount }: UnlockFormProps) {
  const isDigits = findLockPassword()?.isDigits ?? false;
  const [password, setPassword] = useState("");
  const [hasPad, setPad] = useState(isDigits);
  const [refusal, setRefusal] = useState<UnlockRefusal>();
  const [isBusy, setBusy] = useState(false);
  const [waitMs, look] = useWait(now);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const unlock = async (): Promise<void> => {
    if (isBusy || password === "") {
      field.current?.focus();
      return;
    }
    setBusy(true);
    const answer = await tryLockPassword(password, now);
    setBusy(false);
    if (answer.ok) {
      lock.unlock();
      return;
    }
    setRefusal(answer.refusal);
    look();
    // A guess is no word that has to be kept; one that only came too early is.
    if (answer.refusal.type !== "LockWaits") setPassword("");
    field.current?.focus();
  };

  return (
    <Form onSubmit={() => void unlock()} className="flex flex-col">
      <TextField
        ref={field}
        label="잠금 비밀번호"
        type="password"
        name="lock-password"
        autoComplete="off"
        inputMode={hasPad ? "none" : isDigits ? "numeric" : "text"}
        className="[&_input]:text-center [&_input]:text-24 [&_input]:tracking-[0.3em]"
        value={password}
        onValueChange={setPassword}
      />
      {hasPad && (
        <div className="mt-3.5">
          <NumberPad
            onDigit={(digit) => setPassword(password + digit)}
            onErase={() => setPassword(password.slice(0, -1))}
            onKeyboard={() => {
              setPad(false);
              // The field takes its new way of typing first.
              setTimeout(() => field.current?.focus());
            }}
          />
        </div>
      )}
      {refusal && (
        <div className="mt-3.5">
          <Notice tone={refusal.type === "LockWaits" ? "warm" : "danger"} isAlert>
            {toSentence(unlockMessages, refusal)}
          </Notice>
        </div>
      )}
      <div className="mt-4">
        <Button
          type="submit"
          size="large"
          isFull
          isBusy={isBusy}
          disabledReason={waitMs > 0 ? `${toWaitWords(waitMs)} 뒤에 다시 풀 수 있어요.` : undefined}
        >
          잠금 해제
        </Button>
      </div>
      <Button variant="text" isFull className="mt-1" onClick={onAccount}>
        계정으로 잠금 해제
      </Button>
    </Form>
  );
}

/** What is left of the wait, second by second. */
function useWait(now: () => number): readonly [waitMs: number, look: () => void] {
  const [waitMs, setWaitMs] = useState(() => findUnlockWait(now()));
  const look = (): void => setWaitMs(findUnlockWait(now()));
  const isWaiting = waitMs > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setWaitMs(findUnlockWait(now())), 250);
    return () => clearInterval(timer);
  }, [isWaiting, now]);
  return [waitMs, look];
}

const unlockMessages: MessagesFor<UnlockRefusal> = {
  WrongLockPassword: () => "잠금 비밀번호가 맞지 않아요. 다시 적어 주세요.",
  LockWaits: () => "여러 번 틀려서 잠시 기다려야 해요. 계정으로는 바로 풀 수 있어요.",
  NoLockPassword: () => "이 기기에 잠금 비밀번호가 없어요. 계정으로 풀어 주세요.",
};

/** 「4초」, 「2분 8초」. */
function toWaitWords(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  if (seconds < 60) return `${seconds}초`;
  const rest = seconds % 60;
  return rest === 0 ? `${seconds / 60}분` : `${Math.floor(seconds / 60)}분 ${rest}초`;
}
