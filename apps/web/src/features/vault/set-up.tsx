import { CODE_BYTES, toRecoveryCode } from "@damim/domain/vault/recovery-code.ts";
import { useState } from "react";
import { useStepUp } from "../../data/server/use-step-up.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { PassphraseForm } from "../../kit/vault/passphrase-form.tsx";
import { drawBytes } from "../../platform/secrets/boxes.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { KeepCode } from "./keep-code.tsx";

/**
 * A passphrase, then a code on paper, then on: nothing is locked before both are there.
 *
 * @param onTurn the page keeps what becomes of it: with the row that is sent it looks locked already
 */
export function SetUp(props: {
  readonly isBusy: boolean;
  readonly onTurn: (turn: "busy" | "closed-already" | undefined) => void;
}) {
  const { isBusy, onTurn } = props;
  const data = useTeacherData();
  const askWho = useStepUp();
  const [chosen, setChosen] = useState<{ readonly passphrase: string; readonly code: string }>();
  const turnOn = async (secrets: NonNullable<typeof chosen>): Promise<void> => {
    const isTeacher = await askWho({
      why: "기록을 잠그면 예전 글의 변경 이력을 지워요. 선생님이 맞는지 확인할게요.",
      actLabel: "잠금 켜기",
      isNeeded: true,
      refused: {
        password: secrets.passphrase,
        sentence:
          "계정 비밀번호는 기록 암호로 쓸 수 없어요. 닫고 「뒤로」를 눌러 다른 암호로 정해 주세요.",
      },
    });
    if (!isTeacher) return;
    onTurn("busy");
    const { turnLockOn } = await import("./turn-lock.ts");
    const code = secrets.code.replaceAll("-", "");
    const answer = await turnLockOn(data, { ...secrets, code });
    onTurn(answer === "closed-already" ? answer : undefined);
  };
  if (chosen)
    return (
      <KeepCode
        code={chosen.code}
        isBusy={isBusy}
        onKept={() => void turnOn(chosen)}
        onBack={() => setChosen(undefined)}
      />
    );
  return (
    <Card title="상담 글을 두 번째 암호로 잠가요">
      <PassphraseForm
        label="기록 암호"
        foot={
          <Button type="submit" size="large" className="self-start">
            다음
          </Button>
        }
        onChosen={(passphrase) =>
          setChosen({ passphrase, code: toRecoveryCode(drawBytes(CODE_BYTES)) })
        }
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
      </PassphraseForm>
    </Card>
  );
}
