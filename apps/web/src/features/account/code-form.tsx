// Loaded lazily by sign-in-form.tsx, when the server asks for it.
import { useEffect, useRef, useState } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { AccountTrouble } from "./account-trouble.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { askAccount } from "./account-requests.ts";
import { sayAccountTrouble } from "./messages.ts";

export interface CodeFormProps {
  readonly onSignedIn: () => void | Promise<void>;
  /** Back to the password. */
  readonly onBack: () => void;
}

/** The second step of a sign-in: the code of the authenticator app, or one from the paper. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
  const [isFromPaper, setFromPaper] = useState(false);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const { isBusy, trouble, ask, say } = useAsking(sayAccountTrouble);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isFromPaper]);

  const label = isFromPaper ? "복구 코드" : "인증 코드";
  const handleSubmit = async (): Promise<void> => {
    setError(code.trim() ? undefined : `${label}를 적어 주세요.`);
    if (!code.trim()) {
      field.current?.focus();
      return;
    }
    const answer = await ask(() => askAccount("auth/second-factor", { code }), onSignedIn);
    if (answer?.ok === false) field.current?.select();
  };
  const handleOther = (): void => {
    setFromPaper(!isFromPaper);
    setCode("");
    setError(undefined);
    say(undefined);
  };

  return (
    <Form onSubmit={() => void handleSubmit()} className="flex flex-col gap-3 lg:gap-4">
      <h2 className="text-20 font-bold">2단계 인증</h2>
      <TextField
        ref={field}
        label={label}
        hint={
          isFromPaper
            ? "2단계 인증을 켤 때 받아 둔 코드예요. 하나를 한 번만 쓸 수 있어요."
            : "인증 앱에 지금 보이는 숫자 6자리를 적어 주세요."
        }
        name="code"
        autoComplete={isFromPaper ? "off" : "one-time-code"}
        inputMode={isFromPaper ? "text" : "numeric"}
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onValueChange={(next) => {
          setCode(next);
          setError(undefined);
        }}
        error={error}
      />
      <AccountTrouble trouble={trouble} />
      <Button type="submit" size="large" isFull isBusy={isBusy}>
        확인
      </Button>
      <div className="flex flex-wrap justify-between">
        <Button variant="text" className="-ml-4" onClick={onBack}>
          처음으로
        </Button>
        <Button variant="text" className="-mr-4" onClick={handleOther}>
          {isFromPaper ? "인증 앱으로 하기" : "복구 코드로 하기"}
        </Button>
      </div>
    </Form>
  );
}
