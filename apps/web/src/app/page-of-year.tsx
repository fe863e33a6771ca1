import { lazy, Suspense, type ReactNode } from "react";
import { useLocation } from "react-router";
import { findWorkingYear } from "../data/teacher-data.ts";
import { useTeacherData } from "../data/use-teacher-data.ts";
import { useYearChoice } from "../data/year-choice.ts";
import { LoadingView } from "../ui/loading-view.tsx";
import { arrive } from "../ui/not-arrived.ts";
import { isRecordPage } from "./record-pages.ts";

const PastYearPage = lazy(() =>
  arrive(() => import("./past-year-page.tsx")).then((file) => ({ default: file.PastYearPage })),
);

/** The page; one of records may look back at a school year that is over. */
export function PageOfYear({ children }: { readonly children: ReactNode }) {
  const data = useTeacherData();
  const { pathname } = useLocation();
  const { chosen, isPast, choose } = useYearChoice();
  if (!isPast || !isRecordPage(pathname)) return children;
  return (
    <Suspense fallback={<LoadingView />}>
      <PastYearPage year={chosen} onLeave={() => choose(findWorkingYear(data))}>
        {children}
      </PastYearPage>
    </Suspense>
  );
}
