import { toPassphrase } from "@damim/domain/vault/passphrase.ts";
import { readRecoveryCode } from "@damim/domain/vault/recovery-code.ts";
import { useState } from "react";
import { findTryWait, noteWrongTry } from "../../data/vault/try-secret.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Form } from "../../ui/field/form.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

/** There are keys of before whose words nobody has typed since: once, and what they have locked opens with those of today. */
export function FormerLock() {
  const isLeft = useLive(
    ({ vault }) => vault?.now?.row?.former?.some(({ box }) => box === undefined) === true,
  );
  return isLeft && <AskFormer />;
}

function AskFormer() {
  const { vault, now } = useTeacherData();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    const wait = findTryWait(now());
    if (wait > 0)
      return setError(`여러 번 틀려서 ${Math.ceil(wait / 1000)}초 뒤에 다시 열 수 있어요.`);
    setBusy(true);
    const { letters } = readRecoveryCode(typed);
    const secret = letters === undefined ? { passphrase: toPassphrase(typed) } : { code: letters };
    const isOpen = (await vault?.now?.adopt(secret)) === true;
    setBusy(false);
    if (isOpen) return showToast.success("전의 암호로 잠근 글을 열었어요");
    noteWrongTry(now());
    setError("전에 쓰던 기록 암호나 복구 코드가 아니에요. 다시 적어 주세요.");
  };
  return (
    <Card title="전에 쓰던 기록 암호">
      <Form onSubmit={() => void open()} className="flex flex-col gap-4">
        <p className="text-15 text-fg-2">
          전의 암호로 잠근 글이 다른 기기나 내 자료 파일에서 올 수 있어요. 그때의 기록 암호나 복구
          코드를 한 번 적으면, 그다음부터는 지금 암호로 열려요.
        </p>
        <PasswordField
          label="전의 기록 암호나 복구 코드"
          autoComplete="current-password"
          value={typed}
          onValueChange={setTyped}
          error={error}
        />
        <Button type="submit" variant="line" className="self-start" isBusy={isBusy}>
          전의 글 열기
        </Button>
      </Form>
    </Card>
  );
}
