import { CODE_BYTES, toRecoveryCode } from "@damim/domain/vault/recovery-code.ts";
import { useState } from "react";
import { useStepUp } from "../../data/server/use-step-up.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { PassphraseForm } from "../../kit/vault/passphrase-form.tsx";
import { drawBytes } from "../../platform/secrets/boxes.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { KeepCode } from "./keep-code.tsx";

/**
 * A passphrase, then a code on paper, then on: nothing is locked before both are there.
 *
 * @param onTurn the page keeps what becomes of it: with the row that is sent it looks locked already
 */
export function SetUp(props: {
  readonly isBusy: boolean;
  /** Both words of the lock that is there are lost: another one comes in front of it. */
  readonly isAnew?: boolean;
  readonly onTurn: (turn: "busy" | "closed-already" | undefined) => void;
}) {
  const { isBusy, isAnew = false, onTurn } = props;
  const data = useTeacherData();
  const askWho = useStepUp();
  const [chosen, setChosen] = useState<{ readonly passphrase: string; readonly code: string }>();
  const turnOn = async (secrets: NonNullable<typeof chosen>): Promise<void> => {
    const isTeacher = await askWho({
      why: isAnew
        ? "새 열쇠로 바꾸기 전에 선생님이 맞는지 확인할게요."
        : "기록을 잠그면 예전 글의 변경 이력을 지워요. 선생님이 맞는지 확인할게요.",
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
    const { beginAnew, turnLockOn } = await import("./turn-lock.ts");
    const code = secrets.code.replaceAll("-", "");
    if (isAnew) {
      if (!(await beginAnew(data, { ...secrets, code })))
        showToast.error(
          "새로 시작하지 못했어요. 바뀐 것은 없어요. 인터넷 연결을 확인하고 다시 눌러 주세요.",
        );
      return onTurn(undefined);
    }
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
    <Card title={isAnew ? "새 기록 암호로 시작해요" : "상담 글을 두 번째 암호로 잠가요"}>
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
        {isAnew && (
          <p className="text-15 text-fg-2">
            잠긴 글은 지우지 않고 그대로 둬요. 전의 기록 암호나 복구 코드를 찾으면 그때 열 수
            있어요. 지금부터 적는 글은 새 암호로 잠가요.
          </p>
        )}
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
