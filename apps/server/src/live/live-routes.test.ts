import { toStamp } from "@damim/sync/clock.ts";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { createLiveStreams, HEARTBEAT_MS } from "./live-streams.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const STREAMS = 40;

describe.each(DATABASE_KINDS)("live on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  let scope: string;
  beforeEach(async () => {
    scope = `t/${teacher.uid}/2026`;
  });

  it("says hello, then tells what was committed", async () => {
    const stream = openStream(await teacher.fetch(`api/live?scopes=${scope}`));
    const hello = await stream.read();

    await teacher.push(scope, [buildStudentOp(1, toStamp(Date.now(), 0, "d1"))]);
    const frame = await stream.read();

    expect(hello).toContain("event: hello");
    expect(JSON.parse(frame.replace(/^data: /, ""))).toMatchObject({
      scope,
      from: 0,
      seq: 1,
      rows: [["student", "s1", { number: 1 }, 1, expect.any(String)]],
    });
    await stream.close();
    expect(server.streams.count()).toBe(0);
  });

  it("refuses a foreign scope as a whole", async () => {
    const other = await buildTeacher(buildServerBrowser(server));

    const answer = await other.fetch(`api/live?scopes=t/${other.uid}/2026,${scope}`);

    expect(answer.status).toBe(403);
  });

  it("asks the database once a beat for all streams, and ends those of a session revoked elsewhere", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const other = await buildTeacher(buildServerBrowser(server));
    const open = async (browser: TestTeacher) =>
      openStream(await browser.fetch(`api/live?scopes=t/${browser.uid}/2026`));
    const own: Awaited<ReturnType<typeof open>>[] = [];
    for (let page = 0; page < STREAMS; page++) own.push(await open(teacher));
    const others = await open(other);
    for (const stream of [...own, others]) await stream.read();
    const executed = vi.spyOn(server.database.queries.getExecutor(), "executeQuery");
    const ofSessions = () => executed.mock.calls.filter(([{ sql }]) => sql.includes('"sessions"'));
    const beat = async (): Promise<void> => {
      vi.advanceTimersByTime(HEARTBEAT_MS);
      for (const stream of [...own, others]) expect(await stream.read()).toContain("event: beat");
      await Promise.all(executed.mock.results.map(({ value }) => value));
      await new Promise(setImmediate);
    };

    await beat();
    await beat();
    expect(ofSessions()).toHaveLength(2);

    const sessions = server.database.queries.deleteFrom("sessions");
    await sessions.where("user_id", "=", teacher.uid).execute();
    await beat();
    for (const stream of own) expect(await stream.read()).toBe("");
    own.length = 0;
    await beat();
    expect(server.streams.count()).toBe(1);
    await others.close();
  });

  it("ends those of a session whose time is over", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const stream = openStream(await teacher.fetch(`api/live?scopes=${scope}`));
    await stream.read();

    server.moveClock(31 * 24 * 3_600_000);
    vi.advanceTimersByTime(HEARTBEAT_MS);

    expect(await stream.read()).toContain("event: beat");
    expect(await stream.read()).toBe("");
  });

  it("ends when the teacher signs out", async () => {
    const stream = openStream(await teacher.fetch(`api/live?scopes=${scope}`));
    await stream.read();

    await teacher.post("api/auth/sign-out", {});

    expect(await stream.read()).toBe("");
  });
});

describe("live streams", () => {
  const open = (isAlive: () => Promise<boolean>) => {
    const findLiveSessions = async (ids: readonly string[]) =>
      new Set((await isAlive()) ? ids : []);
    const streams = createLiveStreams({ findLiveSessions, heartbeatMs: 5 });
    let send = (_text: string): void => {};
    const body = streams.open({
      sessionId: "s1",
      watch: (listener) => {
        send = listener;
        return () => {};
      },
    });
    return { streams, body, send: (text: string) => send(text) };
  };

  it("beat while nothing happens and end when the session is revoked elsewhere", async () => {
    let isAlive = true;
    const { body } = open(async () => isAlive);
    const stream = openStream(new Response(body));

    expect(await stream.read()).toBe('event: hello\ndata: {"beatMs":5}\n\n');
    expect(await stream.read()).toBe("event: beat\ndata: {}\n\n");
    isAlive = false;

    await expect.poll(() => stream.read()).toBe("");
  });

  it("go on while the database is away", async () => {
    const { body } = open(() => Promise.reject(new Error("away")));
    const stream = openStream(new Response(body));

    for (let beat = 0; beat < 5; beat++) expect(await stream.read()).not.toBe("");
    await stream.close();
  });

  it("cut off a reader that stopped reading", () => {
    const { streams, send } = open(async () => true);

    for (let frame = 0; frame < 30; frame++) send("x".repeat(100_000));

    expect(streams.count()).toBe(0);
  });
});

function openStream(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    async read(): Promise<string> {
      const chunk = await reader?.read();
      return chunk?.value ?? "";
    },
    close: async () => reader?.cancel(),
  };
}
