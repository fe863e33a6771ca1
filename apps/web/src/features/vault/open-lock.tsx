import { toPassphrase } from "@damim/domain/vault/passphrase.ts";
import { toForkedSentence } from "@damim/domain/vault/vault-words.ts";
import { useState } from "react";
import { countUnlocked } from "../../data/vault/forget-plain.ts";
import { countForked, countRows } from "../../data/vault/seal-rows.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { changePassphrase } from "../../data/vault/write-vault.ts";
import { ForgetNotice } from "../../kit/vault/forget-notice.tsx";
import { PassphraseForm } from "../../kit/vault/passphrase-form.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { FormerLock } from "./former-lock.tsx";
import { turnLockOff } from "./turn-lock.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

/** What can be done while the records are open. */
export function OpenLock() {
  const data = useTeacherData();
  const isOff = useLive(({ vault }) => vault?.now?.row?.isOff === true);
  const [isEnding, setEnding] = useState(false);
  const count = (): number => countForked(data.years.values());
  const refuse = (): void => showToast.error(toForkedSentence(count(), "꺼"));
  const end = async (): Promise<void> => {
    setEnding(false);
    if ((await turnLockOff(data)) === "forked") refuse();
  };
  if (isOff)
    return (
      <Notice tone="info">
        잠금을 껐어요. 잠긴 글을 여는 중이니 이 화면을 잠시 열어 두세요. 닫아도 다음에 이어서 해요.
      </Notice>
    );
  return (
    <>
      <Progress />
      <FormerLock />
      <ForgetNotice isFresh />
      <Card title="기록이 열려 있어요">
        <div className="flex flex-col items-start gap-4">
          <p className="text-15 text-fg-2">
            화면을 잠그거나 15분 동안 쓰지 않으면 저절로 잠겨요. 새로 고친 뒤에는 다시 열어야 해요.
          </p>
          <Button size="large" onClick={() => data.vault?.now?.shut()}>
            지금 잠그기
          </Button>
        </div>
      </Card>
      <ChangePassphrase />
      <Card title="잠금 끄기">
        <div className="flex flex-col items-start gap-4">
          <p className="text-15 text-fg-2">
            잠긴 글을 모두 풀어 전처럼 저장해요. 다른 기기에서도 암호 없이 보여요.
          </p>
          <Button
            variant="dangerText"
            className="-ml-2 px-2!"
            onClick={() => (count() > 0 ? refuse() : setEnding(true))}
          >
            잠금 끄기
          </Button>
        </div>
      </Card>
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        title="기록 잠금을 끌까요?"
        actLabel="잠금 끄기"
        onAct={() => void end()}
      >
        상담 글이 서버와 기기에 다시 그대로 저장돼요.
      </ConfirmDialog>
    </>
  );
}

/** How far the rows of before are. */
function Progress() {
  const left = useLive(countUnlocked);
  const all = useLive(({ years }) => countRows(years.values()).all);
  if (left === 0) return null;
  return (
    <Notice tone="info">
      <output className="tabular-nums">
        예전 기록을 잠그는 중 {all - Math.min(left, all)}/{all}
      </output>{" "}
      · 닫아도 다음에 열 때 이어서 해요.
    </Notice>
  );
}

/** The same records under another passphrase; the recovery code stays. */
function ChangePassphrase() {
  const data = useTeacherData();
  const [round, setRound] = useState(0);
  const [old, setOld] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (passphrase: string): Promise<void> => {
    setBusy(true);
    const isChanged = await changePassphrase(data, { passphrase: toPassphrase(old) }, passphrase);
    setBusy(false);
    if (!isChanged) return setError("지금 기록 암호가 맞지 않아요.");
    setError(undefined);
    setOld("");
    setRound(round + 1);
    showToast.success("기록 암호를 바꿨어요");
  };
  return (
    <Card title="기록 암호 바꾸기">
      <PassphraseForm
        key={round}
        label="새 기록 암호"
        foot={
          <Button type="submit" variant="line" className="self-start" isBusy={isBusy}>
            암호 바꾸기
          </Button>
        }
        onChosen={(passphrase) => void save(passphrase)}
      >
        <PasswordField
          label="지금 기록 암호"
          autoComplete="current-password"
          value={old}
          onValueChange={setOld}
          error={error}
        />
      </PassphraseForm>
    </Card>
  );
}
