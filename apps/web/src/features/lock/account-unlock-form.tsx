import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";

/** What the account said: yes, or the sentence why not. */
export type AccountAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly sentence: string; readonly isAway: boolean };

/** By what the account unlocks besides a passkey. */
export interface UnlockWays {
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
}

type Refused = Extract<AccountAnswer, { readonly ok: false }>;

export interface AccountUnlockFormProps {
  readonly nickName: string;
  readonly askAccount: (password: string) => Promise<AccountAnswer>;
  /** Absent where this page cannot use passkeys. */
  readonly askPasskey?: (() => Promise<AccountAnswer>) | undefined;
  /** Undefined while the server cannot be asked: then the password is asked for. */
  readonly findWays: () => Promise<UnlockWays | undefined>;
  /** Leads to Google, and answers why it does not. */
  readonly goToGoogle: () => Promise<Refused>;
  /** Why Google, where the teacher comes from, does not unlock. */
  readonly firstRefused?: Refused | undefined;
  readonly onUnlocked: () => void;
  /** Absent where there is no lock password to go back to. */
  readonly onBack?: (() => void) | undefined;
}

/** For a forgotten lock password: what signs in, asked at the server. */
export function AccountUnlockForm(props: AccountUnlockFormProps) {
  const { nickName, askAccount, askPasskey, findWays, goToGoogle, onUnlocked, onBack } = props;
  const { hasPassword, hasGoogle } = useWays(findWays);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState(props.firstRefused);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const hear = async (asked: Promise<AccountAnswer>): Promise<boolean> => {
    setRefused(undefined);
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) onUnlocked();
    else setRefused(answer);
    return answer.ok;
  };
  const unlockByGoogle = async (): Promise<void> => {
    setBusy(true);
    setRefused(await goToGoogle());
    setBusy(false);
  };
  const unlock = async (): Promise<void> => {
    if (isBusy || !hasPassword) return;
    setRefused(undefined);
    setError(password === "" ? "계정 비밀번호를 적어 주세요." : undefined);
    if (password === "") {
      field.current?.focus();
      return;
    }
    if (!(await hear(askAccount(password)))) field.current?.select();
  };

  return (
    <Form onSubmit={() => void unlock()} className="flex flex-col">
      <p className="mb-4 text-15 text-fg-2">
        {nickName} 선생님 계정{hasPassword ? "의 비밀번호로" : "으로"} 풀어요.
      </p>
      {hasPassword && (
        <PasswordField
          ref={field}
          label="비밀번호"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={error}
        />
      )}
      {refused && (
        <div className="mt-3.5">
          <Notice tone={refused.isAway ? "warm" : "danger"} isAlert>
            {refused.sentence}
          </Notice>
        </div>
      )}
      {hasPassword && (
        <Button type="submit" size="large" isFull isBusy={isBusy} className="mt-4">
          잠금 해제
        </Button>
      )}
      {hasGoogle && (
        <Button
          variant="line"
          size="large"
          isFull
          isBusy={isBusy}
          className="mt-2"
          onClick={() => void unlockByGoogle()}
        >
          Google로 풀기
        </Button>
      )}
      {askPasskey && (
        <Button
          variant="line"
          size="large"
          isFull
          isBusy={isBusy}
          className="mt-2"
          onClick={() => void hear(askPasskey())}
        >
          패스키로 풀기
        </Button>
      )}
      {onBack && (
        <Button variant="text" isFull className="mt-1" onClick={onBack}>
          잠금 비밀번호로 풀기
        </Button>
      )}
    </Form>
  );
}

/** The password until more is known: it is what most accounts have. */
function useWays(findWays: () => Promise<UnlockWays | undefined>): UnlockWays {
  const [ways, setWays] = useState<UnlockWays>();
  useEffect(() => {
    void findWays().then(setWays);
  }, [findWays]);
  return ways ?? { hasPassword: true, hasGoogle: false };
}
