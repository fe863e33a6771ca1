import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toWhoWords } from "@damim/domain/consult/consult-words.ts";
import { consultKind, type Consult, type KeptConsult } from "@damim/domain/consult/consult.ts";
import { toTopicLabel, wayLabels } from "@damim/domain/consult/consult-labels.ts";
import { findConsults } from "@damim/domain/consult/find-consults.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useDeferredValue, useMemo, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { useSearchIndex } from "../../../kit/search/use-search-index.ts";

/** What the filters of 상담조회 hold; an empty text asks nothing. */
export interface LookUpFilters {
  readonly typed: string;
  readonly studentId: string;
  readonly from: CalendarDay | "";
  readonly to: CalendarDay | "";
  readonly who: Consult["who"] | "";
  readonly way: Consult["way"] | "";
  readonly topic: string;
  readonly isArchived: boolean;
}

export const noFilters: LookUpFilters = {
  typed: "",
  studentId: "",
  from: "",
  to: "",
  who: "",
  way: "",
  topic: "",
  isArchived: false,
};

/** Parts of one record are searched apart: a hit does not reach from one into the next. */
const BETWEEN = "\u0001";

/** The records that filters and the typed word leave, live. */
export function useLookUp(store: Store, students: readonly RosterStudent[]) {
  const [filters, setFilters] = useState(noFilters);
  const rows = useRows(store, consultKind);
  const toText = useMemo(() => {
    const names = new Map(students.map((student) => [student.id, toStudentWords(student)]));
    return (one: KeptConsult): string =>
      [
        ...one.studentIds.map((id) => names.get(id) ?? ""),
        toWhoWords(one),
        wayLabels[one.way],
        ...(one.topics ?? []).map(toTopicLabel),
        one.body ?? "",
        one.followUp ?? "",
      ].join(BETWEEN);
  }, [students]);
  const { find, isReady } = useSearchIndex(rows, toText);
  // The field shows each letter at once; the table follows.
  const asked = useDeferredValue(filters);
  const found = useMemo(() => {
    const { typed, studentId, from, to, who, way, topic, isArchived } = asked;
    return findConsults(rows.values(), {
      studentId: studentId || undefined,
      from: from || undefined,
      to: to || undefined,
      who: who || undefined,
      way: way || undefined,
      topic: topic || undefined,
      isArchived,
      holding: typed.trim() === "" ? undefined : find(typed),
    });
  }, [rows, asked, find]);
  const topics = useMemo(
    () => [...new Set([...rows.values()].flatMap(({ topics: own }) => own ?? []))],
    [rows],
  );
  return {
    filters,
    found,
    topics,
    typed: asked.typed,
    isReady,
    change: (part: Partial<LookUpFilters>): void => setFilters({ ...filters, ...part }),
  };
}
