import { toBookingFacts } from "@damim/domain/booking/booking-facts.ts";
import type { BookingPlanFields } from "@damim/domain/booking/booking-records.ts";
import { bookingPlanKind, bookingSlotKind } from "@damim/domain/booking/booking.ts";
import { decidePlanWrite } from "@damim/domain/booking/decide-plan-write.ts";
import { isOpenYet, listPlanSlots, type PlanSlot } from "@damim/domain/booking/list-slots.ts";
import { isClaimed } from "@damim/domain/booking/slot-place.ts";
import { bellsKind } from "@damim/domain/bells/bells.ts";
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import type { ConsultFields } from "@damim/domain/consult/consult-record.ts";
import { consultKind, toConsultId, type KeptConsult } from "@damim/domain/consult/consult.ts";
import { listPromises } from "@damim/domain/consult/promises.ts";
import type { Postponement } from "@damim/domain/occurrence/postpone-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { digestText } from "../../data/history/text-digest.ts";
import { readClassTable } from "../../data/use-day-table.ts";
import { readSchoolCalendar } from "../../data/use-school-calendar.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { openLink } from "../../kit/server/own-links.ts";
import { createBookingCommands } from "./booking/booking-commands.ts";
import { createConsultCommands } from "./rows/consult-commands.ts";

const weeksOfTalks = [3, 4, 9, 10];

export const acts: readonly FeatureAct[] = [
  {
    name: "consult.write",
    often: 0.35,
    parts: ["lessons", "after"],
    run(ground, dice) {
      const students = dice.some(ground.students).slice(0, dice.isLucky(0.8) ? 1 : 3);
      const [first] = students;
      if (!first) return undefined;
      const { today } = ground;
      const made = { madeOn: today, studentId: first.id, uuid: ground.newId() };
      const slot = dice.isLucky(0.2) ? pickSlot(ground, dice, ({ row }) => isClaimed(row)) : null;
      const slotId = slot?.id ?? null;
      const fields = {
        ...throwFields(ground, dice),
        studentIds: students.map(({ id }) => id),
        isDraft: dice.isLucky(0.2) || null,
      };
      const id = toConsultId(made);
      void createConsultCommands(ground).write(id, fields, { slotId, from: digestText(undefined) });
      return { consult: id, slot: slotId, ...toSaid(fields), before: null };
    },
  },
  {
    name: "consult.change",
    often: 0.08,
    run(ground, dice) {
      const before = pickConsult(ground, dice, ({ archived }) => !archived);
      if (!before) return undefined;
      const { studentIds } = before;
      const fields = { ...throwFields(ground, dice), studentIds, isDraft: null };
      const { slotId } = before;
      const of = { slotId, from: digestText(before.body) };
      void createConsultCommands(ground).write(before.id, fields, of);
      return {
        consult: before.id,
        slot: slotId ?? null,
        ...toSaid(fields),
        before: toSaid(before),
      };
    },
  },
  {
    name: "consult.takeOutDraft",
    often: 0.02,
    run(ground, dice) {
      const draft = pickConsult(ground, dice, ({ isDraft }) => isDraft === true);
      if (!draft) return undefined;
      createConsultCommands(ground).remove(draft.id);
      return { consult: draft.id, before: toSaid(draft) };
    },
  },
  {
    name: "consult.archive",
    often: 0.02,
    run(ground, dice) {
      const one = pickConsult(ground, dice, ({ isDraft }) => !isDraft);
      if (!one) return undefined;
      const commands = createConsultCommands(ground);
      if (one.archived) commands.unarchive(one.id);
      else commands.archive(one.id, `다른 기록과 겹쳐요 ${dice.words(60)}`);
      const isArchived = !one.archived;
      return { consult: one.id, isArchived, before: { isArchived: !isArchived } };
    },
  },
  {
    name: "consult.keepPromise",
    often: 0.12,
    run(ground, dice) {
      const one = dice.pick(listPromises(ground.store.rows(consultKind)).slice(1));
      if (!one) return undefined;
      createConsultCommands(ground).keepPromise(one.id);
      return { consult: one.id, doneOn: ground.today, before: { dueOn: one.dueOn ?? null } };
    },
  },
  {
    name: "consult.postpone",
    often: 0.05,
    run(ground, dice) {
      const one = dice.pick(listPromises(ground.store.rows(consultKind)));
      if (!one) return undefined;
      const to = addDays(ground.today, 1 + dice.below(20));
      const by = dice.pick<Postponement>(["nextSchoolDay", "nextWeek", { to }]) ?? "nextWeek";
      const calendar = readSchoolCalendar(ground.store);
      createConsultCommands(ground).postpone(one, by, calendar);
      const said = typeof by === "string" ? by : by.to;
      return { consult: one.id, by: said, before: { dueOn: one.dueOn ?? null } };
    },
  },
  {
    name: "booking.open",
    often: 0.1,
    months: weeksOfTalks,
    run(ground, dice) {
      const fields = throwPlan(ground, dice);
      const plan = createBookingCommands(ground).open(fields, "예약을 열었어요");
      return { plan, state: "open", ...toPlanSaid(fields), before: null };
    },
  },
  {
    name: "booking.link",
    often: 0.2,
    months: weeksOfTalks,
    online: [],
    async run(ground, dice) {
      const { store, today } = ground;
      const plan = dice.pick([...store.rows(bookingPlanKind).values()].slice(-2));
      const year = recordSchoolYear(today);
      const link = plan && (await openLink("book", `${year}~${plan.id}`));
      if (!link?.ok) return undefined;
      const pupils = ground.students.map(({ id, number, name }) => ({ id, number, name }));
      return { plan: plan?.id ?? null, year, code: link.value.code, pupils };
    },
  },
  {
    name: "booking.change",
    often: 0.005,
    run(ground, dice) {
      const { store } = ground;
      const plan = dice.pick([...store.rows(bookingPlanKind).values()]);
      if (!plan) return undefined;
      const fields = throwPlan(ground, dice);
      const after = { ...plan, ...fields };
      if (decidePlanWrite(plan.id, plan, after, store.rows(bookingSlotKind)) !== "write")
        return undefined;
      createBookingCommands(ground).change(plan, fields);
      return { plan: plan.id, ...toPlanSaid(fields), before: toPlanSaid(plan) };
    },
  },
  {
    name: "booking.switch",
    often: 0.008,
    run(ground, dice) {
      const plan = dice.pick([...ground.store.rows(bookingPlanKind).values()]);
      if (!plan) return undefined;
      const state = plan.state === "open" ? "closed" : "open";
      createBookingCommands(ground).setState(plan, state, "예약을 바꿨어요");
      return { plan: plan.id, state, before: { state: plan.state } };
    },
  },
  {
    name: "booking.block",
    often: 0.03,
    run(ground, dice) {
      const slot = pickSlot(ground, dice, ({ row }) => !isClaimed(row));
      if (!slot) return undefined;
      const isBlocked = slot.row?.state !== "blocked";
      createBookingCommands(ground).block([slot], isBlocked);
      return { ...toSlotSaid(slot), isBlocked, before: { isBlocked: !isBlocked } };
    },
  },
  {
    name: "booking.byHand",
    often: 0.03,
    run(ground, dice) {
      const slot = pickSlot(ground, dice, (each) => isOpenYet(each, ground.now()));
      const student = dice.pick(ground.students);
      if (!slot || !student) return undefined;
      const guardian = dice.words(20);
      const typed = { studentId: student.id, guardian, phone: "010-1234-5678", wish: null };
      createBookingCommands(ground).book(slot, { ...typed, way: "face" });
      return { ...toSlotSaid(slot), student: student.id, state: "confirmed", before: null };
    },
  },
  {
    name: "booking.confirm",
    often: 0.03,
    run(ground, dice) {
      const slot = pickSlot(ground, dice, ({ row }) => isClaimed(row) && row?.state !== "done");
      if (!slot) return undefined;
      const commands = createBookingCommands(ground);
      const before = { state: slot.row?.state ?? null, student: slot.row?.studentId ?? null };
      const isConfirmed = before.state === "asked" && dice.isLucky(0.7);
      if (isConfirmed) commands.confirm(slot);
      else commands.cancel(slot);
      return { ...toSlotSaid(slot), state: isConfirmed ? "confirmed" : null, before };
    },
  },
];

function pickConsult(
  { store }: ActGround,
  dice: Dice,
  isMeant: (one: KeptConsult) => boolean,
): KeptConsult | undefined {
  return dice.pick([...store.rows(consultKind).values()].filter(isMeant));
}

function pickSlot({ store }: ActGround, dice: Dice, isMeant: (slot: PlanSlot) => boolean) {
  const plans = store.rows(bookingPlanKind);
  const plan = dice.pick([...plans.values()]);
  if (!plan) return undefined;
  const facts = toBookingFacts({
    table: readClassTable(store),
    subjects: store.rows(subjectKind),
    bells: store.rows(bellsKind),
    events: { events: store.rows(eventKind), eventDays: store.rows(eventDayKind) },
  });
  const slots = listPlanSlots(plan, { plans, slots: store.rows(bookingSlotKind) }, facts);
  return dice.pick(slots.filter(isMeant));
}

function throwFields(
  { today }: ActGround,
  dice: Dice,
): Omit<ConsultFields, "studentIds" | "isDraft"> {
  const isPromise = dice.isLucky(0.4);
  return {
    day: today,
    time: "15:20",
    minutes: dice.isLucky(0.5) ? 1 + dice.below(60) : null,
    who: dice.pick(["student", "guardian", "guardian", "staff"] as const) ?? "student",
    whoNote: dice.isLucky(0.3) ? dice.words(40) : null,
    way: dice.pick(["face", "phone", "text", "visit"] as const) ?? "phone",
    topics: dice.isLucky(0.5) ? ["study", dice.words(20)] : null,
    body: dice.words(2_000),
    followUp: isPromise ? dice.words(300) : null,
    dueOn: isPromise && dice.isLucky(0.8) ? addDays(today, dice.below(14)) : null,
  };
}

function throwPlan({ today }: ActGround, dice: Dice): BookingPlanFields {
  const day = addDays(today, 3 + dice.below(12));
  return {
    title: dice.words(40),
    ways: ["face", "phone"],
    minutes: dice.isLucky(0.5) ? 20 : 30,
    gap: dice.isLucky(0.5) ? 0 : 10,
    hours: [
      { day, from: "14:40", to: "16:40" },
      { day: addDays(day, 1), from: "15:00", to: "17:00" },
    ],
    closesHoursBefore: dice.below(30),
    confirm: dice.isLucky(0.5) ? "teacher" : "once",
    place: null,
    note: dice.words(100),
  };
}

function toSaid(consult: Partial<Omit<KeptConsult, "id">>) {
  const { day, studentIds = [], who, way, minutes, body, followUp, dueOn, isDraft } = consult;
  return {
    day: day ?? null,
    students: [...studentIds],
    who: who ?? null,
    way: way ?? null,
    minutes: minutes ?? null,
    body: body?.slice(0, 40) ?? null,
    promise: followUp?.slice(0, 40) ?? null,
    dueOn: dueOn ?? null,
    isDraft: isDraft ?? false,
  };
}

function toPlanSaid(plan: Omit<BookingPlanFields, "place" | "note">) {
  const { minutes, gap, hours, closesHoursBefore, confirm } = plan;
  const said = hours.map(({ day, from, to }) => ({ day, from, to }));
  return { minutes, gap, hours: said, closesHoursBefore, confirm };
}

function toSlotSaid({ id, planId, day, time }: PlanSlot) {
  return { slot: id, plan: planId, day, time };
}
