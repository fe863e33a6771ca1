import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { recordSchoolYear, workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { leavingKinds } from "@damim/domain/registry/records.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { BOARD_KINDS } from "../board/read-board.ts";
import { toDestroyDeps } from "../destruction/destroy-deps.ts";
import { createDestructionJob } from "../destruction/destruction-job.ts";
import { FEED_KINDS } from "../ical/read-feed.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";
import { buildServerBrowser, readJson, type TestTeacher } from "../testing/build-teacher.ts";
import { findTablesWith } from "../testing/find-tables-with.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";

const DAY_MS = 86_400_000;
const NOW = Date.now();
const YEAR = recordSchoolYear(toSeoulDay(NOW));
const INTO = workingSchoolYear(toSeoulDay(NOW));
const NAME = "한비밀";
/** What it was before it was corrected, and of two letters alone. */
const FORMER = "한비말";
const SHORT = "유설";
const BIRTHDAY = "2016-04-05";

it("reads no kind where nobody signs in whose texts are not written out when a name goes", () => {
  const read = new Set([...FEED_KINDS.map(({ name }) => name), ...BOARD_KINDS]);
  // Of pupils the number alone is said, of promises day and number.
  for (const name of [studentKind.name, consultKind.name]) read.delete(name);
  expect([...read].filter((name) => !leavingKinds.includes(name))).toEqual([]);
});

describe.each(DATABASE_KINDS)("a name that is gone on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  const colleague = teacherOfEach(server);
  let ticks = 0;

  const op = (of: string, id: string, set: object): Op => ({
    n: ++ticks,
    kind: of,
    id,
    set: { ...set },
    at: toStamp(NOW, ticks, "d1"),
  });
  const make = (of: string, id: string, set: object) => op(of, id, { [DEAD]: false, ...set });
  const push = async (who: TestTeacher, year: number, ...ops: readonly Op[]) => {
    const { results } = await who.push(`t/${who.uid}/${year}`, ops);
    expect(results.filter(({ refusal }) => refusal)).toEqual([]);
  };
  const stepUp = (who: TestTeacher) => who.post("api/step-up", { password: who.password });
  async function erase(who: TestTeacher, year: number, studentId: string): Promise<void> {
    await stepUp(who);
    expect((await who.post("api/destructions", { year, studentId })).status).toBe(200);
    const deps = toDestroyDeps({ ...server, now: () => Date.now() + 8 * DAY_MS });
    await createDestructionJob(deps).run();
  }
  async function turnToNumbers(who: TestTeacher, year: number): Promise<void> {
    await server.writeScope(`t/${who.uid}/profile`, (draft) =>
      draft.write("schoolYear", String(year), { mode: "homeroom", grade: 3, numbersOnly: true }),
    );
    await server.writeScope(`t/${who.uid}/${year}`, async (draft) => {
      for (const { id, data } of await draft.list("student"))
        await draft.write("student", id, { name: `${String(data["number"])}번`, birthday: null });
    });
    await stepUp(who);
    const scope = `t/${who.uid}/${year}`;
    const { left } = await readJson<{ left: number }>(
      await who.post("api/numbers-only/forget-names", { scope }),
    );
    expect(left).toBe(0);
  }

  describe("from what is read where nobody signs in", () => {
    const readPublic = async (): Promise<string> => {
      const { links } = await readJson<{ links: { address: string }[] }>(
        await teacher.fetch("api/links"),
      );
      const paths = links.map(({ address }) => address.split("/damim/")[1] ?? "");
      const pages = paths.map((path) => path.replace("board/", "api/board/"));
      const texts = pages.map(async (path) =>
        (await buildServerBrowser(server).fetch(path)).text(),
      );
      return (await Promise.all(texts)).join("\n").replaceAll("\r\n ", "");
    };
    beforeEach(async () => {
      await push(
        teacher,
        YEAR,
        make("student", "s1", { number: 3, name: FORMER }),
        op("student", "s1", { name: NAME }),
        make("student", "s2", { number: 4, name: SHORT }),
        make("event", "e1", {
          title: `${NAME} 생일`,
          day: `${YEAR}-09-07`,
          colour: "blue",
          source: "me",
        }),
        make("event", "e2", {
          title: `${SHORT} 생일`,
          day: `${YEAR}-09-08`,
          colour: "blue",
          source: "me",
        }),
        make("task", "t1", { title: `${FORMER} 우유값`, dueOn: `${YEAR}-09-10`, order: "a1" }),
        make("check", "c1", { title: `${NAME} 동의서`, dueOn: `${YEAR}-09-11`, order: "a1" }),
        make("boardMessage", "one", { text: `${NAME}은 교무실로`, until: NOW + DAY_MS }),
      );
      await teacher.post("api/links", { kind: "ical", target: "events,tasks,due" });
      await teacher.post("api/links", { kind: "board", target: String(YEAR) });
      expect(await readPublic()).toContain("3번 생일");
      expect(await readPublic()).toContain("교무실");
    });

    it("stays hidden for ever when the pupil is erased", async () => {
      await erase(teacher, YEAR, "s1");

      const text = await readPublic();
      for (const name of [NAME, FORMER]) expect(text).not.toContain(name);
      for (const words of ["○○ 생일", "○○ 우유값", "○○ 동의서", "4번 생일"])
        expect(text).toContain(words);
      expect(text).toContain("교무실");
    });

    it("stays a number when the year has numbers alone", async () => {
      await turnToNumbers(teacher, YEAR);

      const text = await readPublic();
      for (const name of [NAME, FORMER, SHORT]) expect(text).not.toContain(name);
      for (const words of ["3번 생일", "3번 우유값", "3번 동의서", "4번 생일"])
        expect(text).toContain(words);
    });
  });

  describe("from envelopes", () => {
    const GIVEN = INTO - 1;
    const call = (who: TestTeacher, id: string, act: string, body: object = {}) =>
      who.post(`api/handovers/${id}/${act}`, body);
    async function give(): Promise<string> {
      await push(
        teacher,
        GIVEN,
        make("student", "g1", { number: 3, name: FORMER, birthday: BIRTHDAY }),
        make("student", "g2", { number: 4, name: "남는이" }),
      );
      await stepUp(teacher);
      const pupils = [{ id: "g1" }, { id: "g2" }];
      const wish = { year: GIVEN, to: colleague.email, pupils, items: [], isAgreed: false };
      const { id } = await readJson<{ id: string }>(await teacher.post("api/handovers", wish));
      await call(colleague, id, "accept");
      return id;
    }
    const readEnvelopes = async () =>
      JSON.stringify(await server.database.queries.selectFrom("handovers").selectAll().execute());
    const findTaken = async (): Promise<string> => {
      const rows = (await colleague.push(`t/${colleague.uid}/${INTO}`, [])).rows;
      return rows.find(([, , data]) => data?.["name"] === FORMER)?.[1] ?? "";
    };

    it("holds no birthday that nobody ticked", async () => {
      await give();
      expect(await readEnvelopes()).not.toContain(BIRTHDAY);
    });

    it("is handed out no more once its giver erased the pupil, whatever the name is by then", async () => {
      const id = await give();
      await push(teacher, GIVEN, op("student", "g1", { name: NAME }));
      await erase(teacher, GIVEN, "g1");

      expect(await findTablesWith(server, FORMER)).toEqual([]);
      const { pupils } = await readJson<{ pupils: { name: string }[] }>(
        await call(colleague, id, "accept"),
      );
      expect(pupils).toEqual([{ number: 4, name: "남는이" }]);
    });

    it("brings nobody back whom its receiver erased: taken back and picked anew the pupil is nowhere", async () => {
      const id = await give();
      await call(colleague, id, "take", { picked: [0, 1] });
      await erase(colleague, INTO, await findTaken());
      await call(colleague, id, "undo");

      const { pupils } = await readJson<{ pupils: object[] }>(await call(colleague, id, "accept"));
      expect(pupils).toEqual([{ number: 4, name: "남는이" }]);
      expect(await readEnvelopes()).not.toContain(FORMER);
      await call(colleague, id, "take", { picked: [0, 1] });
      expect(await findTaken()).toBe("");
    });

    it("is let go with the picking: who was left out is in it no more, and it ends on its day", async () => {
      const id = await give();
      const findEnd = () =>
        server.database.queries.selectFrom("handovers").select("expires_at").execute();
      const end = await findEnd();
      await call(colleague, id, "take", { picked: [1] });
      expect(await readEnvelopes()).not.toContain(FORMER);
      await call(colleague, id, "undo");
      await call(colleague, id, "take", { picked: [0] });
      expect(await findEnd()).toEqual(end);
    });

    it("is in none that came into a year which has numbers alone", async () => {
      const id = await give();
      await call(colleague, id, "take", { picked: [0] });
      await turnToNumbers(colleague, INTO);

      expect(await readEnvelopes()).not.toContain(FORMER);
      // What was put into the list is led out of it yet.
      await call(colleague, id, "undo");
      const left = (await colleague.push(`t/${colleague.uid}/${INTO}`, [])).rows;
      expect(left.filter(([of, , data]) => of === "student" && data)).toEqual([]);
    });
  });
});
