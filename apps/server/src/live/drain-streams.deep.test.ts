import { get } from "node:http";
import { toStamp } from "@damim/sync/clock.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildBrowser, buildStudentOp, buildTeacher } from "../testing/build-teacher.ts";
import { openTestDatabase, type TestDatabase } from "../testing/open-test-database.ts";
import { type SpawnedServer, spawnServer } from "../testing/spawn-server.ts";

const STREAMS = 2_000;
/** A teacher may ask 600 times at once. */
const PER_TEACHER = 250;

let database: TestDatabase;
let ending: SpawnedServer;
let staying: SpawnedServer;
beforeAll(async () => {
  database = await openTestDatabase("postgres");
  const env = { DATABASE_URL: database.databaseUrl ?? "", DAMIM_BUS: "postgres" };
  ending = await spawnServer(database.dataDir, { env });
  staying = await spawnServer(database.dataDir, { env });
});
afterAll(async () => {
  for (const { child } of [ending, staying]) child.kill("SIGTERM");
  await Promise.all([ending.ended, staying.ended]);
  await database.close();
});

it(
  "brings 2,000 streams of a process that ends to the other, never 15 % of them in a second",
  { timeout: 180_000 },
  async () => {
    const back: number[] = [];
    const waits: number[] = [];
    const returns: Promise<void>[] = [];
    const teachers = await Promise.all(
      Array.from({ length: STREAMS / PER_TEACHER }, () =>
        buildTeacher(
          buildBrowser((target, init) => fetch(ending.origin + target, init), ending.origin),
        ),
      ),
    );
    const open = async (origin: string, place: number): Promise<Stream> => {
      const { uid, cookies } = teachers[place % teachers.length] ?? expect.fail("eight signed up");
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      return openStream(`${origin}/damim/api/live?scopes=t/${uid}/2026`, cookie);
    };
    const streams = await inSteps(STREAMS, (place) => open(ending.origin, place));
    for (const [place, { ended }] of streams.entries()) {
      const comeBack = async (): Promise<void> => {
        const waitMs = await ended;
        waits.push(waitMs);
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        back.push(performance.now());
        const again = await open(staying.origin, place);
        expect(again.status).toBe(200);
        again.cut();
      };
      returns.push(comeBack());
    }

    ending.child.kill("SIGTERM");
    await expect
      .poll(async () => (await fetch(`${ending.origin}/damim/api/readyz`)).status)
      .toBe(503);
    const [teacher] = teachers;
    const op = buildStudentOp(1, toStamp(Date.now(), 1, "d1"));
    const reply = await teacher?.push(`t/${teacher.uid}/2026`, [op]);
    await Promise.all(returns);

    expect(reply?.results).toEqual([{ n: op.n }]);
    expect(await ending.ended).toEqual({ code: 0, signal: null });
    expect(waits.every((waitMs) => waitMs >= 0 && waitMs <= 5_000)).toBe(true);
    const first = Math.min(...back);
    const seconds = Array.from(
      { length: 20 },
      (_, second) => back.filter((at) => Math.floor((at - first) / 1_000) === second).length,
    );
    expect(seconds.reduce((sum, count) => sum + count)).toBe(STREAMS);
    expect(Math.max(...seconds)).toBeLessThan(0.15 * STREAMS);
  },
);

interface Stream {
  readonly status: number | undefined;
  /** What it was told to wait; rejects where it was told nothing. */
  readonly ended: Promise<number>;
  cut(): void;
}

/** Resolves with the hello. */
function openStream(url: string, cookie: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent: false, headers: { cookie } }, (answer) => {
      let text = "";
      const ended = new Promise<number>((settle, fail) => {
        answer.on("end", () => {
          const told = /event: bye\ndata: (\d+)\n\n$/.exec(text)?.[1];
          if (told) settle(Number(told));
          else fail(new Error(`ended without a word: ${text.slice(-200)}`));
        });
      });
      ended.catch(() => undefined);
      const cut = (): void => void answer.destroy();
      answer.on("error", () => undefined);
      answer.on("data", (chunk: Buffer) => {
        text = (text + chunk.toString()).slice(-1_000);
        resolve({ status: answer.statusCode, ended, cut });
      });
    });
    asked.once("error", reject);
  });
}

async function inSteps<T>(
  count: number,
  make: (place: number) => Promise<T>,
): Promise<readonly T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const step = Array.from({ length: 50 }, (_, n) => make(made.length + n));
    made.push(...(await Promise.all(step)));
  }
  return made;
}
