import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { consultKind, type KeptConsult } from "@damim/domain/consult/consult.ts";
import { listPromises } from "@damim/domain/consult/promises.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useAskedCall, useAskedStudent, type AskedCall } from "../../data/asked.ts";
import { findStoreOfDay, findClassStore, type Store } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useIsPast, useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useVaultState } from "../../data/vault/use-vault.ts";
import { useOpenPlace } from "../../kit/desk/use-open-place.ts";
import { readScreenState } from "../../kit/manifest/screen-state.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/arrival/late.ts";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { useIsPrinting } from "../../ui/paper/use-is-printing.ts";
import { PageWithoutStudents } from "../../ui/page-without-students.tsx";
import { ConsultList } from "./write/consult-list.tsx";

const NEW = "new";
const ConsultEditor = late(
  () => import("./write/consult-editor.tsx").then((file) => file.ConsultEditor),
  null,
  { isMain: true },
);
// Behind its tab.
const PromiseList = late(() =>
  import("./promises/promise-list.tsx").then((file) => file.PromiseList),
);

// Behind its tab.
const BookingTab = late(() => import("./booking/booking-tab.tsx").then((file) => file.BookingTab));
// Beside what is written.
const TodayBookings = late(() =>
  import("./booking/today-bookings.tsx").then((file) => file.TodayBookings),
);

const CallLines = late(() => import("./write/call-lines.tsx").then((file) => file.CallLines));

// Where records are locked alone.
const LockedPart = late(() =>
  import("../../kit/vault/locked-part.tsx").then((file) => file.LockedPart),
);
const ForgetNotice = late(() =>
  import("../../kit/vault/forget-notice.tsx").then((file) => file.ForgetNotice),
);
const ShutButton = late(() =>
  import("../../kit/vault/shut-button.tsx").then((file) => file.ShutButton),
);

const loadPaper = () => import("./write/print-consults.tsx").then((file) => file.PrintConsults);
/** For the browser's own print. */
const PrintConsults = late(loadPaper);

/** 상담관리: what was spoken and promised. The address holds which record is open, and nothing of what it says. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <OpenYear store={store} /> : null;
}

function OpenYear({ store }: { readonly store: Store }) {
  const students = useRoster(store);
  const isPast = useIsPast();
  const rows = useRows(store, consultKind);
  const desk = useOpenRecord((id) => rows.has(id) && !rows.get(id)?.archived);
  const { record, view, openId, open, startNew, show } = desk;
  const isPrinting = useIsPrinting();
  const isLocked = openId !== undefined && rows.get(openId)?.isLocked === true;
  useAskedStudent("consult", startNew);
  useAskedCall("consult", (called) => startNew(called.studentId, called));
  const promises = listPromises(rows);
  const isShut = useVaultState() === "shut";
  const scope = parseScope(store.scope);
  const year = scope?.type === "year" ? scope.year : 0;
  if (students.length === 0 && rows.size === 0) return <PageWithoutStudents title="상담관리" />;
  return (
    <>
      {view === "records" && (
        <RecordOnPaper
          store={store}
          consult={openId === undefined ? undefined : rows.get(openId)}
          students={students}
          year={year}
          isPrinting={isPrinting}
        />
      )}
      <div
        className={`flex min-h-0 flex-1 flex-col gap-4 ${view === "promises" ? "" : view === "booking" ? "print:block" : "print:hidden"}`}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
          <h1 className="title text-24">상담관리</h1>
          <Segments
            as="tabs"
            label="보기"
            value={view}
            segments={[
              { value: "records", label: "상담 기록" },
              { value: "booking", label: "상담 예약" },
              {
                value: "promises",
                label: "약속과 연락",
                count: promises.length,
              },
            ]}
            onValueChange={show}
          />
          {!isPast && (
            <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
              <ShutButton />
              <Button
                variant="weak"
                icon={<Plus size={18} aria-hidden />}
                onClick={() => startNew()}
              >
                상담 쓰기
              </Button>
            </div>
          )}
        </div>
        {!isPast && <ForgetNotice />}
        {view === "booking" ? (
          <BookingTab store={store} year={year} students={students} />
        ) : view === "promises" ? (
          <Card className="w-full max-w-[45rem]">
            {isShut && <LockedPart>약속의 글은 기록을 열면 보여요.</LockedPart>}
            {(!isShut || promises.length > 0) && (
              <PromiseList store={store} students={students} promises={promises} onOpen={open} />
            )}
          </Card>
        ) : (
          <div className="grid min-h-0 flex-1 gap-4 md:min-h-96 md:grid-rows-[minmax(0,1fr)] md:grid-cols-[minmax(15rem,21.5rem)_minmax(0,1fr)] xl:grid-cols-[minmax(17rem,21.5rem)_minmax(26rem,1fr)_15.5rem]">
            <section
              aria-label="목록"
              className="min-w-0 rounded-card border border-line-2 bg-surface md:overflow-y-auto"
            >
              {!isPast && <TodayBookings store={store} students={students} />}
              {!isPast && <CallLines store={store} students={students} />}
              <ConsultList
                store={store}
                students={students}
                openId={openId}
                onOpen={open}
                onNew={isPast ? undefined : () => startNew()}
              />
            </section>
            {isPast && !openId ? (
              <EmptyState picture={<Dami />} title="볼 기록을 목록에서 골라 주세요" />
            ) : (
              <div
                className={`flex min-w-0 flex-col gap-4 md:overflow-y-auto xl:contents ${record === undefined ? "max-md:hidden" : "max-md:fixed max-md:inset-0 max-md:z-30 max-md:overflow-y-auto max-md:bg-bg"}`}
              >
                {isShut || isLocked ? (
                  <LockedPart onClose={desk.close}>
                    기록 암호로 열면 상담을 읽고 쓸 수 있어요. 날짜와 학생, 방법은 목록에서 보여요.
                  </LockedPart>
                ) : (
                  <ConsultEditor
                    key={desk.editorKey}
                    store={store}
                    year={year}
                    students={students}
                    id={openId}
                    studentId={desk.asked}
                    call={desk.call}
                    takesFocus={desk.takesFocus}
                    onBorn={desk.bear}
                    onRecorded={desk.goOn}
                    onOpen={open}
                    onClose={desk.close}
                  />
                )}
              </div>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** For the browser's own print: the open record as it is kept, or where papers are made. */
function RecordOnPaper(props: {
  readonly store: Store;
  readonly consult: KeptConsult | undefined;
  readonly students: readonly RosterStudent[];
  readonly year: SchoolYear;
  readonly isPrinting: boolean;
}) {
  const { consult, ...rest } = props;
  if (consult) return <PrintConsults {...rest} consults={[consult]} studentId="" />;
  return (
    <p className="hidden print:block">
      인쇄할 기록을 목록에서 열어 주세요. 여러 기록은 상담 조회에서 한 번에 인쇄해요.
    </p>
  );
}

type View = "records" | "booking" | "promises";

/** A new one that stays one editor also when it has become a row. */
interface Fresh {
  readonly n: number;
  readonly id?: string;
  readonly asked?: StudentId;
  readonly call?: AskedCall;
  /** It waits for its first words: it was asked for, or stands there because the one before it was saved. */
  readonly takesFocus?: boolean;
}

/** Which record is open, kept in the address: `?record=ID`, `?record=new`; a new one too where the menu asks for it. */
function useOpenRecord(isThere: (id: string) => boolean) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const state = readScreenState(location);
  const asksForNew = state !== undefined && "doWhat" in state && state.doWhat === "addConsult";
  const [fresh, setFresh] = useState<Fresh>({ n: 0 });
  const [heard, setHeard] = useState(location.key);
  if (heard !== location.key) {
    setHeard(location.key);
    if (asksForNew) setFresh({ n: fresh.n + 1 });
  }
  const asked = params.get("view");
  const view: View = asked === "promises" || asked === "booking" ? asked : "records";
  const kept = useOpenPlace("record", isThere, asksForNew || view !== "records");
  const record = kept ?? (asksForNew ? NEW : undefined);
  const isFresh = record === undefined || record === NEW || record === fresh.id;
  return {
    record,
    view,
    editorKey: isFresh ? `${NEW}~${fresh.n}` : record,
    asked: fresh.asked,
    call: fresh.call,
    takesFocus: fresh.takesFocus ?? asksForNew,
    openId: isFresh ? fresh.id : record,
    open: (id: string) => setParams({ record: id }),
    startNew: (asked?: StudentId, call?: AskedCall): void => {
      // Of a pupil it goes on at once.
      setFresh({
        n: fresh.n + 1,
        takesFocus: !asked,
        ...(asked && { asked }),
        ...(call && { call }),
      });
      setParams({ record: NEW });
    },
    close: () => {
      setFresh({ n: fresh.n + 1 });
      setParams({});
    },
    /** The saved one stands in the list: what is typed from now on is another one. */
    goOn: () => {
      setFresh({ n: fresh.n + 1, takesFocus: true });
      setParams({}, { replace: true });
    },
    show: (next: View) => setParams(next === "records" ? {} : { view: next }),
    bear: (id: string): void => {
      setFresh({ ...fresh, id });
      setParams({ record: id }, { replace: true });
    },
  };
}
