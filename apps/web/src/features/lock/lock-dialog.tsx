// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by app/lock/lock-part.tsx.
import { toLockTimeWords } from "@damim/domain/lock/lock-time.ts";
import { useId, useState } from "react";
import { canHashSlowly } from "../../platform/secrets/slow-hash.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { LockForm } from "./lock-form.tsx";
import { readLockMinutes } from "./lock-minutes.ts";
import { findLockPassword } from "./lock-password.ts";
import type { ScreenLock } from "./screen-lock.ts";

/** ask: lock now? first: choose a password, then lock. settings: change password and time. renew: after a forgotten one. */
export type LockStep = "ask" | "first" | "settings" | "renew";

export interface LockDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly lock: ScreenLock;
  readonly firstStep: LockStep;
}

/** Offered to who never chose a time. */
const USUAL_MINUTES = 10;

/** 화면잠금: asks, and the first time lets choose the password that will unlock. */
export function LockDialog({ isOpen, onClose, lock, firstStep }: LockDialogProps) {
  const [step, setStep] = useState(firstStep);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setStep(firstStep);
  }
  const [isBusy, setBusy] = useState(false);
  const formId = useId();
  const hasPassword = findLockPassword() !== undefined;
  const lockNow = (): void => {
    onClose();
    lock.lock();
  };
  if (step === "ask") {
    return (
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title="화면잠금"
        width="confirm"
        footer={
          <DialogActions onCancel={onClose}>
            <Button
              // Not the same element as the form's own button: the press that changed it would send the form.
              key="ask"
              size="large"
              data-autofocus
              onClick={() => (hasPassword || !canHashSlowly() ? lockNow() : setStep("first"))}
            >
              확인
            </Button>
          </DialogActions>
        }
      >
        <p className="text-15 text-fg-2">화면을 잠금 상태로 바꿀까요?</p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 text-14 text-fg-2">
          {toIdleWords(readLockMinutes())}
          {hasPassword && (
            <Button variant="brandText" className="-mr-3" onClick={() => setStep("settings")}>
              잠금 설정
            </Button>
          )}
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={step === "first" ? "화면잠금" : "잠금 설정"}
      width="mark"
      closesOnOutsidePress={false}
      subtitle={subtitles[step]}
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={onClose}>
            {step === "renew" ? "나중에" : "취소"}
          </Button>
          <Button key="save" type="submit" form={formId} size="large" isBusy={isBusy}>
            {step === "first" ? "잠그기" : "저장"}
          </Button>
        </DialogActions>
      }
    >
      <LockForm
        key={step}
        id={formId}
        isPasswordOptional={step === "settings"}
        firstMinutes={hasPassword ? readLockMinutes() : readLockMinutes() || USUAL_MINUTES}
        onBusyChange={setBusy}
        onSaved={step === "first" ? lockNow : onClose}
      />
    </Dialog>
  );
}

const subtitles: Readonly<Record<Exclude<LockStep, "ask">, string>> = {
  first: "이 기기에서 잠금을 풀 때 쓸 비밀번호를 정해요.",
  settings: "이 기기에만 적용돼요.",
  renew: "잊은 잠금 비밀번호를 새로 정해요.",
};

function toIdleWords(minutes: number): string {
  if (minutes === 0) return "저절로 잠그지는 않아요.";
  return `${toLockTimeWords(minutes)} 동안 쓰지 않으면 저절로 잠가요.`;
}
