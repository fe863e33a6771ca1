import { groupSetKind } from "@damim/domain/group-screen/group-set.ts";
import { listBrokenRules } from "@damim/domain/seats/seat-breaches.ts";
import { findCurrentPlan, seatPlanKind } from "@damim/domain/seats/seat-plan.ts";
import { listUsedSeats, seatRoomKind } from "@damim/domain/seats/seat-room.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import { listMembersBetween } from "@damim/domain/student/membership.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import type { Sums } from "./sums.ts";

/** As 자리 shows the seating of today and the rules that it breaks; groups as they are handed to the pad, the board and points. */
export const seatsSums: Sums = ({ year: store, today }) => {
  const said = new Map<string, number | string>();
  for (const { id, groups } of store.rows(groupSetKind).values()) {
    said.set(`${id} groups`, groups.length);
    said.set(`${id} members`, groups.flatMap(({ members }) => members).length);
  }
  const plans = store.rows(seatPlanKind);
  for (const { id, seats } of plans.values()) said.set(`${id} seated`, Object.values(seats).length);
  const plan = findCurrentPlan(plans.values(), today);
  const room = plan && store.rows(seatRoomKind).get(plan.room);
  if (!plan || !room) return said;
  const all = sortStudents(store.rows(studentKind).values());
  const pupils = listMembersBetween(all, { from: today, to: today });
  const here = new Set(pupils.map(({ id }) => id));
  for (const { id } of listUsedSeats(room)) {
    const pupil = plan.seats[id];
    if (pupil && here.has(pupil)) said.set(`now ${id}`, pupil);
  }
  const rules = [...store.rows(seatRuleKind).values()];
  for (const { id } of listBrokenRules({ room, pupils, rules }, plan.seats))
    said.set(`broken ${id}`, 1);
  return said;
};
