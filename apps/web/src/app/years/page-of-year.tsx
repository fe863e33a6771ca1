import type { ReactNode } from "react";
import { findClassYear } from "../../data/teacher-data.ts";
import { useLive } from "../../data/use-teacher-data.ts";
import { useChosenYear } from "../../data/years/chosen-year.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";

const OtherYearPage = viewAtHand(
  () => import("./other-year-page.tsx").then((file) => file.OtherYearPage),
  <LoadingView />,
);

/** The page; one of records may look back at a school year that is over, or make the coming one ahead. */
export function PageOfYear({ children }: { readonly children: ReactNode }) {
  const isChosen = useChosenYear() !== undefined;
  const hasRoom = useLive((data) =>
    data.profile.rows(schoolYearKind).has(String(findClassYear(data))),
  );
  return hasRoom && !isChosen ? children : <OtherYearPage>{children}</OtherYearPage>;
}
