// Overlay: imports Base UI through ui/overlay/history-dialog.tsx. Loaded lazily by profile-page.tsx.
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useHistoryEntries } from "../../data/history/use-history-entries.ts";
import { HistoryDialog } from "../../ui/overlay/history-dialog.tsx";
import { showReverted } from "../../ui/overlay/show-reverted.ts";
import { describeYearValue, findYearFieldLabel } from "./describe-school-year.ts";

/** What the teacher was in a school year before somebody changed it. */
export function YearHistoryDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly profile: Store;
  readonly year: SchoolYear;
}) {
  const { isOpen, onClose, profile, year } = props;
  const subject = `${year}학년도 설정`;
  const entries = useHistoryEntries({
    isOpen,
    store: profile,
    kind: schoolYearKind,
    ids: [String(year)],
    words: {
      subject,
      findLabel: findYearFieldLabel,
      describeValue: describeYearValue,
      // The order of the cards of 오늘 stands in the same row, and is seen and changed there.
      isUntold: ({ fields }) => fields.every(({ field }) => field === "homeOrder"),
    },
    onReverted: showReverted,
  });
  return <HistoryDialog isOpen={isOpen} onClose={onClose} subtitle={subject} {...entries} />;
}
