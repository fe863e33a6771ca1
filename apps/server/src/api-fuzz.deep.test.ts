import { createRandom } from "@damim/sync/testing/random.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  buildPool,
  type FuzzCaller,
  type FuzzRequest,
  generateRequest,
} from "./testing/api-fuzz.ts";
import { buildTestServer, type TestServer } from "./testing/build-test-server.ts";
import { buildRoom, toKey } from "./testing/build-pad-room.ts";
import {
  buildServerBrowser,
  buildTeacher,
  type TestBrowser,
  type TestTeacher,
} from "./testing/build-teacher.ts";
import { deepCount, deepSeed, reportDeep } from "./testing/deep-run.ts";

const REQUESTS = deepCount(3_000);
const SEED = deepSeed(2026);
/** Each of them hashes a password, or makes one necessary: a hundred times as long as all others take. */
const SLOW_ROUTES = /sign-up|sign-in|sign-out|reset|step-up|account\/password/;
const GUESSES_FORGOTTEN_MS = 16 * 60_000;
const HANG_MS = 60_000;
/** Said of something that the operator has not turned on: nothing is broken. */
const HONEST_503 = '"type":"AiOff"';
/** What is written there is for every teacher, with the writer's 별명. */
const FOR_ALL = /^api\/(?:cafe|ideas|templates|reviews)/;

/** Which routes each of them may call, beside those for anyone. */
const WHO = {
  anonymous: "anyone",
  teacher: "signed-in",
  "other teacher": "signed-in",
  pupil: "pad",
} as const;

describe("the API", () => {
  let aheadMs = 0;
  let server: TestServer;
  let teachers: readonly [TestTeacher, TestTeacher];
  let callers: readonly FuzzCaller[];
  let pupil: TestBrowser;
  /** Of the first teacher; the pupil is in the last of them. The pools know of it as it grows. */
  const roomIds: string[] = [];

  beforeAll(async () => {
    // A clock that runs fast, so that neither limits nor pauses hide an answer.
    const now = (): number => Date.now() + (aheadMs += 100);
    server = await buildTestServer("sqlite", { deps: { now } });
    const build = () => buildTeacher(buildServerBrowser(server));
    teachers = [await build(), await build()];
    pupil = buildServerBrowser(server);
    await joinRoom();
    callers = [
      { name: "anonymous", cookies: new Map(), canary: "아무개의말" },
      { name: "teacher", cookies: teachers[0].cookies, canary: "첫째의말" },
      { name: "other teacher", cookies: teachers[1].cookies, canary: "둘째의말" },
      { name: "pupil", cookies: pupil.cookies, canary: "학생의말" },
    ];
  });
  afterAll(() => server.close());

  it("says of every POST what it takes", () => {
    const silent = server.routes.filter(({ method, body }) => method === "POST" && !body);

    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it(
    `answers ${REQUESTS} generated requests below 500, without a foreign word`,
    { timeout: 3_600_000 },
    async () => {
      const random = createRandom(SEED);
      const sessions = await server.database.queries.selectFrom("sessions").select("id").execute();
      const sessionIds = sessions.map(({ id }) => id);
      const pools = callers.map((caller) => buildPool(caller, teachers, { sessionIds, roomIds }));
      // One request in ten each, however many routes there are.
      const syncWeight = server.routes.length * 3;
      const routes = server.routes.flatMap((route) => {
        const isSync = route.path === "api/sync" || route.path === "api/pad/sync";
        const weight = SLOW_ROUTES.test(route.path) ? 1 : isSync ? syncWeight : 30;
        return Array.from({ length: weight }, () => route);
      });
      const okByRoute = new Map<string, number>();
      let renewals = 0;
      let slowestMs = 0;

      for (let count = 0; count < REQUESTS; count++) {
        const place = random.below(callers.length);
        const caller = callers[place];
        const route = random.pick(routes);
        const pool = pools[place];
        if (!caller || !pool) throw new Error("there are four callers");
        const request = generateRequest(random, route, caller, pool);
        const startedAt = performance.now();
        const { status, text } = await call(request);
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        const fact = `seed ${SEED}, request ${count}: ${caller.name} ${JSON.stringify(request)}`;

        const isOff = status === 503 && text.includes(HONEST_503);
        if (status >= 500 && !isOff) expect.fail(`${status} ${text}\n${fact}`);
        const foreign = callers.find(
          (other) =>
            !areTogether(other, caller) && !FOR_ALL.test(route.path) && text.includes(other.canary),
        );
        if (foreign) expect.fail(`${text} holds words of ${foreign.name}\n${fact}`);
        const where = `${route.method} ${route.path} as ${caller.name}`;
        if (status < 300) okByRoute.set(where, (okByRoute.get(where) ?? 0) + 1);
        if (status < 300 && route.who !== "anyone" && WHO[caller.name] !== route.who) {
          expect.fail(`${where} was let in\n${fact}`);
        }
        if (caller.name === "pupil") {
          const isGone = (await pupil.fetch("api/pad/me")).status !== 200;
          if (isGone) await joinRoom();
          continue;
        }
        const teacher = teachers[place - 1];
        // Signed out by one of its own requests, or by the clock.
        const isOut = status === 401 ? route.who === "signed-in" : route.path.endsWith("sign-out");
        if (teacher && isOut) {
          await signInAgain(teacher);
          renewals++;
        }
      }

      await expectNoForeignRows();
      const kept = await server.database.queries.selectFrom("rows").selectAll().execute();
      expect(okByRoute.get("POST api/sync as teacher")).toBeGreaterThan(REQUESTS / 200);
      expect(okByRoute.get("POST api/pad/sync as pupil")).toBeGreaterThan(REQUESTS / 200);
      expect(kept.length).toBeGreaterThan(10);
      reportDeep({ requests: REQUESTS, renewals, rows: kept.length, slowestMs });
    },
  );

  async function call(request: FuzzRequest): Promise<{ status: number; text: string }> {
    const { path, ...init } = request;
    const answering = async (): Promise<{ status: number; text: string }> => {
      const url = server.config.origin + server.config.basePath + path;
      const response = await server.app.request(url, init);
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
      if (!isStream) return { status: response.status, text: await response.text() };
      await response.body?.cancel();
      return { status: response.status, text: "" };
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hang = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`hangs: ${JSON.stringify(request)}`)), HANG_MS);
    });
    return Promise.race([answering(), hang]).finally(() => clearTimeout(timer));
  }

  async function signInAgain(teacher: TestTeacher): Promise<void> {
    const { email, password } = teacher;
    // Among the requests were wrong guesses of this password, which are forgotten by then.
    aheadMs += GUESSES_FORGOTTEN_MS;
    const answer = await teacher.post("api/auth/sign-in/email", { email, password });
    expect(answer.status).toBe(200);
  }

  /** A new room, where the last one was closed or deleted by a generated request. */
  async function joinRoom(): Promise<void> {
    const [teacher] = teachers;
    if ((await teacher.fetch("api/session")).status !== 200) await signInAgain(teacher);
    const room = await buildRoom(teacher, { room: { allowsComments: true, allowsHearts: true } });
    roomIds.push(room.roomId);
    await pupil.post("api/pad/enter", toKey(room));
    const answer = await pupil.post("api/pad/claim", { number: 1 });
    expect(answer.status).toBe(200);
  }

  /** The pupil and the teacher of the room read each other. */
  function areTogether(one: FuzzCaller, other: FuzzCaller): boolean {
    const names = [one.name, other.name];
    return one === other || (names.includes("pupil") && names.includes("teacher"));
  }

  async function expectNoForeignRows(): Promise<void> {
    const rows = await server.database.queries.selectFrom("rows").selectAll().execute();
    const history = await server.database.queries.selectFrom("history").selectAll().execute();
    const kept = [
      ...rows.map(({ scope, data }) => ({ scope, text: data })),
      ...history.map(({ scope, value }) => ({ scope, text: value })),
    ];
    const rooms = await server.database.queries
      .selectFrom("pad_rooms")
      .select(["id", "owner_id"])
      .execute();
    const ownerByRoom = new Map(rooms.map(({ id, owner_id }) => [`pad/${id}`, owner_id]));
    // Nobody is asked into a club here: its rows are of whoever made it.
    const deeds = await server.database.queries
      .selectFrom("club_log")
      .select(["club_uid", "user_id"])
      .where("act", "=", "made")
      .execute();
    const makerByClub = new Map(deeds.map(({ club_uid, user_id }) => [club_uid, user_id]));
    for (const { scope, text } of kept) {
      const owner = teachers.findIndex(
        ({ uid }) =>
          scope.startsWith(`t/${uid}/`) ||
          ownerByRoom.get(scope) === uid ||
          makerByClub.get(scope.split("/")[1] ?? "") === uid,
      );
      expect(owner, scope).toBeGreaterThanOrEqual(0);
      const own = callers[owner + 1];
      const writer = callers.find(({ canary }) => text.includes(canary));
      if (!writer || !own) continue;
      const isPupils = scope.startsWith("pad/") && areTogether(own, writer);
      expect(isPupils || writer === own, `${scope} ${text}`).toBe(true);
    }
  }
});
