import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readNumbers } from "@damim/domain/names/read-numbers.ts";
import { toContactWords } from "@damim/domain/morning/guardian-contact-record.ts";
import { toLeftWords } from "@damim/domain/morning/list-left.ts";
import { listGuardians } from "@damim/domain/student/guardians.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { Check, CheckCheck, Phone } from "lucide-react";
import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from "react";
import { useNavigate } from "react-router";
import type { DoneStep } from "../../data/history/undo-history.ts";
import { useDraft } from "../../data/drafts/use-draft.ts";
import type { Store } from "../../data/teacher-data.ts";
import { GuardianNumbers } from "../../kit/calling/guardian-numbers.tsx";
import { OutcomeRadios } from "../../kit/calling/outcome-radios.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Link } from "../../ui/link.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { PHONE, useMedia } from "../../ui/use-media.ts";
import { useMorning, type Morning, type MorningRow } from "./use-morning.ts";

/** From here on the list has two columns where there is room. */
const MOST_IN_ONE_COLUMN = 8;

const ContactDialog = lazyOverlay(() => import("./contact-dialog.tsx"), "ContactDialog");

/** Who is missing, and who was phoned: the page ends at 0. */
export function MorningList({
  store,
  day,
  until,
  first,
}: {
  readonly store: Store;
  readonly day: CalendarDay;
  /** 「8시 50분까지 28분 남았어요」. */
  readonly until: string;
  /** What stands above all who are missing. */
  readonly first: ReactNode;
}) {
  const morning = useMorning(store, day);
  const { rows, left, students, away } = morning;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<MorningRow>();
  const [isOpen, setOpen] = useState(false);
  const current = asked && rows.find(({ student }) => student.id === asked.student.id);
  const isPhone = useMedia(PHONE);
  const toMarks = (size: "normal" | "large") => (
    <Link to="/attendance" className={buttonLook({ look: "line", size })}>
      출결 적기
    </Link>
  );
  const toBoard = (
    <Button variant="line" onClick={() => void navigate("/tapBoard")}>
      칠판에 띄우기
    </Button>
  );
  return (
    <section
      aria-label="등교 확인"
      data-many={rows.length > MOST_IN_ONE_COLUMN || undefined}
      className="@container flex min-w-0 flex-col gap-4 rounded-card border border-line-2 bg-surface p-5 max-sm:p-4"
    >
      <div className="flex items-center gap-4 max-sm:flex-wrap max-sm:gap-y-2">
        <div className="min-w-0 flex-1 max-sm:has-[+form]:basis-full">
          <h2 aria-live="polite" className="title text-24">
            {toLeftWords(left.size)}
          </h2>
          <p className="text-15 text-fg-2">
            {left.size === 0 ? `${students.length}명 모두 확인했어요` : until}
          </p>
        </div>
        <NumberField key={day} day={day} morning={morning} />
        {left.size === 0 && <Dami mood="joy" prop="rays" size={72} />}
        <span className="max-sm:hidden">{toBoard}</span>
      </div>
      {first}
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
          {away.map(({ student, words, isAsked }) => (
            <li key={student.id} className="flex flex-wrap items-center justify-between gap-x-2">
              <span>
                {toStudentWords(student)} {words}
              </span>
              {isAsked && <Asked student={student} onAnswer={morning.answer} />}
            </li>
          ))}
        </ul>
      )}
      <span className="flex gap-2 sm:hidden">
        {toBoard}
        {left.size > 0 && toMarks("normal")}
      </span>
      {left.size > 0 ? (
        <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex gap-2 rounded-b-card bg-surface px-5 pt-2 pb-5 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4">
          <Button
            size="large"
            variant={isPhone ? "weak" : "filled"}
            className="flex-1"
            icon={<CheckCheck size={20} aria-hidden />}
            onClick={morning.arriveRest}
          >
            나머지 모두 왔어요
          </Button>
          <span className="max-sm:hidden">{toMarks("large")}</span>
        </div>
      ) : (
        <Link to="/" className={buttonLook({ look: "filled", size: "large", isFull: true })}>
          오늘로 가기
        </Link>
      )}
      {current?.last && (
        <ContactDialog
          key={current.last.id}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={`${toStudentWords(current.student)} 보호자 연락`}
          id={current.last.id}
          contact={current.last}
          onSave={(set) => current.last && morning.saveContact(current.last.id, set)}
        />
      )}
    </section>
  );
}

/**
 * Numbers and Enter: they came. Who is known already is passed over, and said. What is half-typed or was not understood
 * outlives a lock and a reload, and stands also where nobody is left.
 */
function NumberField(props: { readonly day: CalendarDay; readonly morning: Morning }) {
  const { students, left, arrive, raise } = props.morning;
  const [typed, setTyped, , forget] = useDraft(`came-numbers:${props.day}`, "");
  const [problem, setProblem] = useState<string>();
  const [passed, setPassed] = useState<string>();
  if (left.size === 0 && typed === "") return null;
  return (
    <form
      className="max-sm:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        const reading = readNumbers(typed, students);
        const came = reading.students.filter(({ id }) => left.has(id));
        const known = reading.students.filter(({ id }) => !left.has(id));
        setProblem(
          typed.trim() === "" ? "온 학생의 번호를 적어 주세요." : reading.say || undefined,
        );
        setPassed(toPassedWords(known));
        const done = (): void => {
          if (reading.left === "") forget();
          else setTyped(reading.left);
        };
        if (came.length === 0) return done();
        // What was typed stays until a question was answered with yes.
        arrive(came, () => {
          done();
          raise(came);
        });
      }}
    >
      <TextField
        label="온 번호 (예: 1-5 8)"
        autoComplete="off"
        fieldSize="dense"
        className="w-40 max-sm:w-full"
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          setProblem(undefined);
          setPassed(undefined);
        }}
        error={problem}
        hint={passed}
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
  const [unfolded, setUnfolded] = useState<StudentId>();
  const contact = ({ student }: MorningRow): void => {
    morning.contact(student);
    setUnfolded(student.id);
  };
  const walk = (event: KeyboardEvent): void => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>("li") ?? [])];
    const at = items.findIndex((item) => item.contains(document.activeElement));
    const row = morning.rows[at];
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = items[at + (event.key === "ArrowDown" ? 1 : -1)];
      next?.querySelector<HTMLElement>("[data-came]")?.focus();
    } else if (
      event.code === "KeyC" &&
      !event.ctrlKey &&
      !event.metaKey &&
      row?.isLeft &&
      !row.last
    )
      contact(row);
  };
  const { rows } = morning;
  const isMany = rows.length > MOST_IN_ONE_COLUMN;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for the buttons inside
    <ul
      ref={list}
      aria-label="아직 안 온 학생"
      onKeyDown={walk}
      style={isMany ? { gridTemplateRows: `repeat(${Math.ceil(rows.length / 2)}, auto)` } : {}}
      className={
        isMany
          ? "flex flex-col @min-[42rem]:grid @min-[42rem]:grid-flow-col @min-[42rem]:grid-cols-2 @min-[42rem]:items-start @min-[42rem]:gap-x-6"
          : "flex flex-col"
      }
    >
      {rows.map((row) => (
        <ChildRow
          key={row.student.id}
          row={row}
          morning={morning}
          isUnfolded={unfolded === row.student.id}
          onUnfold={(isOpen) => setUnfolded(isOpen ? row.student.id : undefined)}
          onContact={() => (row.last ? onAsk(row) : contact(row))}
        />
      ))}
    </ul>
  );
}

function ChildRow(props: {
  readonly row: MorningRow;
  readonly morning: Morning;
  /** The numbers of its guardians, and what came of the call. */
  readonly isUnfolded: boolean;
  readonly onUnfold: (isUnfolded: boolean) => void;
  readonly onContact: () => void;
}) {
  const { row, morning, isUnfolded, onUnfold, onContact } = props;
  const { student, isLeft, isAsked, state, reason, last, outcome, step } = row;
  const words = toStudentWords(student);
  const isPhone = useMedia(PHONE);
  const contactButton = (
    <Button
      variant={last ? "sunken" : "line"}
      className="px-3!"
      icon={last && <Check size={18} aria-hidden />}
      aria-label={`${words} ${last ? toContactWords(last) : "보호자 연락함"}`}
      onClick={onContact}
    >
      연락함
    </Button>
  );
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-2 gap-y-2 border-t border-line-2 py-2 max-sm:min-h-19">
      <span className="w-7 text-15 font-medium text-fg-2 tabular-nums">{student.number}</span>
      <span className="min-w-18 flex-1">
        <span className="block text-17 font-bold">{student.name}</span>
        {reason && !last && <span className="block text-14 text-fg-2">{reason}</span>}
        {last && (
          <span className="block text-14 text-fg-2 tabular-nums">
            {[toContactWords(last), last.note].filter(Boolean).join(" · ")}
          </span>
        )}
      </span>
      {!isLeft ? (
        <span className="ml-auto flex items-center gap-1.5 text-15 font-semibold text-brand-strong">
          <Check size={18} aria-hidden />
          {state === "출석" ? "왔어요" : state}
          {step && <TakeBack step={step} words={words} />}
        </span>
      ) : (
        <span className="ml-auto flex gap-2">
          <button
            type="button"
            aria-label={`${words} 보호자 번호`}
            aria-expanded={isUnfolded}
            onClick={() => onUnfold(!isUnfolded)}
            className={`press grid size-13 shrink-0 place-items-center rounded-ctl sm:size-11 ${last ? "bg-good-weak text-good" : "bg-sunken text-fg-2"}`}
          >
            {last && isPhone ? (
              <span className="grid justify-items-center text-12 font-bold tabular-nums">
                <Check size={18} aria-hidden />
                {last.at.replace(/^0/, "")}
              </span>
            ) : (
              <Phone size={20} aria-hidden />
            )}
          </button>
          {!isPhone && contactButton}
          <Button
            variant={isPhone ? "filled" : "weak"}
            className="min-w-18 px-3! max-sm:h-13 max-sm:w-31"
            data-came
            icon={isPhone && <Check size={18} aria-hidden />}
            aria-label={`${words} 왔어요`}
            onClick={() => morning.arrive([student])}
          >
            왔어요
          </Button>
        </span>
      )}
      {isAsked && (
        <span className="ml-auto">
          <Asked student={student} onAnswer={morning.answer} />
        </span>
      )}
      {isLeft && isUnfolded && (
        <section
          aria-label={`${words} 연락`}
          className="flex basis-full flex-col gap-3 rounded-ctl bg-sunken p-3"
        >
          {listGuardians(student).some(({ phone }) => phone) ? (
            <GuardianNumbers student={student} isShownAtOnce />
          ) : (
            <p className="text-14 text-fg-2">적어 둔 번호가 없어요.</p>
          )}
          <OutcomeRadios
            label={`${words} 연락 결과`}
            value={outcome}
            onChoose={(chosen) => morning.contact(student, chosen)}
          />
          {isPhone && contactButton}
        </section>
      )}
    </li>
  );
}

/** Of one child that came by a press here, until the next opening. */
function TakeBack({ step, words }: { readonly step: DoneStep; readonly words: string }) {
  const isStanding = useSyncExternalStore(step.subscribe, step.isStanding);
  if (!isStanding) return null;
  return (
    <Button variant="text" aria-label={`${words} 되돌리기`} onClick={step.undo}>
      되돌리기
    </Button>
  );
}

/** A tap on 등교 칠판 beside what is written: the teacher's yes or no. */
function Asked(props: { readonly student: RosterStudent; readonly onAnswer: Morning["answer"] }) {
  const { student, onAnswer } = props;
  const words = toStudentWords(student);
  return (
    <span className="flex flex-wrap items-center gap-2 text-14 font-semibold text-warm-strong">
      왔다고 눌렀어요
      <Button
        variant="line"
        className="px-3!"
        aria-label={`${words} 그대로`}
        onClick={() => onAnswer(student, false)}
      >
        그대로
      </Button>
      <Button
        variant="weak"
        className="min-w-18 px-3!"
        aria-label={`${words} 맞아요`}
        onClick={() => onAnswer(student, true)}
      >
        맞아요
      </Button>
    </span>
  );
}

/** 「3번, 5번은 이미 적혀 있어요.」, 「3번 외 4명은 이미 적혀 있어요.」 */
function toPassedWords(known: readonly RosterStudent[]): string | undefined {
  const [first, ...others] = known.map(({ number }) => `${number}번`);
  if (first === undefined) return undefined;
  const said = others.length > 2 ? `${first} 외 ${others.length}명` : [first, ...others].join(", ");
  return `${said}은 이미 적혀 있어요.`;
}
