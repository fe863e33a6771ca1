import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toContactWords, toOutcome } from "@damim/domain/morning/guardian-contact-record.ts";
import { listGuardians, toMaskedPhone } from "@damim/domain/student/guardians.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Eye, EyeOff, MessageSquare, Phone } from "lucide-react";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { canCall } from "../../platform/device.ts";
import { Button, buttonLook, IconButton } from "../../ui/button.tsx";
import { OutcomeRadios } from "./outcome-radios.tsx";
import { useContacts } from "./use-contacts.ts";
import { useShownNumber } from "./use-shown-number.ts";

/** Calling a pupil's home: the number first, then what came of it in one tap. */
export function Calling({ store, student }: { readonly store: Store; readonly student: RosterStudent }) {
  const contacts = useContacts(store, toSeoulDay(useTeacherData().now()));
  const last = contacts.find(student.id);
  const guardians = listGuardians(student).filter(({ phone }) => phone !== "");
  return (
    <section aria-label="연락" className="flex flex-col gap-3 border-t border-line-2 pt-3">
      {guardians.map(({ relation, phone }, at) => (
        <GuardianNumber key={at} relation={relation} phone={phone} />
      ))}
      <div className="flex items-center gap-2">
        <Button
          variant="text"
          className="-ml-3 px-3!"
          icon={<Phone size={18} aria-hidden />}
          onClick={() => contacts.note(student)}
        >
          연락함
        </Button>
        {last && (
          <span className="ml-auto text-14 text-fg-2 tabular-nums">{toContactWords(last)}</span>
        )}
      </div>
      <OutcomeRadios
        label="연락 결과"
        value={last && toOutcome(last)}
        onChoose={(outcome) => contacts.note(student, outcome)}
      />
    </section>
  );
}

function GuardianNumber({ relation, phone }: { readonly relation: string; readonly phone: string }) {
  const [isShown, toggle] = useShownNumber();
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
      {canCall() && (
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
