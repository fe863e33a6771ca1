import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toContactWords } from "@damim/domain/morning/guardian-contact-record.ts";
import { toLeftWords } from "@damim/domain/morning/list-left.ts";
import { listGuardians } from "@damim/domain/student/guardians.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { Check, CheckCheck, Phone } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Link } from "../../ui/link.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useMorning, type Morning, type MorningRow } from "./use-morning.ts";

const ContactDialog = lazyOverlay(() => import("./contact-dialog.tsx"), "ContactDialog");

/** Who is missing, and who was phoned: the page ends at 0. */
export function MorningList({
  store,
  day,
  until,
}: {
  readonly store: Store;
  readonly day: CalendarDay;
  /** 「8시 50분까지 28분 남았어요」. */
  readonly until: string;
}) {
  const morning = useMorning(store, day);
  const { rows, left, students, away } = morning;
  const [asked, setAsked] = useState<MorningRow>();
  const [isOpen, setOpen] = useState(false);
  const current = asked && rows.find(({ student }) => student.id === asked.student.id);
  return (
    <section
      aria-label="등교 확인"
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line-2 bg-surface p-5 max-sm:p-4"
    >
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h2 aria-live="polite" className="title text-24">
            {toLeftWords(left.size)}
          </h2>
          <p className="text-15 text-fg-2">
            {left.size === 0 ? `${students.length}명 모두 확인했어요` : until}
          </p>
        </div>
        {left.size === 0 ? (
          <Dami mood="joy" prop="rays" size={72} />
        ) : (
          <NumberField morning={morning} />
        )}
      </div>
      {rows.length > 0 && (
        <Rows
          morning={morning}
          onAsk={(row) => {
            setAsked(row);
            setOpen(true);
          }}
        />
      )}
      {away.length > 0 && (
        <ul aria-label="출결을 적은 학생" className="flex flex-col gap-1 text-14 text-fg-2">
          {away.map(({ student, words }) => (
            <li key={student.id}>
              {toStudentWords(student)} {words}
            </li>
          ))}
        </ul>
      )}
      {left.size > 0 ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="large"
            className="flex-1"
            icon={<CheckCheck size={20} aria-hidden />}
            onClick={morning.arriveRest}
          >
            나머지 모두 왔어요
          </Button>
          <Link to="/attendance" className={buttonLook({ look: "line", size: "large" })}>
            출결 적기
          </Link>
        </div>
      ) : (
        <Link to="/" className={buttonLook({ look: "filled", size: "large", isFull: true })}>
          오늘로 가기
        </Link>
      )}
      {current?.contact && (
        <ContactDialog
          key={current.student.id}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={`${toStudentWords(current.student)} 보호자 연락`}
          id={`${day}~${current.student.id}`}
          contact={current.contact}
          onSave={(set) => morning.saveContact(current.student, set)}
        />
      )}
    </section>
  );
}

/** A number and Enter: 왔어요. */
function NumberField({ morning }: { readonly morning: Morning }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const number = Number(typed);
        const row = morning.rows.find(({ student, isLeft }) => isLeft && student.number === number);
        setProblem(row ? undefined : "아직 안 온 학생의 번호를 적어 주세요.");
        if (!row) return;
        morning.arrive(row.student);
        setTyped("");
      }}
    >
      <TextField
        label="온 번호"
        inputMode="numeric"
        autoComplete="off"
        fieldSize="dense"
        className="w-28"
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          setProblem(undefined);
        }}
        error={problem}
      />
    </form>
  );
}

/** ↑↓ between the children, c for 연락함. */
function Rows({
  morning,
  onAsk,
}: {
  readonly morning: Morning;
  readonly onAsk: (row: MorningRow) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>("li") ?? [])];
    const at = items.findIndex((item) => item.contains(document.activeElement));
    const row = morning.rows[at];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = items[at + (event.key === "ArrowDown" ? 1 : -1)];
      next?.querySelector<HTMLElement>("button:last-of-type")?.focus();
    } else if (
      event.code === "KeyC" &&
      !event.ctrlKey &&
      !event.metaKey &&
      row?.isLeft &&
      !row.contact
    )
      morning.contact(row.student);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for the buttons inside
    <ul ref={list} aria-label="아직 안 온 학생" onKeyDown={walk} className="flex flex-col">
      {morning.rows.map((row) => (
        <ChildRow key={row.student.id} row={row} morning={morning} onAsk={() => onAsk(row)} />
      ))}
    </ul>
  );
}

function ChildRow(props: {
  readonly row: MorningRow;
  readonly morning: Morning;
  readonly onAsk: () => void;
}) {
  const { row, morning, onAsk } = props;
  const { student, isLeft, state, reason, contact } = row;
  const phone = contact ? listGuardians(student)[0]?.phone : undefined;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line-2 py-2 first:border-0">
      <span className="w-7 text-15 font-medium text-fg-2 tabular-nums">{student.number}</span>
      <span className="min-w-24 flex-1">
        <span className="block text-17 font-bold">{student.name}</span>
        {(reason || contact?.note) && (
          <span className="block text-14 text-fg-2">{contact?.note ?? reason}</span>
        )}
        {phone && (
          <a href={`tel:${phone}`} className="text-15 font-semibold text-brand-strong tabular-nums">
            {phone}
          </a>
        )}
      </span>
      {!isLeft ? (
        <span className="flex items-center gap-1.5 text-15 font-semibold text-good">
          <Check size={18} aria-hidden />
          {state === "출석" ? "왔어요" : state}
        </span>
      ) : (
        <span className="ml-auto flex gap-2 max-sm:w-full max-sm:flex-wrap">
          <Button
            variant={contact ? "sunken" : "line"}
            icon={contact ? <Check size={18} aria-hidden /> : <Phone size={18} aria-hidden />}
            aria-label={`${toStudentWords(student)} ${contact ? toContactWords(contact) : "보호자 연락함"}`}
            onClick={() => (contact ? onAsk() : morning.contact(student))}
          >
            {contact ? toContactWords(contact) : "보호자 연락함"}
          </Button>
          <Button
            variant="weak"
            className="min-w-24 max-sm:flex-1"
            aria-label={`${toStudentWords(student)} 왔어요`}
            onClick={() => morning.arrive(student)}
          >
            왔어요
          </Button>
        </span>
      )}
    </li>
  );
}
