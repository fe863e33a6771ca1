import { toSentence, type Result } from "@damim/domain/base/result.ts";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { AccountRefusal } from "./account-requests.ts";
import { EmailField } from "./email-field.tsx";
import { findEmailProblem } from "./check-entries.ts";
import { accountRefusalMessages } from "./messages.ts";

export interface MailFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** Names the act: 「메일 받기」. */
  readonly actLabel: string;
  readonly sendMail: (email: string) => Promise<Result<undefined, AccountRefusal>>;
  /** Said after sending. Never whether the address is known. */
  readonly sentSentence: string;
}

/** One address to which a link is sent. */
export function MailForm(props: MailFormProps) {
  const { email, onEmailChange, actLabel, sendMail, sentSentence } = props;
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<AccountRefusal>();
  const [progress, setProgress] = useState<"resting" | "sending" | "sent">("resting");
  const input = useRef<HTMLInputElement>(null);

  const handleSubmit = async () => {
    if (progress === "sending") return;
    const wrong = findEmailProblem(email);
    setProblem(wrong);
    setRefusal(undefined);
    if (wrong) {
      input.current?.focus();
      return;
    }
    setProgress("sending");
    const answer = await sendMail(email);
    setProgress(answer.ok ? "sent" : "resting");
    if (!answer.ok) setRefusal(answer.refusal);
  };

  return (
    <Form onSubmit={() => void handleSubmit()} className="flex flex-col gap-3 lg:gap-4">
      <EmailField ref={input} value={email} onValueChange={onEmailChange} error={problem} />
      {refusal && (
        <Notice tone={refusal.type === "ServerAway" ? "warm" : "danger"} isAlert>
          {toSentence(accountRefusalMessages, refusal)}
        </Notice>
      )}
      {progress === "sent" && (
        <Notice tone="good" isAlert>
          {sentSentence}
        </Notice>
      )}
      <Button type="submit" size="large" isFull isBusy={progress === "sending"}>
        {progress === "sent" ? "다시 받기" : actLabel}
      </Button>
    </Form>
  );
}
