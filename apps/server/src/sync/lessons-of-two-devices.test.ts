import { createRow } from "@damim/sync/change.ts";
import type { AttendanceReason } from "@damim/domain/attendance/code/attendance-code.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { attendLesson, missLesson } from "@damim/domain/attendance/lesson/lesson-roll.ts";
import { listMissedLessons } from "@damim/domain/attendance/lesson/missed-lessons.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { buildDevice, buildServer, type TestDevice } from "@damim/sync/testing/rig.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const at = { day: "2026-11-20", studentId: "s1" } as const;
const id = toMarkId({ ...at, kind: "classMissed" });

/** A press on the pupil in the roll of a lesson: marks who is there, takes back who is marked. */
function press({ store }: TestDevice, lesson: number, reason: AttendanceReason): void {
  const rows = { marks: store.rows(attendanceMarkKind), checkIns: store.rows(checkInKind) };
  const missed = missLesson(rows, { ...at, lesson }, { reason, isLate: false });
  void store.write(missed.length > 0 ? missed : attendLesson(rows, { ...at, lesson }));
}

function lessonsOn({ store }: TestDevice): readonly string[] {
  const mark = store.rows(attendanceMarkKind).get(id);
  return mark ? listMissedLessons(mark).map(({ lesson, reason }) => `${lesson} ${reason}`) : [];
}

async function buildDevices() {
  const server = buildServer({ kinds: checkedKinds });
  const [one, two] = [
    await buildDevice(server, { kinds: checkedKinds }),
    await buildDevice(server, { kinds: checkedKinds }),
  ];
  const meet = async () => {
    for (const device of [one, two, one]) await device.sync();
  };
  return { server, one, two, meet };
}

describe("two devices without a network that call the roll of one pupil's lessons", () => {
  it("keep both lessons with their own reasons", async () => {
    const { one, two, meet } = await buildDevices();
    press(one, 2, "illness");
    press(two, 5, "unexcused");

    await meet();

    expect(lessonsOn(one)).toEqual(["2 illness", "5 unexcused"]);
    expect(lessonsOn(two)).toEqual(["2 illness", "5 unexcused"]);
  });

  it("keep the lesson of the one when the other takes its only lesson back", async () => {
    const { one, two, meet, server } = await buildDevices();
    press(one, 2, "illness");
    press(two, 5, "unexcused");
    server.time.pass(1_000);
    press(one, 2, "illness");
    expect(lessonsOn(one)).toEqual([]);

    await meet();

    expect(lessonsOn(one)).toEqual(["5 unexcused"]);
  });

  it("add to the lessons that an older version wrote in one list, and take from them", async () => {
    const { one, two, meet } = await buildDevices();
    const old = { ...at, kind: "classMissed", reason: "other", periods: [1, 3] };
    await one.store.write([createRow(attendanceMarkKind.name, id, old)]);
    await meet();
    press(one, 3, "other");
    press(two, 4, "illness");

    await meet();

    expect(lessonsOn(two)).toEqual(["1 other", "4 illness"]);
  });

  it("end with what was pressed on each, whatever lessons were theirs and in whatever order", async () => {
    const act = fc.record({
      who: fc.constantFrom(0, 1),
      lesson: fc.integer({ min: 0, max: 2 }),
      reason: fc.constantFrom<AttendanceReason>("illness", "unexcused", "other", "excused"),
      isOnline: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const { one, two, meet, server } = await buildDevices();
        const expected = new Map<number, AttendanceReason>();
        for (const { who, lesson, reason, isOnline } of acts) {
          // Lessons 1 to 3 are the first device's, 4 to 6 the second's.
          const own = who * 3 + lesson + 1;
          server.time.pass(1);
          press(who === 0 ? one : two, own, reason);
          if (!expected.delete(own)) expected.set(own, reason);
          if (isOnline) await meet();
        }

        await meet();

        const words = [...expected].sort(([a], [b]) => a - b).map(([n, why]) => `${n} ${why}`);
        expect(lessonsOn(one)).toEqual(words);
        expect(lessonsOn(two)).toEqual(words);
      }),
      { numRuns: 60 },
    );
  });
});
