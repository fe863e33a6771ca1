import { DEAD } from "@damim/sync/change.ts";
import { describe, expect, it } from "vitest";
import { buildClassTable } from "../class-table/class-table.ts";
import { buildSchoolCalendar } from "../school-calendar/school-calendar.ts";
import { toBookingFacts } from "./booking-facts.ts";
import { writeSlotMessage } from "./booking-messages.ts";
import type { BookingSlot, KeptBookingPlan } from "./booking.ts";
import { decidePlanWrite } from "./decide-plan-write.ts";
import { bookingPlan, readBookingPlan } from "./booking-records.ts";
import { showDraft } from "../record/record.ts";
import { finishSlot } from "./finish-slot.ts";
import { isOpenYet, listPlanSlots, listSlots, type BookingFacts } from "./list-slots.ts";
import { blockSlots, bookByHand, cancelSlot, confirmSlot } from "./slot-changes.ts";
import { toSlotId } from "./slot-place.ts";

const day = "2026-11-25";
const plan: KeptBookingPlan = {
  id: "p",
  title: "2학기 상담",
  ways: ["face"],
  minutes: 20,
  gap: 0,
  hours: [{ day, from: "13:00", to: "14:20" }],
  closesHoursBefore: 18,
  confirm: "teacher",
  state: "open",
  place: "3학년 2반 교실",
};
const keyHash = "a".repeat(64);
const none: BookingFacts = { isClosed: () => false, listBusy: () => [] };
const idOf = (time: string) => toSlotId({ planId: "p", day, time });
const list = (slots: Readonly<Record<string, BookingSlot>> = {}) =>
  listPlanSlots(
    plan,
    { plans: new Map([["p", plan]]), slots: new Map(Object.entries(slots)) },
    none,
  );

describe("what a teacher does with a slot", () => {
  const asked: BookingSlot = { state: "asked", studentId: "s1", keyHash, way: "face" };
  const [first, booked, ...others] = list({ [idOf("13:20")]: asked });
  if (!first || !booked) throw new Error("two times");

  it("says again whose claim it means", () => {
    expect(confirmSlot(booked)[0]?.set).toEqual({ state: "confirmed", keyHash });
    expect(cancelSlot(booked)[0]?.set).toMatchObject({ state: null, studentId: null, keyHash });
    expect(finishSlot(booked.id, booked.row)[0]?.set).toEqual({ state: "done", keyHash });
    expect([
      ...confirmSlot(first),
      ...cancelSlot(first),
      ...finishSlot(first.id, undefined),
    ]).toEqual([]);
  });

  it("blocks and books what is free alone", () => {
    expect(blockSlots([first, booked], true).map(({ id }) => id)).toEqual([first.id]);
    const typed = {
      studentId: "s2",
      guardian: null,
      phone: null,
      way: "phone",
      wish: null,
    } as const;
    expect(bookByHand(booked, typed)).toEqual([]);
    expect(bookByHand(first, typed)[0]?.set).toMatchObject({ [DEAD]: false, state: "confirmed" });
  });

  it("has words to send, with other times and where to choose again", () => {
    const about = { slot: booked, plan, free: others, address: "https://x.kr/book/1" };
    expect(writeSlotMessage("confirm", about)).toBe(
      "[2학기 상담] 11월 25일 수요일 13:20 상담이 확정됐어요 (대면, 3학년 2반 교실). 그때 뵐게요.",
    );
    expect(writeSlotMessage("offer", about)).toMatch(/13:40, 11월 25일 수요일 14:00.*book\/1$/);
  });
});

it("a lesson of that date takes its time; a specialist's leaves the teacher free", () => {
  const cellOf = (period: number, subjectId: string) =>
    [`2026-03-02~3~${period}`, { from: "2026-03-02", weekday: 3, period, subjectId }] as const;
  const facts = (teacher?: string) =>
    toBookingFacts({
      table: buildClassTable(
        {
          tables: new Map([["2026-03-02", { from: "2026-03-02" } as never]]),
          cells: new Map([cellOf(5, "k")]) as never,
          plans: new Map(),
          lessons: new Map(),
          changes: new Map(),
        },
        buildSchoolCalendar([]),
      ),
      subjects: new Map([
        ["k", { name: "영어", short: "영어", colour: "sky", order: "a", teacher } as never],
      ]),
      bells: new Map(),
      events: { events: new Map(), eventDays: new Map() },
    });
  const rows = { plans: new Map([["p", plan]]), slots: new Map() };
  const timesOf = (teacher?: string) =>
    listSlots(plan, rows, facts(teacher)).map(({ time }) => time);

  expect(timesOf()).toEqual(["13:40", "14:00"]);
  expect(timesOf("전담 선생님")).toEqual(["13:00", "13:20", "13:40", "14:00"]);
});

describe("a plan", () => {
  const slots = (state: NonNullable<BookingSlot["state"]> | null) =>
    [
      [idOf("13:20"), { state }] as const,
      ["q~2026-11-25~13:20", { state: "asked" }] as const,
    ] as const;

  it.each([
    ["asked", undefined, "plan-booked"],
    ["confirmed", undefined, "plan-booked"],
    ["done", undefined, "write"],
    ["blocked", undefined, "write"],
    [null, undefined, "write"],
    ["asked", { minutes: 30 }, "plan-timed"],
    ["asked", { gap: 5 }, "plan-timed"],
    ["asked", { hours: [], state: "closed" }, "write"],
    ["blocked", { minutes: 30 }, "write"],
  ] as const)("with a slot %s that becomes %o: %s", (state, change, decided) => {
    const after = change && { ...plan, ...change };
    expect(decidePlanWrite("p", plan, after, slots(state))).toBe(decided);
  });

  it("is not opened with hours that are all over, nor offers one of them", () => {
    const draft = showDraft(bookingPlan, Object.keys(bookingPlan.fields) as never, plan as never);
    const read = (time: string) =>
      readBookingPlan(draft as never, 2026 as never, Date.parse(`${day}T${time}:00+09:00`));
    expect(read("13:59")).toMatchObject({ ok: true });
    expect(read("14:00")).toMatchObject({ ok: false });
    const now = Date.parse(`${day}T13:20:00+09:00`);
    expect(
      list()
        .filter((slot) => isOpenYet(slot, now))
        .map(({ time }) => time),
    ).toEqual(["13:40", "14:00"]);
  });
});
