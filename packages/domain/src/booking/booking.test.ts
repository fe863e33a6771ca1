import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildClassTable } from "../class-table/class-table.ts";
import { buildSchoolCalendar } from "../school-calendar/school-calendar.ts";
import { toBookingFacts } from "./booking-facts.ts";
import { type BookingSlot, type KeptBookingPlan } from "./booking.ts";
import { freeSlot, toSlotId } from "./slot-place.ts";
import { decideSlotWrite, type SlotActor } from "./decide-slot-write.ts";
import {
  findNearest,
  listPlanSlots,
  listSlots,
  sayClash,
  type BookingFacts,
} from "./list-slots.ts";

interface GoldenSlots {
  readonly day?: string;
  readonly from: string;
  readonly to: string;
  readonly minutes?: 10 | 15 | 20 | 30;
  readonly gap?: 0 | 5 | 10;
  readonly busy?: readonly (readonly [string, string])[];
  readonly out: readonly string[];
  readonly unless?: string;
}
const golden: {
  readonly slots: readonly GoldenSlots[];
  readonly slotWrites: readonly {
    readonly before: string;
    readonly act: string;
    readonly after: string;
  }[];
} = JSON.parse(readFileSync(new URL("./golden-booking.json", import.meta.url), "utf8"));

const day = "2026-11-25";
const plan: KeptBookingPlan = {
  id: "p",
  title: "2학기 상담",
  ways: ["face", "phone"],
  minutes: 20,
  gap: 0,
  hours: [{ day, from: "14:40", to: "16:00" }],
  closesHoursBefore: 18,
  confirm: "teacher",
  state: "open",
};
const open: BookingFacts = { isClosed: () => false, listBusy: () => [] };
const rowsOf = (slots: Readonly<Record<string, BookingSlot>> = {}, plans = [plan]) => ({
  plans: new Map(plans.map((one) => [one.id, one])),
  slots: new Map(Object.entries(slots)),
});

describe("the times of a plan", () => {
  it.each(golden.slots)("from $from to $to, $day $why, are $out", (given) => {
    const { from, to, minutes = 20, gap = 0, busy = [] } = given;
    const listBusy = () =>
      busy.map((one) => ({ from: one[0], to: one[1], why: "lesson" as const }));
    const facts = { isClosed: () => given.unless !== undefined, listBusy };
    const listTimes = (isOpen: boolean) => {
      const asked = { ...plan, minutes, gap, hours: [{ day, from, to, isOpen } as const] };
      return listSlots(asked, rowsOf({}, [asked]), facts).map(({ time }) => time);
    };

    expect(listTimes(false)).toEqual(given.out);
    if (given.unless) expect(listTimes(true)).toEqual(["10:00", "10:20", "10:40"]);
  });

  it("are those of that very date: its swapped lessons, its events, and no day's for another", () => {
    const nextDay = "2026-11-26";
    const facts = toBookingFacts({
      table: buildClassTable(
        {
          tables: new Map([["t", { from: "2026-03-02", title: "1학기" } as never]]),
          cells: new Map(),
          plans: new Map(),
          lessons: new Map(),
          changes: new Map(),
        },
        buildSchoolCalendar([{ day: "2026-11-27", type: "closed", label: "재량휴업일" }]),
      ),
      subjects: new Map(),
      bells: new Map(),
      events: {
        events: new Map([
          [
            "e",
            {
              title: "협의회",
              day,
              start: "15:00",
              end: "15:20",
              colour: "sky",
              source: "me",
            } as never,
          ],
          ["w", { title: "상담 주간", day, colour: "sky", source: "me" } as never],
        ]),
        eventDays: new Map(),
      },
    });
    const hours = [day, nextDay, "2026-11-27"].map((one) => ({
      day: one as typeof day,
      from: "14:40",
      to: "15:40",
    }));
    const asked = { ...plan, hours };

    expect(
      listSlots(asked, rowsOf({}, [asked]), facts).map((one) => `${one.day} ${one.time}`),
    ).toEqual([
      "2026-11-25 14:40",
      "2026-11-25 15:20",
      "2026-11-26 14:40",
      "2026-11-26 15:00",
      "2026-11-26 15:20",
    ]);
  });

  it("keep a booking that the hours no longer hold, and nobody else gets its time", () => {
    const id = toSlotId({ planId: "p", day, time: "15:10" });
    const rows = rowsOf({ [id]: { state: "confirmed", studentId: "s" } });
    const all = listPlanSlots(plan, rows, open);

    expect(all.find((one) => one.id === id)).toMatchObject({ isOutside: true });
    expect(listSlots(plan, rows, open).map(({ time }) => time)).toEqual(["14:40", "15:40"]);
  });

  it("say of two that two devices gave away that they meet, in the grids of both plans", () => {
    const short: KeptBookingPlan = { ...plan, id: "q", minutes: 10 };
    const claim = { state: "confirmed", studentId: "s" } as const;
    const rows = rowsOf(
      {
        [toSlotId({ planId: "p", day, time: "15:00" })]: claim,
        [toSlotId({ planId: "q", day, time: "15:10" })]: { ...claim, state: "asked" },
      },
      [plan, short],
    );
    const listClashes = (facts: BookingFacts) =>
      [plan, short].flatMap((one) =>
        listPlanSlots(one, rows, facts).flatMap((slot) =>
          sayClash(slot) ? [`${one.id} ${slot.time} ${sayClash(slot)}`] : [],
        ),
      );
    const meeting = [{ from: "15:00", to: "15:05", why: "event" }] as const;

    expect(listClashes(open)).toEqual(["p 15:00 다른 상담과 겹쳐요", "q 15:10 다른 상담과 겹쳐요"]);
    expect(listClashes({ ...open, listBusy: () => meeting })[0]).toBe("p 15:00 일정과 겹쳐요");
  });

  it("leave out what another plan has taken at that hour", () => {
    const other = { ...plan, id: "q", hours: [] };
    const id = toSlotId({ planId: "q", day, time: "15:00" });

    const free = listSlots(
      plan,
      rowsOf({ [id]: { state: "asked", studentId: "s" } }, [plan, other]),
      open,
    );

    expect(free.map(({ time }) => time)).toEqual(["14:40", "15:20", "15:40"]);
  });

  it("offer the two that lie nearest, of the same day first", () => {
    const free = ["14:40", "15:20", "16:00"].map((time) => ({ day, time }) as const);
    const later = { day: "2026-11-26", time: "15:00" } as const;

    expect(findNearest([later, ...free], { day, time: "15:00" })).toEqual([free[0], free[1]]);
  });
});

const keyOf = (name: string) => name.repeat(64).slice(0, 64);
const asGuardian = (name: string, more: Partial<SlotActor & { type: "guardian" }> = {}) =>
  ({ type: "guardian", keyHash: keyOf(name), isTooLate: false, isClosed: false, ...more }) as const;
const claimOf = (name: string, state: BookingSlot["state"] = "asked") =>
  ({ state, studentId: `pupil ${name}`, keyHash: keyOf(name) }) as const;

/** What each line of the golden table means, by its words. */
function play({ before, act }: { readonly before: string; readonly act: string }): string {
  const stands =
    before === "blocked"
      ? { state: "blocked" as const }
      : before.startsWith("none")
        ? undefined
        : claimOf("a", before as "asked");
  const write = (after: Partial<BookingSlot>): Partial<BookingSlot> => ({ ...stands, ...after });
  const ofDevice = (sets: Partial<BookingSlot>) =>
    decideSlotWrite(stands, write(sets), { type: "device", sets });
  const limit = act.includes("after the limit");
  switch (act) {
    case "guardian asks":
    case "same key asks again":
      return decideSlotWrite(stands, claimOf("a"), asGuardian("a"));
    case "other guardian asks":
      return decideSlotWrite(stands, claimOf("b"), asGuardian("b"));
    case "device blocks":
      return ofDevice({ state: "blocked" });
    case "device confirms":
    case "device confirms again":
      return ofDevice({ state: "confirmed", keyHash: keyOf("a") });
    case "record written":
      return ofDevice({ state: "done", keyHash: keyOf("a") });
    case "guardian moves to a free slot":
      return `${decideSlotWrite(undefined, claimOf("a"), asGuardian("a"))}, ${decideSlotWrite(stands, freeSlot, asGuardian("a"))}`;
    case "guardian moves to a taken slot":
      return decideSlotWrite(claimOf("b"), claimOf("a"), asGuardian("a"));
    case "plan closed":
      return `${before} stays, ${decideSlotWrite(undefined, claimOf("b"), asGuardian("b", { isClosed: true }))}`;
    case "plan hours no longer hold it":
      return listPlanSlots(
        { ...plan, hours: [] },
        rowsOf({ [toSlotId({ planId: "p", day, time: "15:00" })]: claimOf("a", "confirmed") }),
        open,
      )
        .map((one) => `${one.row?.state}${one.isOutside ? ", 시간 밖" : ""}`)
        .join();
    default:
      return decideSlotWrite(stands, undefined, asGuardian("a", { isTooLate: limit }));
  }
}

const saidOfGolden: Readonly<Record<string, string>> = {
  asked: "write",
  blocked: "write",
  confirmed: "write",
  done: "write",
  none: "write",
  same: "write",
  "same answer": "same",
  "refused taken": "slot-taken",
  "refused slot-taken": "slot-taken",
  "refused too-late": "too-late",
  "refused gone": "slot-gone",
  "old none, new asked": "write, write",
  "refused taken, old stays": "slot-taken",
  "confirmed, 시간 밖": "confirmed, 시간 밖",
  "asked, no new claims": "asked stays, closed",
};

it.each(golden.slotWrites)("$before: $act, and it is $after", (given) => {
  expect(play(given)).toBe(saidOfGolden[given.after]);
});

it("a free slot is nobody's any more after the last moment of its plan", () => {
  const late = asGuardian("a", { isTooLate: true });
  expect(decideSlotWrite(undefined, claimOf("a"), late)).toBe("too-late");
});

describe("one slot", () => {
  type Act = readonly [
    "claim" | "cancel" | "block" | "unblock" | "confirm" | "teacher cancels" | "undo" | "remove",
    "a" | "b" | "c",
    seen: number,
  ];
  const act = fc.tuple(
    fc.constantFrom(
      "claim",
      "cancel",
      "block",
      "unblock",
      "confirm",
      "teacher cancels",
      "undo",
      "remove",
    ),
    fc.constantFrom("a", "b", "c"),
    fc.nat(5),
  ) as fc.Arbitrary<Act>;

  /** A device acts on what it saw some writes ago; a guardian always on what stands. */
  function run(acts: readonly Act[]): void {
    const seenStates: (BookingSlot | undefined)[] = [undefined];
    let stands: BookingSlot | undefined;
    for (const [what, who, ago] of acts) {
      const seen = seenStates.at(-1 - Math.min(ago, seenStates.length - 1));
      const before = stands;
      if (what === "claim" || what === "cancel") {
        const after = what === "claim" ? claimOf(who) : freeSlot;
        const decided = decideSlotWrite(stands, after, asGuardian(who));
        if (decided === "write") stands = { ...stands, ...after };
      } else {
        const sets: Partial<BookingSlot> =
          what === "block"
            ? { state: "blocked" }
            : what === "unblock"
              ? { state: null }
              : what === "confirm"
                ? { state: "confirmed", keyHash: seen?.keyHash ?? null }
                : what === "undo"
                  ? { ...seen }
                  : { ...freeSlot, keyHash: seen?.keyHash ?? null };
        const after = what === "remove" ? undefined : { ...stands, ...sets };
        const decided = decideSlotWrite(stands, after, {
          type: "device",
          ...(what !== "remove" && { sets }),
        });
        if (decided === "write") stands = after;
      }
      const wasClaimed = before && ["asked", "confirmed", "done"].includes(before.state ?? "");
      if (wasClaimed && stands?.state) expect(stands.keyHash).toBe(before.keyHash);
      if (wasClaimed && stands?.state) expect(stands.state).not.toBe("blocked");
      // Whoever ended it knew it: a guardian by the key, a device by having seen this very claim.
      if (wasClaimed && !stands?.state && before.keyHash)
        expect([keyOf(who), seen?.keyHash]).toContain(before.keyHash);
      seenStates.push(stands);
    }
  }

  it("never has two living claims, in any order of guardians and of devices that saw it long ago", () => {
    fc.assert(fc.property(fc.array(act, { maxLength: 30 }), run), { numRuns: 2_000 });
  });
});
