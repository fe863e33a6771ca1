import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useEffect, useState } from "react";
import { findPresent, type Store, type TeacherData } from "../../../data/teacher-data.ts";
import { useLive, useTeacherData } from "../../../data/use-teacher-data.ts";

export interface YearToSet {
  /** The year that is set up. */
  readonly year: SchoolYear;
  readonly store: Store;
}

/**
 * What an opened dialog finds in the years before; undefined while it looks, `of` nothing where it cannot. It looks again
 * with each answer of the server: a device without a network had not all of them.
 */
export function useFound<T>(
  find: (data: TeacherData, to: YearToSet) => Promise<T>,
  { isOpen, year, store }: YearToSet & { readonly isOpen: boolean },
): { readonly of: T | undefined } | undefined {
  const data = findPresent(useTeacherData());
  const roundState = useLive(({ rounds }) => rounds.state());
  const [found, setFound] = useState<{ readonly of: T | undefined }>();
  useEffect(() => {
    let isHere = isOpen;
    if (isOpen)
      find(data, { year, store }).then(
        (of) => isHere && setFound({ of }),
        () => isHere && setFound({ of: undefined }),
      );
    return () => {
      isHere = false;
    };
  }, [isOpen, find, data, year, store, roundState]);
  return found;
}
