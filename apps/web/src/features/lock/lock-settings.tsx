import { useId, useState } from "react";
import { canHashSlowly } from "../../platform/secrets/slow-hash.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { LockForm } from "./lock-form.tsx";
import { readLockMinutes, saveLockMinutes } from "./lock-minutes.ts";
import { findLockPassword } from "./lock-password.ts";
import { LockTimeSelect } from "./lock-time-select.tsx";

/** 설정 · 화면 잠금: when this device locks by itself, and the password that opens it (spec 01 §4, §5). */
export function Component() {
  const [minutes, setMinutes] = useState(readLockMinutes);
  const [isChanging, setChanging] = useState(false);
  const hasPassword = findLockPassword() !== undefined;
  return (
    <div className="flex flex-col gap-5">
      <LockTimeSelect
        minutes={minutes}
        onChoose={(next) => {
          saveLockMinutes(next);
          setMinutes(next);
        }}
      />
      {isChanging ? (
        <NewPassword onDone={() => setChanging(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-15 text-fg-2">
            {hasPassword
              ? "이 기기에 잠금 비밀번호가 있어요."
              : "잠금 비밀번호가 없으면 계정 비밀번호로 풀어요."}
          </p>
          {canHashSlowly() && (
            <Button variant="line" onClick={() => setChanging(true)}>
              {hasPassword ? "잠금 비밀번호 바꾸기" : "잠금 비밀번호 정하기"}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function NewPassword({ onDone }: { readonly onDone: () => void }) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <LockForm
        id={id}
        isPasswordOptional={false}
        onBusyChange={setBusy}
        onSaved={() => {
          showToast.success("잠금 비밀번호를 정했어요");
          onDone();
        }}
      />
      <div className="flex justify-end gap-2">
        <Button variant="text" onClick={onDone}>
          취소
        </Button>
        <Button type="submit" form={id} isBusy={isBusy}>
          저장
        </Button>
      </div>
    </div>
  );
}
