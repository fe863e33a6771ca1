import { toSlotId } from "@damim/domain/booking/slot-place.ts";
import { addDays, toSeoulDay, toWeekday } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { expect, it } from "vitest";
import { buildServerBrowser, buildTeacher, readJson } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { buildTestServer } from "../testing/build-test-server.ts";
import { toDestroyDeps } from "./destroy-deps.ts";
import { createDestructionJob } from "./destruction-job.ts";

const DAY_MS = 86_400_000;
const NAMES = ["김하린", "남지호"];

it.each(DATABASE_KINDS)(
  "gives the hour of a pupil who was erased to another family as any other on %s",
  async (kind) => {
    const server = await buildTestServer(kind);
    const teacher = await buildTeacher(buildServerBrowser(server));
    const soon = addDays(toSeoulDay(Date.now()), 3);
    const day = addDays(soon, [0, 6].includes(toWeekday(soon)) ? 2 : 0);
    const year = recordSchoolYear(day);
    const scope = `t/${teacher.uid}/${year}`;
    let stamps = 0;
    const op = (of: string, id: string, set: Record<string, unknown>): Op => {
      stamps += 1;
      return { n: stamps, kind: of, id, set, at: toStamp(Date.now(), stamps, "d1") };
    };
    const plan = {
      title: "2학기 상담",
      ways: ["face"],
      minutes: 20,
      gap: 0,
      confirm: "teacher",
      hours: [{ day, from: "14:40", to: "15:40", isOpen: true }],
      closesHoursBefore: 18,
    };
    await teacher.push(scope, [
      op("bookingPlan", "p", { [DEAD]: false, ...plan, state: "open" }),
      ...NAMES.map((name, at) =>
        op("student", `s${at + 1}`, { [DEAD]: false, number: at + 1, name }),
      ),
    ]);
    const { links } = await readJson<{ links: { code: string }[] }>(
      await teacher.post("api/links", { kind: "book", target: `${year}~p` }),
    );
    const claim = async (number: number): Promise<number> => {
      const who = { key: `key-of-${number}`.padEnd(22, "x"), number, name: NAMES[number - 1] };
      const words = { guardian: "어머니", phone: "", wish: "" };
      const asked = { ...who, ...words, day, time: "15:00", way: "face" };
      const phone = buildServerBrowser(server);
      return (await phone.post(`api/book/${links[0]?.code}/claims`, asked)).status;
    };
    const id = toSlotId({ planId: "p", day, time: "15:00" });
    const readSlot = async () =>
      (await teacher.push(scope, [])).rows.find(
        ([of, rowId]) => of === "bookingSlot" && rowId === id,
      )?.[2];
    expect(await claim(1)).toBe(200);
    await teacher.post("api/step-up", { password: teacher.password });
    await teacher.post("api/destructions", { year, studentId: "s1" });
    const now = () => Date.now() + 8 * DAY_MS;
    await createDestructionJob(toDestroyDeps({ ...server, now })).run();
    expect(await readSlot()).toBeFalsy();

    expect(await claim(2)).toBe(200);

    const { keyHash } = (await readSlot()) ?? {};
    const { results } = await teacher.push(scope, [
      op("bookingSlot", id, { state: "confirmed", keyHash }),
    ]);
    expect(results.map(({ refusal }) => refusal)).toEqual([undefined]);
    expect(await readSlot()).toMatchObject({ studentId: "s2" });
    await server.close();
  },
);
