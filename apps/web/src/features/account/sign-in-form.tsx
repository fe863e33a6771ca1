import { toSentence, type Result } from "@damim/domain/base/result.ts";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import type { AccountRefusal } from "./account-requests.ts";
import type { CodeFormProps } from "./code-form.tsx";
import { EmailField } from "./email-field.tsx";
import { findEmailProblem } from "./check-entries.ts";
import { accountRefusalMessages } from "./messages.ts";

export interface SignInFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** Only the person who was signed in may come back here: the address is shown and stays. */
  readonly isEmailFixed?: boolean;
  readonly signIn: (email: string, password: string) => Promise<Result<undefined, AccountRefusal>>;
  readonly onSignedIn: () => void | Promise<void>;
  /** The first step was done elsewhere (Google): begins with the code. */
  readonly beginsWithCode?: boolean;
}

interface Problems {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly refusal?: AccountRefusal | undefined;
}

/** Tries that the server answers at once. */
const FREE_TRIES = 5;

/** E-mail and password. Whatever the answer, what was typed stays. */
export function SignInForm(props: SignInFormProps) {
  const { email, onEmailChange, isEmailFixed = false, signIn, onSignedIn } = props;
  const { beginsWithCode = false } = props;
  const [CodeForm, setCodeForm] = useState<ComponentType<CodeFormProps>>();
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const [wrongCount, setWrongCount] = useState(0);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  // Fetched when it is asked for: few have a second factor.
  const askCode = () =>
    import("./code-form.tsx")
      .then((file) => setCodeForm(() => file.CodeForm))
      .catch(() => setProblems({ refusal: { type: "ServerAway" } }));
  useEffect(() => {
    if (beginsWithCode) void askCode();
  }, [beginsWithCode]);

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
    const isCodeNeeded = !answer.ok && answer.refusal.type === "SecondFactorNeeded";
    if (answer.ok) await onSignedIn();
    if (isCodeNeeded) await askCode();
    setBusy(false);
    if (answer.ok || isCodeNeeded) return;
    setProblems({ refusal: answer.refusal });
    if (answer.refusal.type !== "WrongSignIn") return;
    setWrongCount((count) => count + 1);
    passwordInput.current?.select();
  };

  if (CodeForm) return <CodeForm onSignedIn={onSignedIn} onBack={() => setCodeForm(undefined)} />;
  return (
    <Form onSubmit={() => void handleSubmit()} className="flex flex-col gap-3 lg:gap-4">
      <EmailField
        ref={emailInput}
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
      {/* The server answers a wrong one later each time: a button that only turns looks broken. */}
      {isBusy && wrongCount >= FREE_TRIES && (
        <output className="text-14 text-fg-2">
          여러 번 틀려서 확인이 조금 오래 걸려요. 맞는 비밀번호는 바로 열려요.
        </output>
      )}
    </Form>
  );
}
