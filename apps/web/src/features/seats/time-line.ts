import { findSeatOfPupil } from "@damim/domain/seats/seat-of-pupil.ts";
import { seatPlanKind } from "@damim/domain/seats/seat-plan.ts";
import { seatRoomKind } from "@damim/domain/seats/seat-room.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { TimeLineCode } from "../../kit/manifest/time-line.ts";

export { Armchair as Picture } from "lucide-react";

/** Where the pupil sat from when, and beside whom. */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student }) => {
  const students = store.rows(studentKind);
  return [...store.rows(seatPlanKind)].flatMap(([id, plan]) => {
    const room = store.rows(seatRoomKind).get(plan.room);
    const found = room && findSeatOfPupil(plan, room, student.id);
    if (!found) return [];
    const partners = found.partners.flatMap((partner) => {
      const of = students.get(partner);
      return of ? `${of.number}번 ${of.name}` : [];
    });
    const detail = partners.length > 0 ? `짝 ${partners.join(", ")}` : undefined;
    return [{ id, day: plan.from, title: found.words, detail }];
  });
};
