import { lazy, Suspense, type ReactNode } from "react";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { arrive } from "../../ui/arrival/not-arrived.ts";
import { useYearLookedAt } from "../base/year-looked-at.ts";

const PastYearPage = lazy(() =>
  arrive(() => import("./past-year-page.tsx")).then((file) => ({ default: file.PastYearPage })),
);

/** The page; one of records may look back at a school year that is over. */
export function PageOfYear({ children }: { readonly children: ReactNode }) {
  const year = useYearLookedAt();
  if (year === undefined) return children;
  return (
    <Suspense fallback={<LoadingView />}>
      <PastYearPage year={year}>{children}</PastYearPage>
    </Suspense>
  );
}
