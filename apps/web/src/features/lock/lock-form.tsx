import {
  lockPasswordMessages,
  lockPasswordRefusalFields,
  parseLockPassword,
} from "@damim/domain/lock/lock-password.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { useEffect, useState } from "react";
import { useCheckedForm } from "../../kit/form/use-checked-form.ts";
import { canHashSlowly } from "../../platform/secrets/slow-hash.ts";
import { Form } from "../../ui/field/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { saveLockPassword } from "./lock-password.ts";
import { LockTimeSelect } from "./lock-time-select.tsx";
import { saveLockMinutes } from "./lock-minutes.ts";

export interface LockFormProps {
  readonly id: string;
  /** Both fields may stay empty: the password stays as it is. */
  readonly isPasswordOptional: boolean;
  /** What 자동 잠금 shows at first, in minutes. Left out where the time is chosen elsewhere. */
  readonly firstMinutes?: number;
  readonly onBusyChange: (isBusy: boolean) => void;
  /** Everything is kept on this device. */
  readonly onSaved: () => void;
}

/** The lock password of this device, and after how long the screen locks by itself. */
export function LockForm(props: LockFormProps) {
  const { id, isPasswordOptional, firstMinutes, onBusyChange, onSaved } = props;
  const [draft, setDraft] = useState({ password: "", again: "" });
  const [minutes, setMinutes] = useState(firstMinutes);
  const { ref: form, isChecked, check } = useCheckedForm();
  // Also where it takes the place of a question in a dialog that stands open.
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select")?.focus(), [form]);
  const canHash = canHashSlowly();
  const isLeft = isPasswordOptional && draft.password === "" && draft.again === "";
  const parsed = parseLockPassword(draft);
  const refusal = isChecked && canHash && !isLeft && !parsed.ok ? parsed.refusal : undefined;
  const errorOf = (field: keyof typeof draft): string | undefined =>
    refusal && lockPasswordRefusalFields[refusal.type] === field
      ? toSentence(lockPasswordMessages, refusal)
      : undefined;

  const save = async (): Promise<void> => {
    if (canHash && !isLeft) {
      if (!check(parsed.ok) || !parsed.ok) return;
      onBusyChange(true);
      await saveLockPassword(parsed.value).finally(() => onBusyChange(false));
    }
    if (minutes !== undefined) saveLockMinutes(minutes);
    onSaved();
  };

  return (
    <Form id={id} ref={form} onSubmit={() => void save()} className="flex flex-col gap-4">
      {canHash ? (
        <>
          <PasswordField
            label="잠금 비밀번호"
            fieldSize="normal"
            autoComplete="new-password"
            value={draft.password}
            onValueChange={(password) => setDraft({ ...draft, password })}
            hint={
              isPasswordOptional
                ? "그대로 쓰려면 비워 두세요."
                : "4자 이상. 숫자만 쓰면 숫자판으로 풀어요."
            }
            error={errorOf("password")}
            data-autofocus
          />
          <PasswordField
            label="잠금 비밀번호 확인"
            fieldSize="normal"
            autoComplete="new-password"
            value={draft.again}
            onValueChange={(again) => setDraft({ ...draft, again })}
            error={errorOf("again")}
          />
        </>
      ) : (
        <Notice tone="info">
          이 주소(http)에서는 잠금 비밀번호를 안전하게 둘 수 없어요. 잠그면 계정 비밀번호로 풀어요.
        </Notice>
      )}
      {minutes !== undefined && <LockTimeSelect minutes={minutes} onChoose={setMinutes} />}
    </Form>
  );
}
