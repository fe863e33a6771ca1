import { lazy, Suspense, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useTeacherData } from "../data/use-teacher-data.ts";
import { useChosenYear } from "../data/chosen-year.ts";
import { LoadingView } from "../ui/loading-view.tsx";
import { arrive } from "../ui/not-arrived.ts";
import { isRecordPage } from "./record-pages.ts";

const PastYearPage = lazy(() =>
  arrive(() => import("./past-year-page.tsx")).then((file) => ({ default: file.PastYearPage })),
);

/** The page; one of records may look back at a school year that is over. */
export function PageOfYear({ children }: { readonly children: ReactNode }) {
  const { years } = useTeacherData();
  const { pathname } = useLocation();
  const year = useChosenYear();
  if (year === undefined || years.has(year) || !isRecordPage(pathname)) return children;
  return (
    <Suspense fallback={<LoadingView />}>
      <PastYearPage year={year}>{children}</PastYearPage>
    </Suspense>
  );
}
