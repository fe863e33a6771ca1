import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { swapInPlan, type PlanSeats } from "@damim/domain/seats/change-plan.ts";
import type { SeatProblem } from "@damim/domain/seats/seat-problem.ts";
import { seatPlanKind, toSeatPlanId } from "@damim/domain/seats/seat-plan.ts";
import { seatRoomKind, type KeptSeatRoom } from "@damim/domain/seats/seat-room.ts";
import { seatRuleKind, type KeptSeatRule } from "@damim/domain/seats/seat-rule.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import { findWorkingStore } from "../../../data/teacher-data.ts";
import { useMembers } from "../../../data/use-roster.ts";
import { useDrawnSeats, useSeats } from "../../../data/use-seats.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/use-act.ts";
import { newId } from "../../../platform/random.ts";
import { showToast } from "../../../ui/overlay/toast.ts";

/** The teacher's part of seatings: room, pupils, rules, the plan that holds today, and what is done with it. */
export function useSeating() {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
  const today = toSeoulDay(data.now());
  const students = useMembers(store, today);
  const current = useSeats(store, today);
  const drawn = useDrawnSeats(store, today);
  const roomRows = useRows(store, seatRoomKind);
  const ruleRows = useRows(store, seatRuleKind);
  const rooms = [...roomRows]
    .map(([id, room]): KeptSeatRoom => ({ ...room, id }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  /** The next draw is for the room that was built last. */
  const room = rooms.at(-1);
  const rules = [...ruleRows]
    .map(([id, rule]): KeptSeatRule => ({ ...rule, id }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const known = new Map(students.map((student) => [student.id, student]));
  const seatOf = new Map(
    Object.entries(current?.plan.seats ?? {}).map(([seat, student]) => [student, seat]),
  );
  const problemIn = (of: Pick<KeptSeatRoom, "seats" | "door">): SeatProblem => ({
    room: of,
    pupils: students,
    rules,
  });
  return {
    store,
    act,
    today,
    students,
    room,
    rules,
    current,
    /** What was drawn last; another than `current` while it waits or its day is to come. */
    drawn,
    /** Who has no seat in the plan: came later, or had none when it was copied. */
    seatless: current ? students.filter(({ id }) => !seatOf.has(id)) : [],
    findStudent: (id: string | undefined): RosterStudent | undefined =>
      id === undefined ? undefined : known.get(id),
    problemIn,
    swap: (one: string, other: string): void => {
      if (current) void act([swapInPlan(current.plan, one, other)], "자리를 바꿨어요");
    },
    seatNewcomers: async (): Promise<void> => {
      if (!current) return;
      const { seatNewcomers } = await import("@damim/domain/seats/seat-newcomers.ts");
      const seats = seatNewcomers(problemIn(current.room), current.plan.seats);
      const seated = new Set(Object.values(seats));
      const left = students.filter(({ id }) => !seated.has(id)).length;
      const isNew = students.some(({ id }) => seated.has(id) && !seatOf.has(id));
      const none = left > 0 ? `빈자리가 모자라 ${left}명이 남았어요` : "";
      const plan = { kind: seatPlanKind.name, id: current.plan.id, set: { seats } };
      if (isNew) void act([plan], none ? `빈자리에 앉혔어요. ${none}` : "빈자리에 앉혔어요");
      else showToast.blank(`${none}. 「교실」에서 책상을 더 놓아 주세요.`);
    },
    /** A plan that was not drawn here: 지금 자리 옮겨 적기. */
    copy: (seats: PlanSeats): void => {
      if (!room) return;
      const id = toSeatPlanId({ from: today, uuid: newId(data.now()) });
      void act(
        [createRow(seatPlanKind.name, id, { from: today, room: room.id, seats })],
        "지금 자리를 옮겨 적었어요",
      );
    },
    addRules: (added: readonly Omit<KeptSeatRule, "id">[], sentence: string): void => {
      const changes: readonly Change[] = added.map((rule) =>
        createRow(seatRuleKind.name, newId(data.now()), { ...rule }),
      );
      void act(changes, sentence);
    },
  };
}

export type Seating = ReturnType<typeof useSeating>;
