// Loaded lazily by page-of-year.tsx: most days nobody looks at another year.
import { toClassKey, schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { ArrowLeft, CalendarPlus, Eye } from "lucide-react";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { toAheadData } from "../../data/years/ahead-data.ts";
import { toPastData } from "../../data/years/past-data.ts";
import { chooseYear } from "../../data/years/chosen-year.ts";
import { findClassYear, type Store } from "../../data/teacher-data.ts";
import {
  TeacherDataContext,
  useLive,
  useRow,
  useTeacherData,
} from "../../data/use-teacher-data.ts";
import { useYearOfPage } from "./use-year-of-page.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

/** A page of another year than that of the class in the room, under a line that says so: one that is over is looked at alone, the coming one is made ahead. */
export function OtherYearPage({ children }: { readonly children: ReactNode }) {
  const { year, way } = useYearOfPage();
  if (way === "now") return children;
  const Year = way === "past" ? PastYear : YearAhead;
  return (
    <>
      <Band year={year} way={way} />
      <Year key={year} year={year}>
        {children}
      </Year>
    </>
  );
}

function Band({ year, way }: { readonly year: SchoolYear; readonly way: "past" | "ahead" }) {
  const present = useTeacherData();
  const setting = useRow(present.profile, schoolYearKind, String(year));
  const room = findClassYear(present);
  // Who begins with the coming year has no other to go back to.
  const hasRoom = useRow(present.profile, schoolYearKind, String(room)) !== undefined;
  const isProfile = useLocation().pathname === "/profile";
  const Icon = way === "past" ? Eye : CalendarPlus;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-warm-weak max-md:mt-2 px-4 py-1.5 max-sm:gap-x-2 max-sm:px-3 text-15 print:hidden">
      <Icon size={18} className="text-warm-strong" aria-hidden />
      <p className="min-h-11 content-center font-bold text-warm-strong">
        {year}학년도 · {way === "past" ? "보기만" : "미리 준비"}
      </p>
      <p className="text-fg-2 max-sm:hidden">
        {setting && `${setting.school} ${toClassWords(toClassKey(setting))}`}
      </p>
      {!setting && !isProfile && (
        <Link to="/profile" className={buttonLook({ look: "line" })}>
          반 정하기
        </Link>
      )}
      {hasRoom && (
        <Button
          variant="text"
          className="-mr-2 ml-auto"
          icon={<ArrowLeft size={18} aria-hidden />}
          onClick={() => chooseYear(present, room)}
        >
          올해로 돌아가기
        </Button>
      )}
    </div>
  );
}

function YearAhead({
  year,
  children,
}: {
  readonly year: SchoolYear;
  readonly children: ReactNode;
}) {
  const present = useTeacherData();
  const store = present.years.get(year);
  const data = useMemo(
    () => store && toAheadData(present, { year, store }),
    [present, year, store],
  );
  return data && <TeacherDataContext value={data}>{children}</TeacherDataContext>;
}

function PastYear({ year, children }: { readonly year: SchoolYear; readonly children: ReactNode }) {
  const present = useTeacherData();
  const [opened, setOpened] = useState<{ readonly store?: Store }>();
  useEffect(() => {
    let isStopped = false;
    const show = (store?: Store): void => {
      if (!isStopped) setOpened(store ? { store } : {});
    };
    present.openYear(year).then(show, () => show());
    return () => {
      isStopped = true;
    };
  }, [present, year]);
  const store = opened?.store;
  const past = useMemo(
    () => store && toPastData(present, { year, store, onRefused: sayReadOnly }),
    [present, year, store],
  );
  // Nothing of this year has ever been on this device, and the server has not answered yet.
  const roundState = useLive(({ rounds }) =>
    store && store.cursor === 0 ? rounds.state() : "idle",
  );
  if ((opened && !store) || roundState === "offline")
    return (
      <Notice tone="info" title="지난 학년도를 아직 받아 오지 못했어요">
        인터넷이 연결되면 여기에 나와요. 적어 둔 것은 서버에 그대로 있어요.
      </Notice>
    );
  if (!past || roundState !== "idle") return <LoadingView />;
  return <TeacherDataContext value={past}>{children}</TeacherDataContext>;
}

function sayReadOnly(): void {
  showToast.error("지난 학년도는 보기만 할 수 있어요. 바뀐 것은 없어요.");
}
