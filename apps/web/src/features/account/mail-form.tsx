import { useRef, useState } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { AccountTrouble } from "./account-trouble.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { AccountRequests } from "./account-requests.ts";
import { EmailField } from "./email-field.tsx";
import { findEmailProblem } from "./check-entries.ts";
import { sayAccountTrouble } from "./messages.ts";

export interface MailFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** Names the act: 「메일 받기」. */
  readonly actLabel: string;
  readonly sendMail: AccountRequests["sendResetMail"];
  /** Said after sending. Never whether the address is known. */
  readonly sentSentence: string;
}

/** One address to which a link is sent. */
export function MailForm(props: MailFormProps) {
  const { email, onEmailChange, actLabel, sendMail, sentSentence } = props;
  const [problem, setProblem] = useState<string>();
  const { isBusy, trouble, ask } = useAsking(sayAccountTrouble);
  const [isSent, setSent] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const handleSubmit = async () => {
    const wrong = findEmailProblem(email);
    setProblem(wrong);
    if (wrong) {
      input.current?.focus();
      return;
    }
    setSent(false);
    await ask(
      () => sendMail(email),
      () => setSent(true),
    );
  };

  return (
    <Form onSubmit={() => void handleSubmit()} className="flex flex-col gap-3 lg:gap-4">
      <EmailField ref={input} value={email} onValueChange={onEmailChange} error={problem} />
      <AccountTrouble trouble={trouble} />
      {isSent && (
        <Notice tone="good" isAlert>
          {sentSentence}
        </Notice>
      )}
      <Button type="submit" size="large" isFull isBusy={isBusy}>
        {isSent ? "다시 받기" : actLabel}
      </Button>
    </Form>
  );
}
