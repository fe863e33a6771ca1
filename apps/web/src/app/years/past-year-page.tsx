// Loaded lazily by shell.tsx: most days nobody looks back.
import { toClassKey, schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { ArrowLeft, Eye } from "lucide-react";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { toPastData } from "../../data/years/past-data.ts";
import { chooseYear } from "../../data/years/chosen-year.ts";
import { findClassYear, type Store } from "../../data/teacher-data.ts";
import {
  TeacherDataContext,
  useLive,
  useRow,
  useTeacherData,
} from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

export interface PastYearPageProps {
  readonly year: SchoolYear;
  /** A page of records. */
  readonly children: ReactNode;
}

/** A page of records as it was at the end of a school year that is over, under a line that says so. */
export function PastYearPage({ year, children }: PastYearPageProps) {
  const present = useTeacherData();
  const setting = useRow(present.profile, schoolYearKind, String(year));
  const [opened, setOpened] = useState<{ readonly year: SchoolYear; readonly store?: Store }>();
  useEffect(() => {
    let isStopped = false;
    const show = (store?: Store): void => {
      if (!isStopped) setOpened({ year, ...(store && { store }) });
    };
    present.openYear(year).then(show, () => show());
    return () => {
      isStopped = true;
    };
  }, [present, year]);
  const store = opened?.year === year ? opened.store : undefined;
  const past = useMemo(
    () => store && toPastData(present, { year, store, onRefused: sayReadOnly }),
    [present, year, store],
  );
  // Nothing of this year has ever been on this device, and the server has not answered yet.
  const roundState = useLive(({ rounds }) =>
    store && store.cursor === 0 ? rounds.state() : "idle",
  );
  const hasFailed = (opened?.year === year && !store) || roundState === "offline";
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-warm-weak max-md:mt-2 px-4 py-1.5 max-sm:gap-x-2 max-sm:px-3 text-15 print:hidden">
        <Eye size={18} className="text-warm-strong" aria-hidden />
        <p className="font-bold text-warm-strong">{year}학년도 · 보기만</p>
        <p className="text-fg-2 max-sm:hidden">
          {setting && `${setting.school} ${toClassWords(toClassKey(setting))}`}
        </p>
        <Button
          variant="text"
          className="-mr-2 ml-auto"
          icon={<ArrowLeft size={18} aria-hidden />}
          onClick={() => chooseYear(present.teacher.uid, findClassYear(present))}
        >
          올해로 돌아가기
        </Button>
      </div>
      {hasFailed ? (
        <Notice tone="info" title="지난 학년도를 아직 받아 오지 못했어요">
          인터넷이 연결되면 여기에 나와요. 적어 둔 것은 서버에 그대로 있어요.
        </Notice>
      ) : past && roundState === "idle" ? (
        <TeacherDataContext key={year} value={past}>
          {children}
        </TeacherDataContext>
      ) : (
        <LoadingView />
      )}
    </>
  );
}

function sayReadOnly(): void {
  showToast.error("지난 학년도는 보기만 할 수 있어요. 바뀐 것은 없어요.");
}
