import { LINK_LETTERS } from "@damim/domain/links/link-code.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { createGuesses } from "./session/guesses.ts";
import { createLimit, ofAccount } from "./session/limits.ts";
import { buildServerBrowser, type TestBrowser } from "./testing/build-teacher.ts";
import { type GuestPages, openGuestPages } from "./testing/open-guest-pages.ts";
import { DATABASE_KINDS } from "./testing/open-test-database.ts";
import { serverOfAll } from "./testing/server-of-tests.ts";

type Ask = readonly [path: string, body?: unknown];

/** How an open route is asked by who is right (the pupil's number), and what somebody floods it with. */
interface Way {
  readonly right: (pupil: number) => Ask;
  readonly flood?: (n: number) => Ask;
  readonly times?: number;
}

/** More than any one address has, of anything. */
const FLOOD = 310;
const FLOOD_OF_CODES = 610;

const toWrongCode = (n: number): string =>
  Array.from({ length: 8 }, (_, at) => LINK_LETTERS.at(Math.floor(n / 31 ** at) % 31)).join("");

/** Every route that is open to anyone stands here: what is new says who is right there. */
function listWays(pages: GuestPages): Readonly<Record<string, Way>> {
  const { codes, claimOf, keyOf, roomKey, teacher } = pages;
  const letterOf = (pupil: number) => pages.letterOf(pupil);
  const plain = (path: string, body?: unknown): Way => ({ right: () => [path, body], times: 80 });
  const coded = (toPath: (code: string) => string, code: string): Way => ({
    right: () => [toPath(code)],
    flood: (n) => [toPath(toWrongCode(n))],
    times: FLOOD_OF_CODES,
  });
  const posted = (path: string, right: (pupil: number) => object, wrong: object): Way => ({
    right: (pupil) => [path, right(pupil)],
    flood: () => [path, { ...right(1), ...wrong }],
  });
  const [book, capsule] = [`api/book/${codes.book}`, `api/capsule/${codes.capsule}`];
  const { email, password } = teacher;
  const wrongCard = { key: "z".repeat(22) };
  return {
    "GET api/healthz": plain("api/healthz"),
    "GET api/readyz": plain("api/readyz"),
    "GET connect": plain("connect"),
    "GET connect.css": plain("connect.css"),
    "GET ca.crt": plain("ca.crt"),
    "GET privacy": plain("privacy"),
    "GET notices": plain("notices"),
    "GET api/guide-place": plain("api/guide-place"),
    "GET api/report": plain("api/report"),
    "POST api/report": plain("api/report", { type: "page", route: "/seat" }),
    "GET api/reviews/:feature": plain("api/reviews/seats"),
    "GET api/session": plain("api/session"),
    "GET api/auth/get-session": plain("api/auth/get-session"),
    "GET api/auth/google": plain("api/auth/google"),
    "GET api/auth/callback/google": plain("api/auth/callback/google?state=x"),
    "POST api/auth/sign-out": plain("api/auth/sign-out", {}),
    "POST api/auth/reset-password": plain("api/auth/reset-password", {
      token: "x",
      newPassword: "가을 하늘 아래 열 바퀴",
    }),
    "POST api/auth/passkey/options": plain("api/auth/passkey/options", {}),
    "POST api/auth/passkey": plain("api/auth/passkey", {}),
    "POST api/auth/second-factor": plain("api/auth/second-factor", { code: "000000" }),
    "POST api/auth/request-password-reset": plain("api/auth/request-password-reset", { email }),
    // Each is slow by itself, whatever address it is.
    "POST api/auth/send-verification-email": {
      ...plain("api/auth/send-verification-email", { email }),
      times: 8,
    },
    "GET api/auth/verify-email": plain("api/auth/verify-email?token=x"),
    "POST api/auth/verify-email": plain("api/auth/verify-email", { token: "x" }),
    "POST api/auth/sign-up/email": {
      right: (pupil) => [
        "api/auth/sign-up/email",
        { email: `new${pupil}@school.example`, password, name: "새별" },
      ],
      flood: () => ["api/auth/sign-up/email", { email, password: "아무 말이나 열 번", name: "새" }],
      times: 80,
    },
    "POST api/auth/sign-in/email": {
      right: () => ["api/auth/sign-in/email", { email, password }],
      flood: () => ["api/auth/sign-in/email", { email, password: "아무 말이나 열 번" }],
      times: 120,
    },
    "GET api/board/:code": coded((code) => `api/board/${code}`, codes.board),
    "GET api/board/:code/live": coded((code) => `api/board/${code}/live`, codes.board),
    "GET api/book/:code": coded((code) => `api/book/${code}`, codes.book),
    "GET api/capsule/:code": coded((code) => `api/capsule/${code}`, codes.capsule),
    "GET ical/:code": coded((code) => `ical/${code}`, codes.ical),
    "GET go/:code": coded((code) => `go/${code}`, codes.book),
    "POST api/book/:code/claims": posted(`${book}/claims`, claimOf, { name: "아무개" }),
    "POST api/book/:code/mine": posted(`${book}/mine`, (n) => ({ key: keyOf(n) }), wrongCard),
    "POST api/book/:code/mine/move": posted(
      `${book}/mine/move`,
      (pupil) => ({ key: keyOf(pupil), day: claimOf(pupil).day, time: claimOf(pupil).time }),
      wrongCard,
    ),
    "POST api/book/:code/mine/cancel": posted(
      `${book}/mine/cancel`,
      (pupil) => ({ key: keyOf(pupil) }),
      wrongCard,
    ),
    "POST api/capsule/:code/letters": posted(`${capsule}/letters`, letterOf, { name: "아무개" }),
    "POST api/capsule/:code/mine": posted(
      `${capsule}/mine`,
      (pupil) => ({ key: keyOf(pupil) }),
      wrongCard,
    ),
    "POST api/capsule/:code/mine/files/:id": posted(
      `${capsule}/mine/files/x`,
      (pupil) => ({ key: keyOf(pupil) }),
      wrongCard,
    ),
    "POST api/capsule/:code/mine/take-out": posted(
      `${capsule}/mine/take-out`,
      (pupil) => ({ key: keyOf(pupil) }),
      wrongCard,
    ),
    "POST api/pad/enter": {
      right: (pupil) => ["api/pad/enter", pupil === 1 ? roomKey : { answer: codes.answer }],
      flood: (n) => [
        "api/pad/enter",
        [{ answer: toWrongCode(n) }, { code: `나비 ${n}` }, roomKey][n % 3],
      ],
      times: 3 * FLOOD_OF_CODES,
    },
  };
}

async function ask(guest: TestBrowser, [path, body]: Ask): Promise<number> {
  const answer = await (body === undefined ? guest.fetch(path) : guest.post(path, body));
  // A stream is not waited for.
  await answer.body?.cancel();
  return answer.status;
}

describe.each(DATABASE_KINDS)("who is right on %s", (kind) => {
  const server = serverOfAll(kind, {
    isClockStill: true,
    env: { DAMIM_ORIGIN: "https://damim.school.example" },
  });
  let ways: Readonly<Record<string, Way>>;
  beforeAll(async () => {
    ways = listWays(await openGuestPages(server));
  });

  it("is asked for of every open route", () => {
    const open = server.routes.filter(({ who }) => who === "anyone");
    expect(Object.keys(ways).toSorted()).toEqual(
      open.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  it(
    "gets in as before while another address floods any of them",
    { timeout: 240_000 },
    async () => {
      const came: Record<string, number> = {};
      for (const [name, { right }] of Object.entries(ways))
        came[name] = await ask(buildServerBrowser(server, "203.0.113.1"), right(1));
      for (const [name, { right, flood = right, times = FLOOD }] of Object.entries(ways)) {
        const stranger = buildServerBrowser(server, "203.0.113.66");
        let last = 0;
        for (let n = 0; n < times; n += 1) last = await ask(stranger, flood(n));
        if (times >= FLOOD && !/ical|mine$|move|cancel/.test(name)) expect(last, name).toBe(429);
      }
      for (const [name, { right }] of Object.entries(ways)) {
        const status = await ask(buildServerBrowser(server, "203.0.113.2"), right(2));
        expect(status, name).toBe(came[name]);
        expect(status, name).not.toBe(429);
      }
    },
  );

  it("gets in from the very address of the flood, by what was right there before", async () => {
    const school = buildServerBrowser(server, "203.0.113.1");
    for (let n = 0; n < FLOOD_OF_CODES; n += 1) await ask(school, [`go/${toWrongCode(n)}`]);

    expect(await ask(school, [`go/${toWrongCode(1)}`])).toBe(429);
    expect(await ask(school, ways["GET api/board/:code"]?.right(1) ?? [""])).toBe(200);
  });
});

describe("a guess", () => {
  const refuse = (waitMs: number): Error => new Error(`wait ${waitMs}`);
  const options = { burst: 10, few: 2, many: 100, seconds: 100, refuse };
  const by = ofAccount;

  it("is looked up first: 30,000 wrong ones of one address stop that one alone, and time frees it", async () => {
    let time = 0;
    const guesses = createGuesses({ ...options, now: () => time });
    const say = (who: string, said: string) =>
      guesses
        .look({ by: by(who), said }, () => (said === "right" ? said : undefined))
        .catch((error: Error) => error.message);
    for (let n = 0; n < 30_000; n += 1) await say("a", `wrong ${n}`);

    expect(await say("a", "right")).toBe("wait 10000");
    expect(await say("b", "right")).toBe("right");
    time += 10_000;
    expect(await say("a", "right")).toBe("right");
    for (let n = 0; n < 30; n += 1) await say("a", `wrong ${n}`);
    expect(await say("a", "right")).toBe("right");
  });

  it("is paid off where many were under way at once", async () => {
    let time = 0;
    const guesses = createGuesses({ ...options, many: 10_000, now: () => time });
    const say = () => guesses.look({ by: by("a"), said: "x" }, () => Promise.resolve(undefined));
    await Promise.allSettled(Array.from({ length: 1_000 }, say));
    time += 50_000;

    await expect(say()).rejects.toThrow("wait 60000");
  });

  it("has fewer wrong ones while all addresses together said too many, and is right all the same", async () => {
    const guesses = createGuesses({ ...options, now: () => 0 });
    const say = (who: string, said: string) =>
      guesses
        .look({ by: by(who), said }, () => (said === "right" ? said : undefined))
        .catch((error: Error) => error.message);
    for (let n = 0; n < 100; n += 1) await say(`a${n}`, "wrong");

    expect(await say("b", "right")).toBe("right");
    for (const wrong of ["1", "2"]) expect(await say("c", wrong)).toBeUndefined();
    expect(await say("c", "right")).toMatch(/^wait/);
  });

  it("cannot be counted by what all have who share it", () => {
    const limit = createLimit({ burst: 1, seconds: 1, now: () => 0, refuse });
    // @ts-expect-error: a code is nobody; `at(findAsker(c, config), code)` is somebody at it.
    const shared: () => void = () => limit("7F3K-9QX2");

    expect(shared).not.toThrow();
  });
});
