// Loaded lazily by lock-screen.tsx.
import { toMaskedEmail } from "@damim/domain/masked-email/masked-email.ts";
import type { Teacher } from "../data/session.ts";
import { LockView, type LockViewProps } from "../features/lock/lock-view.tsx";
import { currentTime } from "../platform/clock.ts";
import { askAccount } from "./ask-account.ts";

export interface TeacherLockViewProps extends Pick<LockViewProps, "lock" | "onUnlockedByAccount"> {
  readonly teacher: Teacher;
}

/** The locked screen of one teacher, who may also come in by her account. */
export function TeacherLockView({ teacher, ...rest }: TeacherLockViewProps) {
  return (
    <LockView
      {...rest}
      now={currentTime}
      maskedEmail={toMaskedEmail(teacher.email)}
      askAccount={(password) => askAccount(teacher, password)}
    />
  );
}
