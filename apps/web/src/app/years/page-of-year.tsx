import type { ReactNode } from "react";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { useYearLookedAt } from "../base/year-looked-at.ts";

const PastYearPage = viewAtHand(
  () => import("./past-year-page.tsx").then((file) => file.PastYearPage),
  <LoadingView />,
);

/** The page; one of records may look back at a school year that is over. */
export function PageOfYear({ children }: { readonly children: ReactNode }) {
  const year = useYearLookedAt();
  if (year === undefined) return children;
  return <PastYearPage year={year}>{children}</PastYearPage>;
}
