import { useRef, useState } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { AccountTrouble } from "./account-trouble.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import type { AccountRequests, SignUpOutcome } from "./account-requests.ts";
import { EmailField } from "./email-field.tsx";
import { findEmailProblem, findNewPasswordProblem, findNickNameProblem } from "./check-entries.ts";
import { sayAccountTrouble } from "./messages.ts";

export interface SignUpFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly signUp: AccountRequests["signUp"];
  readonly onSignedUp: (outcome: SignUpOutcome) => void | Promise<void>;
}

interface Problems {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly nickName?: string | undefined;
}

/** A new account. Whatever the answer, what was typed stays. */
export function SignUpForm({ email, onEmailChange, signUp, onSignedUp }: SignUpFormProps) {
  const [password, setPassword] = useState("");
  const [nickName, setNickName] = useState("");
  // Asked for where the server said that it wants one.
  const [code, setCode] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});
  const { isBusy, trouble, ask } = useAsking(sayAccountTrouble);
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = async () => {
    const wrong = {
      email: findEmailProblem(email),
      password: findNewPasswordProblem(password),
      nickName: findNickNameProblem(nickName),
    };
    setProblems(wrong);
    const firstWrong = (["email", "password", "nickName"] as const).find((name) => wrong[name]);
    if (firstWrong) {
      form.current?.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus();
      return;
    }
    const person = { email, password, nickName, ...(code && { code }) };
    const answer = await ask(() => signUp(person), onSignedUp);
    if (answer?.ok === false && answer.refusal.code === "SignUpCodeNeeded")
      setCode((before) => before ?? "");
  };

  return (
    <Form ref={form} onSubmit={() => void handleSubmit()} className="flex flex-col gap-3 lg:gap-4">
      <EmailField value={email} onValueChange={onEmailChange} error={problems.email} />
      <PasswordField
        label="비밀번호"
        name="password"
        autoComplete="new-password"
        value={password}
        onValueChange={setPassword}
        hint="10자 이상이면 돼요. 긴 문장도 좋아요."
        error={problems.password}
      />
      <TextField
        label="별명"
        name="nickName"
        autoComplete="nickname"
        value={nickName}
        onValueChange={setNickName}
        hint="화면 위쪽에 보여요. 예: 한유진"
        error={problems.nickName}
      />
      {code !== undefined && (
        <TextField
          label="가입 코드"
          name="code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onValueChange={setCode}
        />
      )}
      <AccountTrouble trouble={trouble} />
      <Button type="submit" size="large" isFull isBusy={isBusy}>
        가입하기
      </Button>
    </Form>
  );
}
