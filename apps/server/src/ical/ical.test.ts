import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestBrowser,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfAll, teacherOfAll } from "../testing/server-of-tests.ts";

const NAME = "한비밀";
const year = recordSchoolYear(toSeoulDay(Date.now()));

interface ShownLink {
  readonly id: string;
  readonly address: string;
  readonly target: string;
  readonly openedAt: number | null;
  readonly isSchoolOnly: boolean;
}

let stampCount = 0;
function buildOp(kind: string, id: string, set: Record<string, unknown>): Op {
  stampCount += 1;
  return {
    n: stampCount,
    kind,
    id,
    set: { [DEAD]: false, ...set },
    at: toStamp(Date.now(), stampCount, "d1"),
  };
}

/** A year with the pupil's name wherever a teacher can write one. */
const rows: readonly Op[] = [
  buildOp("student", "s1", { number: 3, name: NAME }),
  buildOp("event", "e1", {
    title: `${NAME} 어머니 상담`,
    day: `${year}-09-07`,
    start: "14:30",
    end: "15:00",
    place: `교실, ${NAME} 자리`,
    note: `비밀이 이야기\n${NAME.split("").join(" ")}`,
    colour: "blue",
    source: "me",
  }),
  buildOp("event", "e2", {
    title: "1인1역",
    day: `${year}-09-01`,
    colour: "green",
    repeat: { every: "schoolDay", step: 5, until: `${year}-09-30` },
    source: "me",
  }),
  buildOp("eventDay", "e2~n2", { eventId: "e2", planned: "n2", note: `${NAME} 청소` }),
  buildOp("task", "t1", { title: `${NAME} 우유값`, dueOn: `${year}-09-10`, order: "a1" }),
  buildOp("task", "t2", { title: "끝낸 일", dueOn: `${year}-09-10`, order: "a2" }),
  buildOp("taskDay", "t2~one", { taskId: "t2", planned: "one", doneAt: 1 }),
  buildOp("check", "c1", { title: `${NAME} 동의서`, dueOn: `${year}-09-11`, order: "a1" }),
  buildOp("consult", `${year}-09-01~s1~x`, {
    day: `${year}-09-01`,
    studentIds: ["s1"],
    who: "guardian",
    whoNote: `${NAME} 어머니`,
    way: "phone",
    body: `${NAME} 이야기`,
    followUp: "집안 사정 다시 묻기",
    dueOn: `${year}-09-14`,
  }),
];

describe.each(DATABASE_KINDS)("the feed of a teacher's planning on %s", (kind) => {
  const server = serverOfAll(kind, { isClockStill: true });
  const teacher = teacherOfAll(server);
  let stranger: TestBrowser;
  beforeAll(async () => {
    stranger = buildServerBrowser(server);
    await teacher.push(`t/${teacher.uid}/${year}`, rows);
  });

  const list = async (): Promise<readonly ShownLink[]> =>
    (await readJson<{ links: ShownLink[] }>(await teacher.fetch("api/links"))).links;
  const aim = (target: string) => teacher.post("api/links", { kind: "ical", target });
  const findAddress = async (): Promise<string> => {
    const [link] = await list();
    return link?.address.split("/damim/")[1] ?? "";
  };

  it("is made, shown to its owner alone, and ended for good", async () => {
    expect((await stranger.post("api/links", { kind: "ical", target: "events" })).status).toBe(401);
    expect((await aim("nothing")).status).toBe(400);
    await aim("tasks,events,other");
    const [link] = await list();
    expect(link).toMatchObject({ target: "events,tasks", openedAt: null, isSchoolOnly: true });
    expect(link?.address).toMatch(/\/damim\/ical\/[0-9A-HJKMNP-TV-Z]{26}\.ics$/);

    const other = await buildTeacher(buildServerBrowser(server));
    await other.fetch(`api/links/${link?.id}`, { method: "DELETE" });
    expect(await list()).toHaveLength(1);
    expect((await stranger.fetch(await findAddress())).status).toBe(200);
    await teacher.fetch(`api/links/${link?.id}`, { method: "DELETE" });
    expect(await list()).toEqual([]);
  });

  it("says every turn by itself, and no pupil's name wherever one was written", async () => {
    await aim("events,tasks,due");
    const answer = await stranger.fetch(await findAddress());
    const text = (await answer.text()).replaceAll("\r\n ", "");

    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(text).toContain("SUMMARY:3번 어머니 상담");
    expect(text).toContain(`DTSTART:${year}0907T053000Z`);
    expect(text.match(/UID:e2~n\d+/g)?.length).toBeGreaterThan(2);
    expect(text).toContain("SUMMARY:할 일: 3번 우유값");
    expect(text).toContain("SUMMARY:낼 것: 3번 동의서");
    expect(text).toContain("SUMMARY:다시 연락: 3번");
    expect(text).not.toContain("끝낸 일");
    expect(text).not.toContain("집안 사정");
    for (const part of [NAME, "비밀", "한 비 밀"]) {
      expect(text, part).not.toContain(part);
      expect(server.logLines.join(), part).not.toContain(part);
    }
  });

  it("holds what was asked for, at the same address", async () => {
    const address = await findAddress();
    await aim("tasks");
    const text = await (await stranger.fetch(address)).text();

    expect(await findAddress()).toBe(address);
    expect(text.match(/UID:\S+/g)).toEqual(["UID:t1~one"]);
  });

  it("reads no row while nothing changed, and is another with each write", async () => {
    const address = await findAddress();
    const first = await stranger.fetch(address);
    const tag = first.headers.get("etag") ?? "";
    const again = await stranger.fetch(address, { headers: { "if-none-match": tag } });
    expect(tag).not.toBe("");
    expect([again.status, await again.text()]).toEqual([304, ""]);

    await teacher.push(`t/${teacher.uid}/${year}`, [
      buildOp("ownDay", `${year}-09-08`, { day: `${year}-09-08`, type: "closed", label: "" }),
    ]);
    const changed = await stranger.fetch(address, { headers: { "if-none-match": tag } });

    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(tag);
  });

  it("counts a turn up when it is moved by hand or by the school's calendar, and never back", async () => {
    await aim("events");
    const address = await findAddress();
    const readSequence = async (): Promise<number> => {
      const text = await (await stranger.fetch(address)).text();
      return Number(/UID:e2~n2\r\n(?:.*\r\n){2}SEQUENCE:(\d+)/.exec(text)?.[1]);
    };
    const write = (op: Op) => teacher.push(`t/${teacher.uid}/${year}`, [op]);
    const sequences = [await readSequence()];
    await write(buildOp("eventDay", "e2~n2", { movedTo: `${year}-09-10` }));
    sequences.push(await readSequence());
    await write({ ...buildOp("eventDay", "e2~n2", {}), set: { [DEAD]: true } });
    sequences.push(await readSequence());
    await write(
      buildOp("ownDay", `${year}-09-04`, { day: `${year}-09-04`, type: "closed", label: "" }),
    );
    sequences.push(await readSequence());

    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  });

  it("says when it was fetched last, and answers sixty times an hour", async () => {
    const address = await findAddress();
    expect((await list())[0]?.openedAt).toBeGreaterThan(Date.now() - 120_000);

    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await stranger.fetch(address)).status);
    expect(statuses.at(-1)).toBe(429);
    server.moveClock(3_600_000);

    expect((await stranger.fetch(address)).status).toBe(200);
    expect(server.logLines.join()).not.toContain(address);
  });
});
