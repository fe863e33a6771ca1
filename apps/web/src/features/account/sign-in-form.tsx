import { refuse } from "@damim/domain/base/result.ts";
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { AccountTrouble } from "./account-trouble.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import type { AccountRequests } from "./account-requests.ts";
import type { CodeFormProps } from "./code-form.tsx";
import { EmailField } from "./email-field.tsx";
import { findEmailProblem } from "./check-entries.ts";
import { sayAccountTrouble } from "./messages.ts";

export interface SignInFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** Only the person who was signed in may come back here: the address is shown and stays. */
  readonly isEmailFixed?: boolean;
  readonly signIn: AccountRequests["signIn"];
  readonly onSignedIn: () => void | Promise<void>;
  /** The first step was done elsewhere (Google): begins with the code. */
  readonly beginsWithCode?: boolean;
}

interface Problems {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
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
  const { isBusy, trouble, ask } = useAsking(sayAccountTrouble);
  const [wrongCount, setWrongCount] = useState(0);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  // Fetched when it is asked for: few have a second factor.
  const askCode = async () => {
    const file = await import("./code-form.tsx").catch(() => undefined);
    if (!file) return refuse({ type: "Away" });
    setCodeForm(() => file.CodeForm);
    return undefined;
  };
  const beginWithCode = useEffectEvent(() => ask(askCode));
  useEffect(() => {
    if (beginsWithCode) void beginWithCode();
  }, [beginsWithCode]);

  const handleSubmit = async () => {
    const wrongEmail = findEmailProblem(email);
    const wrongPassword = password ? undefined : "비밀번호를 적어 주세요.";
    setProblems({ email: wrongEmail, password: wrongPassword });
    if (wrongEmail || wrongPassword) {
      (wrongEmail ? emailInput : passwordInput).current?.focus();
      return;
    }
    const answer = await ask(async () => {
      const said = await signIn(email, password);
      return said.ok || said.refusal.code !== "SecondFactorNeeded" ? said : askCode();
    }, onSignedIn);
    if (answer?.ok !== false || answer.refusal.code !== "WrongSignIn") return;
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
      <AccountTrouble trouble={trouble} />
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
