import type { StudentId } from "../student/student.ts";

/** Pupils by seat. */
export type PlanSeats = Readonly<Record<string, StudentId>>;

/** 바꾸기: two seats change what is on them, also a pupil with a free seat. */
export function swapSeats(seats: PlanSeats, one: string, other: string): PlanSeats {
  const { [one]: first, [other]: second, ...rest } = seats;
  return {
    ...rest,
    ...(second !== undefined && { [one]: second }),
    ...(first !== undefined && { [other]: first }),
  };
}
