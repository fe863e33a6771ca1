import { toSentence } from "@damim/domain/base/result.ts";
import {
  passphraseMessages,
  readPassphrase,
  toPassphrase,
} from "@damim/domain/vault/passphrase.ts";
import { useEffect, useId, useState } from "react";
import { countForked } from "../../data/vault/seal-rows.ts";
import { useStepUp } from "../../data/server/use-step-up.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Form } from "../../ui/field/form.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import {
  changePassphrase,
  countUnlocked,
  forgetPlain,
  hasToForget,
  turnLockOff,
} from "./turn-lock.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

/** What can be done while the records are open. */
export function OpenLock() {
  const data = useTeacherData();
  const isOff = useLive(({ vault }) => vault?.now?.row?.isOff === true);
  const [isEnding, setEnding] = useState(false);
  const askToEnd = (): void => {
    // The other text of such a record would stay in a box of a key that is gone.
    const count = countForked(data.years.values());
    if (count === 0) return setEnding(true);
    showToast.error(
      `두 기기에서 따로 고친 기록이 ${count}건 있어요. 먼저 한 글로 고르고 꺼 주세요. 두 글 모두 그대로 있어요.`,
    );
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
          <Button variant="dangerText" className="-ml-2 px-2!" onClick={askToEnd}>
            잠금 끄기
          </Button>
        </div>
      </Card>
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        title="기록 잠금을 끌까요?"
        actLabel="잠금 끄기"
        onAct={() => {
          setEnding(false);
          void turnLockOff(data);
        }}
      >
        상담 글이 서버와 기기에 다시 그대로 저장돼요.
      </ConfirmDialog>
    </>
  );
}

/** How far the rows of before are; then their former words go from the server, on the device that locked. */
function Progress() {
  const data = useTeacherData();
  const askWho = useStepUp();
  const left = useLive(countUnlocked);
  const [isRefused, setRefused] = useState(false);
  const [isOver, setOver] = useState(() => !hasToForget());
  const forget = async (): Promise<void> => {
    const isDone = await forgetPlain(data);
    setRefused(!isDone);
    setOver(isDone);
  };
  const isReady = left === 0 && !isOver && !isRefused;
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    void forgetPlain(data).then((isDone) => {
      if (!isCurrent) return;
      setRefused(!isDone);
      setOver(isDone);
    });
    return () => {
      isCurrent = false;
    };
  }, [data, isReady]);
  if (left > 0)
    return (
      <Notice tone="info">
        <output>예전 기록을 잠그는 중이에요. {left}건 남았어요.</output> 닫아도 다음에 열 때 이어서
        해요.
      </Notice>
    );
  if (!isRefused || isOver) return null;
  const why = "예전 글의 변경 이력을 지우기 전에 선생님이 맞는지 확인할게요.";
  return (
    <Notice
      tone="warm"
      actions={
        <Button
          variant="line"
          onClick={() =>
            void askWho({ why, actLabel: "이어서 지우기", isNeeded: true }).then((isTeacher) =>
              isTeacher ? forget() : undefined,
            )
          }
        >
          이어서 지우기
        </Button>
      }
    >
      기록은 모두 잠갔어요. 잠그기 전 글의 변경 이력은 아직 서버에 남아 있어요.
    </Notice>
  );
}

/** The same records under another passphrase; the recovery code stays. */
function ChangePassphrase() {
  const data = useTeacherData();
  const id = useId();
  const empty = { old: "", passphrase: "", again: "" };
  const [typed, setTyped] = useState(empty);
  const [wrong, setWrong] = useState<{ readonly old?: string; readonly next?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const read = readPassphrase(typed.passphrase, typed.again);
    if (!read.ok) return setWrong({ next: toSentence(passphraseMessages, read.refusal) });
    setBusy(true);
    const isChanged = await changePassphrase(
      data,
      { passphrase: toPassphrase(typed.old) },
      read.value,
    );
    setBusy(false);
    if (!isChanged) return setWrong({ old: "지금 기록 암호가 맞지 않아요." });
    setWrong({});
    setTyped(empty);
    showToast.success("기록 암호를 바꿨어요");
  };
  const at = (name: keyof typeof empty) => ({
    value: typed[name],
    onValueChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  return (
    <Card title="기록 암호 바꾸기">
      <Form id={id} onSubmit={() => void save()} className="flex flex-col gap-4">
        <PasswordField
          label="지금 기록 암호"
          autoComplete="current-password"
          error={wrong.old}
          {...at("old")}
        />
        <PasswordField
          label="새 기록 암호"
          autoComplete="new-password"
          error={wrong.next}
          {...at("passphrase")}
        />
        <PasswordField label="새 기록 암호 확인" autoComplete="new-password" {...at("again")} />
        <Button type="submit" variant="line" className="self-start" isBusy={isBusy}>
          암호 바꾸기
        </Button>
      </Form>
    </Card>
  );
}
