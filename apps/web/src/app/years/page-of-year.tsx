import type { ReactNode } from "react";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { useYearOfPage } from "../base/year-looked-at.ts";

const OtherYearPage = viewAtHand(
  () => import("./other-year-page.tsx").then((file) => file.OtherYearPage),
  <LoadingView />,
);

/** The page; one of records may look back at a school year that is over, or make the coming one ahead. */
export function PageOfYear({ children }: { readonly children: ReactNode }) {
  const { year, way } = useYearOfPage();
  if (way === "now") return children;
  return (
    <OtherYearPage key={year} year={year} way={way}>
      {children}
    </OtherYearPage>
  );
}
