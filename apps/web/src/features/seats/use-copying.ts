import type { PlanSeats } from "@damim/domain/seats/change-plan.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useState } from "react";

/** The seats that were pressed so far, and who comes next. */
export function useCopying(students: readonly RosterStudent[]) {
  const [seats, setSeats] = useState<PlanSeats>();
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const seated = new Set<string>(Object.values(seats ?? {}));
  const next = students.find(({ id }) => !seated.has(id) && !skipped.has(id));
  return {
    seats,
    next,
    begin: (): void => {
      setSeats({});
      setSkipped(new Set());
    },
    end: (): void => setSeats(undefined),
    /** All at once. */
    set: setSeats,
    skip: (): void => {
      if (next) setSkipped(new Set([...skipped, next.id]));
    },
    press: (seat: string): void => {
      const { [seat]: taken, ...rest } = seats ?? {};
      if (taken !== undefined) setSeats(rest);
      else if (next) setSeats({ ...rest, [seat]: next.id });
    },
  };
}
