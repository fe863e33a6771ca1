// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by locked-part.tsx.
import { toPassphrase } from "@damim/domain/vault/passphrase.ts";
import { readRecoveryCode } from "@damim/domain/vault/recovery-code.ts";
import { useEffect, useId, useRef, useState } from "react";
import { findTryWait, trySecret } from "../../data/vault/try-secret.ts";
import { changePassphrase } from "../../data/vault/write-vault.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import type { DataKey, KeySecret } from "../../platform/secrets/boxes.ts";
import { PassphraseForm } from "./passphrase-form.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

export interface UnlockDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Words wait for it. */
  readonly isWaitedFor?: boolean;
}

/** 「기록 열기」: by the passphrase, or by the recovery code. Wrong ones wait longer each time. */
export function UnlockDialog({ isOpen, onClose, isWaitedFor = false }: UnlockDialogProps) {
  const { vault, now } = useTeacherData();
  const [passphrase, setPassphrase] = useState("");
  const [code, setCode] = useState("");
  const [isByCode, setByCode] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const wait = useTryWait(now);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** By code, and not open yet: who opens them so has lost the passphrase. */
  const [found, setFound] = useState<{ readonly key: DataKey; readonly secret: KeySecret }>();
  const finish = async (key: DataKey, secret: KeySecret): Promise<void> => {
    setPassphrase("");
    setCode("");
    setError(undefined);
    setFound(undefined);
    onClose();
    await vault?.now?.take(key, secret);
  };
  const open = async (secret: KeySecret): Promise<void> => {
    if (!vault) return;
    setBusy(true);
    const key = await trySecret(vault, secret, now);
    setBusy(false);
    wait.look();
    if (key && isByCode) return setFound({ key, secret });
    if (key) return finish(key, secret);
    setError(
      isByCode
        ? "이 기록의 복구 코드가 아니에요. 종이에 적힌 글자를 다시 봐 주세요."
        : "기록 암호가 맞지 않아요. 다시 적어 주세요.",
    );
    field.current?.focus();
  };
  const submit = (): void => {
    if (isBusy || wait.ms > 0) return;
    if (!isByCode) return void open({ passphrase: toPassphrase(passphrase) });
    const { letters, wrong } = readRecoveryCode(code);
    if (letters !== undefined) return void open({ code: letters });
    setError(
      wrong === "letter"
        ? "글자 하나가 다르거나 자리가 바뀌었어요. 종이와 하나씩 맞춰 봐 주세요."
        : "복구 코드는 네 글자씩 일곱 묶음이에요. 다시 적어 주세요.",
    );
  };
  if (found)
    return (
      <ChooseAnew
        isOpen={isOpen}
        secret={found.secret}
        finish={() => finish(found.key, found.secret)}
      />
    );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="기록 열기"
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={onClose}>
            {isWaitedFor ? "나중에" : "취소"}
          </Button>
          <Button
            type="submit"
            size="large"
            form={id}
            isBusy={isBusy}
            disabledReason={
              wait.ms > 0
                ? `여러 번 틀려서 ${Math.ceil(wait.ms / 1000)}초 뒤에 다시 열 수 있어요.`
                : undefined
            }
          >
            열기
          </Button>
        </DialogActions>
      }
    >
      <Form id={id} onSubmit={submit} className="flex flex-col gap-4">
        {isWaitedFor && (
          <p className="text-15 text-fg-2">
            방금 적은 상담 글은 이 화면에 그대로 있어요. 기록을 열어야 잠가서 저장할 수 있어요.
          </p>
        )}
        {isByCode ? (
          <TextField
            ref={field}
            label="복구 코드"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onValueChange={setCode}
            error={error}
          />
        ) : (
          <PasswordField
            ref={field}
            label="기록 암호"
            autoComplete="current-password"
            value={passphrase}
            onValueChange={setPassphrase}
            error={error}
          />
        )}
        <Button
          variant="text"
          className="self-start -ml-2 px-2!"
          onClick={() => {
            setByCode(!isByCode);
            setError(undefined);
          }}
        >
          {isByCode ? "기록 암호로 열기" : "암호를 잊었어요"}
        </Button>
      </Form>
    </Dialog>
  );
}

/** Who has lost the passphrase and came by code chooses another one, or later. */
function ChooseAnew(props: {
  readonly isOpen: boolean;
  readonly secret: KeySecret;
  readonly finish: () => Promise<void>;
}) {
  const { isOpen, secret, finish } = props;
  const data = useTeacherData();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const change = async (chosen: string): Promise<void> => {
    setBusy(true);
    await changePassphrase(data, secret, chosen);
    setBusy(false);
    showToast.success("기록 암호를 새로 정했어요");
    await finish();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => void finish()}
      title="새 기록 암호 정하기"
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={() => void finish()}>
            나중에
          </Button>
          <Button type="submit" size="large" form={id} isBusy={isBusy}>
            암호 정하기
          </Button>
        </DialogActions>
      }
    >
      <PassphraseForm id={id} label="새 기록 암호" onChosen={(chosen) => void change(chosen)}>
        <p className="text-15 text-fg-2">
          복구 코드가 맞아요. 잊은 암호 대신 쓸 암호를 정해 주세요. 복구 코드는 그대로 쓸 수 있어요.
        </p>
      </PassphraseForm>
    </Dialog>
  );
}

/** What is left of the wait, second by second. */
function useTryWait(now: () => number): { readonly ms: number; readonly look: () => void } {
  const [ms, setMs] = useState(() => findTryWait(now()));
  const isWaiting = ms > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setMs(findTryWait(now())), 250);
    return () => clearInterval(timer);
  }, [isWaiting, now]);
  return { ms, look: () => setMs(findTryWait(now())) };
}
