import { toSentence } from "@damim/domain/base/result.ts";
import { passphraseMessages, readPassphrase } from "@damim/domain/vault/passphrase.ts";
import { CODE_BYTES, toRecoveryCode } from "@damim/domain/vault/recovery-code.ts";
import { closedAlready } from "@damim/domain/vault/vault-words.ts";
import { useId, useState } from "react";
import { useStepUp } from "../../data/server/use-step-up.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { drawBytes } from "../../platform/secrets/boxes.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Form } from "../../ui/field/form.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { KeepCode } from "./keep-code.tsx";

/** A passphrase, then a code on paper, then on: nothing is locked before both are there. */
export function SetUp() {
  const data = useTeacherData();
  const askWho = useStepUp();
  const id = useId();
  const [typed, setTyped] = useState({ passphrase: "", again: "" });
  const [error, setError] = useState<string>();
  const [code, setCode] = useState<string>();
  const [state, setState] = useState<"asking" | "busy" | "closed-already">("asking");
  const turnOn = async (): Promise<void> => {
    const read = readPassphrase(typed.passphrase, typed.again);
    const why = "기록을 잠그면 예전 글의 변경 이력을 지워요. 선생님이 맞는지 확인할게요.";
    if (!read.ok || code === undefined) return;
    if (!(await askWho({ why, actLabel: "잠금 켜기", isNeeded: true }))) return;
    setState("busy");
    const { turnLockOn } = await import("./turn-lock.ts");
    const answer = await turnLockOn(data, {
      passphrase: read.value,
      code: code.replaceAll("-", ""),
    });
    if (answer === "closed-already") setState(answer);
  };
  if (state === "closed-already")
    return (
      <Notice tone="warm" isAlert>
        {closedAlready} 방금 만든 암호와 복구 코드는 쓰이지 않으니 버려 주세요.
      </Notice>
    );
  if (code !== undefined)
    return <KeepCode code={code} isBusy={state === "busy"} onKept={() => void turnOn()} />;
  return (
    <Card title="상담 글을 두 번째 암호로 잠가요">
      <Form
        id={id}
        onSubmit={() => {
          const read = readPassphrase(typed.passphrase, typed.again);
          setError(read.ok ? undefined : toSentence(passphraseMessages, read.refusal));
          if (read.ok) setCode(toRecoveryCode(drawBytes(CODE_BYTES)));
        }}
        className="flex flex-col gap-4"
      >
        <ul className="flex list-disc flex-col gap-1 pl-5 text-15 text-fg-2">
          <li>잠그는 것: 상담 내용, 주제, 약속, 만난 사람, 보관한 이유</li>
          <li>보이는 것: 날짜와 시각, 학생, 방법, 다시 연락할 날</li>
          <li>
            기기와 서버, 백업에는 잠긴 채로만 남아요. 연 동안 인쇄하거나 내려받은 것은 그대로예요.
          </li>
          <li>지난 학년도의 기록과 전에 받아 둔 백업, 오늘 전에 지운 글은 잠기지 않아요.</li>
        </ul>
        <Notice tone="danger">
          암호도 복구 코드도 없으면 아무도 열 수 없어요. 관리자도, 담임을 만든 사람도 열 수 없어요.
        </Notice>
        <PasswordField
          label="기록 암호"
          autoComplete="new-password"
          hint="12자 이상. 짧은 문장이면 외우기 쉬워요."
          value={typed.passphrase}
          onValueChange={(passphrase) => setTyped({ ...typed, passphrase })}
          error={error}
        />
        <PasswordField
          label="기록 암호 확인"
          autoComplete="new-password"
          value={typed.again}
          onValueChange={(again) => setTyped({ ...typed, again })}
        />
        <Button type="submit" size="large" className="self-start">
          다음
        </Button>
      </Form>
    </Card>
  );
}
