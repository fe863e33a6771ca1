import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { SeatProblem } from "@damim/domain/seats/seat-problem.ts";
import { seatRoomKind, type KeptSeatRoom } from "@damim/domain/seats/seat-room.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { findClassStore } from "../../../data/teacher-data.ts";
import { useMembers } from "../../../data/use-roster.ts";
import { useDrawnSeats, useSeats } from "../../../data/use-seats.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createSeatingCommands } from "./seating-commands.ts";

/** The teacher's part of seatings: room, pupils, rules, the plan that holds today, and what is done with it. */
export function useSeating() {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createSeatingCommands, store);
  const today = toSeoulDay(data.now());
  const students = useMembers(store, today);
  const current = useSeats(store, today);
  const drawn = useDrawnSeats(store, today);
  const roomRows = useRows(store, seatRoomKind);
  const ruleRows = useRows(store, seatRuleKind);
  const rooms = [...roomRows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  /** The next draw is for the room that was built last. */
  const room = rooms.at(-1);
  const rules = [...ruleRows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const known = new Map(students.map((student) => [student.id, student]));
  const seated = new Set(Object.values(current?.plan.seats ?? {}));
  const problemIn = (of: Pick<KeptSeatRoom, "seats" | "door">): SeatProblem => ({
    room: of,
    pupils: students,
    rules,
  });
  return {
    store,
    today,
    students,
    room,
    rules,
    current,
    /** What was drawn last; another than `current` while it waits or its day is to come. */
    drawn,
    /** Who has no seat in the plan: came later, or had none when it was copied. */
    seatless: current ? students.filter(({ id }) => !seated.has(id)) : [],
    findStudent: (id: string | undefined): RosterStudent | undefined =>
      id === undefined ? undefined : known.get(id),
    problemIn,
    ...commands,
  };
}

export type Seating = ReturnType<typeof useSeating>;
