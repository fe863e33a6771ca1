import { listGuardians, toMaskedPhone } from "@damim/domain/student/guardians.ts";
import type { Guardian } from "@damim/domain/student/student-facts.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Eye, EyeOff, MessageSquare, Phone } from "lucide-react";
import { buttonLook, IconButton } from "../../ui/button.tsx";
import { useShownNumber } from "./use-shown-number.ts";

/** Whom to call for a pupil: a telephone calls and writes by a tap, elsewhere the number is read. */
export function GuardianNumbers(props: {
  readonly student: RosterStudent;
  /** Who opened it wants to read it. */
  readonly isShownAtOnce?: boolean;
}) {
  const { student, isShownAtOnce = false } = props;
  const guardians = listGuardians(student).filter(({ phone }) => phone !== "");
  return guardians.map((guardian, at) => (
    <GuardianNumber key={at} guardian={guardian} isShownAtOnce={isShownAtOnce} />
  ));
}

function GuardianNumber(props: { readonly guardian: Guardian; readonly isShownAtOnce: boolean }) {
  const { relation, phone } = props.guardian;
  const [isShown, toggle] = useShownNumber(props.isShownAtOnce);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <p className="min-w-0 flex-1">
          <span className="block text-13 text-fg-2">{relation || "보호자"}</span>
          <span className="text-17 font-bold tabular-nums">
            {isShown ? phone : toMaskedPhone(phone)}
          </span>
        </p>
        <IconButton
          label={`${relation || "보호자"} 번호 ${isShown ? "가리기" : "보기"}`}
          icon={isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          onClick={toggle}
        />
      </div>
      {isTelephone() && (
        <div className="grid grid-cols-[3fr_2fr] gap-2">
          <a
            href={`tel:${phone}`}
            aria-label={`${relation} 전화`.trim()}
            className={buttonLook({ look: "filled", size: "large" })}
          >
            <Phone size={20} aria-hidden />
            전화
          </a>
          <a
            href={`sms:${phone}`}
            aria-label={`${relation} 문자`.trim()}
            className={buttonLook({ look: "weak", size: "large" })}
          >
            <MessageSquare size={20} aria-hidden />
            문자
          </a>
        </div>
      )}
    </div>
  );
}

/** Tablets are none, and from a PC nobody calls. */
function isTelephone(): boolean {
  return /iPhone|Android.+Mobile/.test(navigator.userAgent);
}
