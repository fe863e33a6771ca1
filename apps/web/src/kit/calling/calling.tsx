import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toContactWords } from "@damim/domain/morning/guardian-contact-record.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { MessageCircle, Phone } from "lucide-react";
import { useNavigate } from "react-router";
import { askToWriteUp } from "../../data/asked.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { GuardianNumbers } from "./guardian-numbers.tsx";
import { OutcomeRadios } from "./outcome-radios.tsx";
import { useContacts } from "./use-contacts.ts";

/** Calling a pupil's home: the number first, then what came of it in one tap. */
export function Calling({
  store,
  student,
}: {
  readonly store: Store;
  readonly student: RosterStudent;
}) {
  const contacts = useContacts(store, toSeoulDay(useTeacherData().now()));
  const navigate = useNavigate();
  const { last, outcome } = contacts.find(student.id);
  return (
    <section aria-label="연락" className="flex flex-col gap-3 border-t border-line-2 pt-3">
      <GuardianNumbers student={student} />
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
        value={outcome}
        onChoose={(chosen) => contacts.note(student, chosen)}
      />
      {last && outcome && outcome !== "no-answer" && (
        <Button
          variant="sunken"
          icon={<MessageCircle size={18} aria-hidden />}
          onClick={() => {
            const way = outcome === "text" ? "text" : "phone";
            void Promise.resolve(navigate("/consulting")).then(() =>
              askToWriteUp("consult", { studentId: student.id, time: last.at, way }),
            );
          }}
        >
          이어서 상담 쓰기
        </Button>
      )}
    </section>
  );
}
