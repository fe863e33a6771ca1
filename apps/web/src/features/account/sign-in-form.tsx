import { toSentence, type Result } from "@damim/domain/result.ts";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { AccountRefusal } from "./account-requests.ts";
import { findEmailProblem } from "./check-entries.ts";
import { accountRefusalMessages } from "./messages.ts";

export interface SignInFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** Only the person who was signed in may come back here: the address is shown and stays. */
  readonly isEmailFixed?: boolean;
  readonly signIn: (email: string, password: string) => Promise<Result<undefined, AccountRefusal>>;
  readonly onSignedIn: () => void | Promise<void>;
}

interface Problems {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly refusal?: AccountRefusal | undefined;
}

/** E-mail and password. Whatever the answer, what was typed stays. */
export function SignInForm(props: SignInFormProps) {
  const { email, onEmailChange, isEmailFixed = false, signIn, onSignedIn } = props;
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const handleSubmit = async () => {
    if (isBusy) return;
    const wrongEmail = findEmailProblem(email);
    const wrongPassword = password ? undefined : "비밀번호를 적어 주세요.";
    setProblems({ email: wrongEmail, password: wrongPassword });
    if (wrongEmail || wrongPassword) {
      (wrongEmail ? emailInput : passwordInput).current?.focus();
      return;
    }
    setBusy(true);
    const answer = await signIn(email, password);
    if (answer.ok) await onSignedIn();
    setBusy(false);
    if (answer.ok) return;
    setProblems({ refusal: answer.refusal });
    if (answer.refusal.type === "WrongSignIn") passwordInput.current?.select();
  };

  return (
    <Form onSubmit={() => void handleSubmit()} className="flex flex-col gap-3 lg:gap-4">
      <TextField
        ref={emailInput}
        label="이메일"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isEmailFixed}
        value={email}
        onValueChange={onEmailChange}
        error={problems.email}
      />
      <PasswordField
        ref={passwordInput}
        label="비밀번호"
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={problems.password}
      />
      {problems.refusal && (
        <Notice tone={problems.refusal.type === "ServerAway" ? "warm" : "danger"} isAlert>
          {toSentence(accountRefusalMessages, problems.refusal)}
        </Notice>
      )}
      <Button type="submit" size="large" isFull isBusy={isBusy}>
        로그인
      </Button>
    </Form>
  );
}
