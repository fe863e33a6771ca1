import type { RecordKind } from "@damim/sync/kind.ts";
import { useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState, type EmptyStateProps } from "../../ui/empty-state.tsx";
import { useFetched } from "../manifest/use-fetched.ts";

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
 * another year is never told as what never was.
 */
export function EmptyOfYear(props: KindOfYear & EmptyStateProps) {
  const data = useTeacherData();
  const [find] = useState(() => async () => {
    const { findLastYearWith } = await import("./last-year-with.ts");
    return findLastYearWith(data, props);
  });
  const last = useFetched(find);
  return (
    <EmptyState
      {...props}
      title={last?.title ?? props.title}
      lastAction={
        last && (
          <Button variant="text" onClick={last.show}>
            {last.label}
          </Button>
        )
      }
    />
  );
}
