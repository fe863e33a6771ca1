import type { RecordKind } from "@damim/sync/kind.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { useState } from "react";
import { findPresent, type Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState, type EmptyStateProps } from "../../ui/empty-state.tsx";
import { useFetched } from "../../data/use-fetched.ts";

/** What a page shows of a year, how it is called and how counted: 「메모 12개」. */
export interface KindOfYear {
  readonly kind: RecordKind<object>;
  readonly noun: string;
  readonly unit?: string;
  /** How many there are to see; all rows of the kind where it is left out. */
  readonly count?: (store: Store) => number;
}

/**
 * A page of records without any in its year. Where an earlier year has some, it says so and leads there: what stands in
 * another year is never told as what never was, nor is anything before both years were looked at.
 */
export function EmptyOfYear(props: KindOfYear & EmptyStateProps) {
  const data = useTeacherData();
  const [find] = useState(
    () => () =>
      import("./last-year-with.ts")
        .then((file) => file.findLastYearWith(data, props))
        // Its code or its rows are away: what the page knows is said.
        .catch(() => undefined)
        .then((last) => ({ last })),
  );
  const found = useFetched(find);
  const last = found?.last;
  return (
    <EmptyState
      {...props}
      isLooking={!found}
      title={last?.title ?? props.title}
      lastAction={
        // Its place is there before it: what stands below does not move.
        (last || findPresent(data).profile.rows(schoolYearKind).size > 1) && (
          <Button
            variant="text"
            style={last ? undefined : { visibility: "hidden" }}
            onClick={last?.show}
          >
            {last?.label ?? "작년 보기"}
          </Button>
        )
      }
    />
  );
}
