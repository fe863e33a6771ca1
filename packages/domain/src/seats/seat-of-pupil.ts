import type { StudentId } from "../student/student.ts";
import type { KeptSeatPlan } from "./seat-plan.ts";
import { listUsedSeats, type SeatRoom } from "./seat-room.ts";
import { toSeatWords } from "./seat-words.ts";

/** Where a pupil sits in a plan, and with whom at one desk; nothing for who has no seat in it. */
export function findSeatOfPupil(
  plan: Pick<KeptSeatPlan, "seats">,
  room: Pick<SeatRoom, "seats">,
  pupil: StudentId,
): { readonly words: string; readonly partners: readonly StudentId[] } | undefined {
  const used = listUsedSeats(room);
  const seat = used.find(({ id }) => plan.seats[id] === pupil);
  if (!seat) return undefined;
  const partners = used
    .filter(({ id, desk }) => desk === seat.desk && id !== seat.id)
    .flatMap(({ id }) => plan.seats[id] ?? []);
  return { words: toSeatWords(seat, room.seats), partners };
}
