import { neisMessages, neisRefusals } from "@damim/domain/school-search/neis-refusal.ts";
import type {
  SchoolEventsReply,
  SchoolSearchReply,
} from "@damim/domain/school-search/neis-reply.ts";
import type { MealsReply } from "@damim/domain/meals/meals-reply.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildServerBrowser, buildTeacher, type TestTeacher } from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { NEIS_KEY, openNeisStandIn, type NeisStandIn } from "../testing/open-neis-stand-in.ts";

const MINUTE_MS = 60_000;
const EVENTS = "api/school-events?office=F10&school=7380292&year=2020";

let neis: NeisStandIn;
let server: TestServer;
let teacher: TestTeacher;

beforeEach(async () => {
  neis = await openNeisStandIn();
});
afterEach(async () => {
  await server.close();
  await neis.close();
});

async function open(env: Readonly<Record<string, string>> = { NEIS_API_KEY: NEIS_KEY }) {
  server = await buildTestServer("sqlite", {
    isClockStill: true,
    env: { NEIS_URL: neis.url, ...env },
    deps: { fetchOutside: fetch },
  });
  teacher = await buildTeacher(buildServerBrowser(server));
}
async function search(name: string): Promise<SchoolSearchReply> {
  const response = await teacher.fetch(`api/schools?name=${encodeURIComponent(name)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SchoolSearchReply;
}
async function askEvents(): Promise<SchoolEventsReply> {
  return (await (await teacher.fetch(EVENTS)).json()) as SchoolEventsReply;
}

function toFound(reply: SchoolSearchReply): Partial<SchoolSearchReply & { type: "found" }> {
  return reply.type === "found" ? reply : {};
}

describe("the search of schools", () => {
  it("finds a school with its codes, level and address, and the key stays on the server", async () => {
    await open();

    const { ageMs = Number.NaN, ...reply } = toFound(await search("소프트웨어마이스터"));

    expect(reply).toEqual({
      type: "found",
      schools: [
        {
          office: "F10",
          school: "7380292",
          name: "광주소프트웨어마이스터고등학교",
          level: "고등학교",
          address: "광주광역시 광산구 상무대로 312",
        },
      ],
      isPartial: false,
    });
    // Asked this moment: younger than the test.
    expect(ageMs).toBeLessThan(MINUTE_MS);
    expect(neis.calls[0]?.searchParams.get("KEY")).toBe(NEIS_KEY);
  });

  it("answers an unknown name with nothing found", async () => {
    await open();

    expect(await search("없는학교")).toMatchObject({ type: "found", schools: [] });
  });

  it("tells that there are more where no key gives five alone", async () => {
    await open({});
    const [first = {}] = neis.schools;
    neis.schools = Array.from({ length: 8 }, (_, index) => ({
      ...first,
      SD_SCHUL_CODE: `738029${index}`,
    }));

    const reply = await search("광주");

    expect(reply).toMatchObject({ isPartial: true });
    expect(reply.type === "found" && reply.schools).toHaveLength(5);
    expect(neis.calls[0]?.searchParams.has("KEY")).toBe(false);
  });

  it("asks the service once for the same name, also of two at the same time", async () => {
    await open();

    await Promise.all([search("광주"), search("광주")]);
    server.moveClock(MINUTE_MS);
    const again = await search("광주");

    expect(neis.calls).toHaveLength(1);
    expect(again.type === "found" && again.ageMs).toBeGreaterThanOrEqual(MINUTE_MS);
  });

  it("asks a teacher who searches without end to wait, and others find on", async () => {
    await open();
    for (let turn = 0; turn < 40; turn++) await search("광주");

    const refused = await teacher.fetch("api/schools?name=%EA%B4%91%EC%A3%BC");
    const other = await buildTeacher(buildServerBrowser(server));

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await other.fetch("api/schools?name=%EA%B4%91%EC%A3%BC")).status).toBe(200);
  });

  it.each(["?name=가", "?name=", "", `?name=${"가".repeat(41)}`])("refuses %s", async (query) => {
    await open();

    expect((await teacher.fetch(`api/schools${query}`)).status).toBe(400);
    expect(neis.calls).toEqual([]);
  });
});

describe("the meals of a day", () => {
  const ask = async (day: string) => {
    const response = await teacher.fetch(`api/neis/meals?office=F10&school=7380292&day=${day}`);
    return { status: response.status, body: (await response.json()) as Partial<MealsReply> };
  };
  const toDay = (ymd = ""): string => ymd.replace(/^(....)(..)(..)$/, "$1-$2-$3");

  it("come with their dishes, asked once for all teachers of a school", async () => {
    await open({});
    const day = toDay(neis.meals[0]?.["MLSV_YMD"]);

    const { body } = await ask(day);
    await ask(day);

    expect(body).toMatchObject({ type: "found", meals: [{ name: "중식" }] });
    expect(body.type === "found" && body.meals?.[0]?.dishes.length).toBeGreaterThan(2);
    expect(neis.calls).toHaveLength(1);
  });

  it("are none on a day without, and what is no day is refused", async () => {
    await open();

    expect((await ask("2026-08-15")).body).toMatchObject({ type: "found", meals: [] });
    expect((await ask("오늘")).status).toBe(400);
  });
});

describe("the timetable of a class", () => {
  const toLesson = (ALL_TI_YMD: string, PERIO: string, ITRT_CNTNT: string) => ({
    ALL_TI_YMD,
    GRADE: "3",
    CLASS_NM: "2",
    PERIO,
    ITRT_CNTNT,
  });
  const ask = async (more = "class=2") => {
    const response = await teacher.fetch(
      `api/neis/timetable?office=F10&school=7380292&level=els&grade=3&from=2026-11-23&${more}`,
    );
    return { status: response.status, body: (await response.json()) as unknown };
  };

  it("comes as the lessons of five days", async () => {
    await open();
    neis.lessons = [
      toLesson("20261123", "1", "국어"),
      toLesson("20261127", "2", "- 과학"),
      toLesson("20261128", "1", "토요일"),
      toLesson("20261124", "x", "국어"),
    ];

    expect((await ask()).body).toMatchObject({
      type: "found",
      lessons: [
        { day: "2026-11-23", period: 1, name: "국어" },
        { day: "2026-11-27", period: 2, name: "- 과학" },
      ],
    });
    const [call] = neis.calls;
    expect(call?.pathname).toBe("/hub/elsTimetable");
    expect(call?.searchParams.get("CLASS_NM")).toBe("2");
    expect((await ask("class=../2")).status).toBe(400);
  });

  it("is refused without a key rather than shown in part", async () => {
    await open({});
    neis.lessons = Array.from({ length: 8 }, (_, at) => toLesson("20261123", `${at + 1}`, "국어"));

    expect((await ask()).body).toEqual({ type: "refused", refusal: "NeisKeyMissing" });
  });
});

describe("trouble of the service", () => {
  it.each([
    ["INFO-300", "NeisKeyWrong"],
    ["ERROR-290", "NeisKeyWrong"],
    ["ERROR-300", "NeisChanged"],
    ["ERROR-310", "NeisChanged"],
    ["ERROR-333", "NeisChanged"],
    ["ERROR-336", "NeisChanged"],
    ["ERROR-337", "NeisUsedUp"],
    ["ERROR-500", "NeisAway"],
    ["ERROR-600", "NeisAway"],
    ["ERROR-601", "NeisAway"],
    ["garbage", "NeisChanged"],
  ] as const)("%s is told as %s, with a sentence", async (code, refusal) => {
    await open();
    neis.trouble = code;

    expect(await search("광주")).toEqual({ type: "refused", refusal });
    expect(toSentence(neisMessages, neisRefusals[refusal])).toMatch(/요\.$/);
  });

  it("shows the last copy with its age, however old", async () => {
    await open();
    await search("광주");
    server.moveClock(25 * 60 * MINUTE_MS);
    neis.trouble = "ERROR-500";

    const reply = await search("광주");

    expect(reply.type === "found" && reply.ageMs).toBeGreaterThan(24 * 60 * MINUTE_MS);
  });

  it("leaves a service alone for a minute after three failures in a row", async () => {
    await open();
    neis.trouble = "ERROR-600";
    for (const name of ["가가", "나나", "다다", "라라"]) await search(name);
    expect(neis.calls).toHaveLength(3);

    server.moveClock(MINUTE_MS);
    neis.trouble = undefined;

    expect(await search("광주")).toMatchObject({ type: "found" });
    expect(neis.calls).toHaveLength(4);
  });

  it("is not followed to where an answer sends us", async () => {
    await open();
    neis.trouble = "moved";

    expect(await search("광주")).toEqual({ type: "refused", refusal: "NeisAway" });
    expect(neis.calls.map(({ pathname }) => pathname)).not.toContain("/inside");
  });

  it("gives up on a service that does not answer", async () => {
    const { createNeisClient } = await import("./neis-client.ts");
    await open();
    neis.trouble = "hang";
    const client = createNeisClient({ ...server, fetchOutside: fetch, now: Date.now }, 50);

    expect(
      await client.ask("schoolInfo", { SCHUL_NM: "광주" }, { freshMs: 0, pageSize: 5 }),
    ).toMatchObject({ refusal: { type: "NeisAway", retry: "later" } });
  });
});

describe("the calendar of a school", () => {
  it("comes with what is closed and for which grades, over the school year", async () => {
    await open();

    expect(await askEvents()).toMatchObject({
      type: "found",
      events: [
        { day: "2020-03-01", name: "3・1절", closing: "holiday", grades: [1, 2, 3] },
        { day: "2020-03-05", name: "코로나-19 휴업일", closing: "closed", grades: [1, 2, 3] },
      ],
    });
    expect(neis.calls[0]?.searchParams.get("AA_FROM_YMD")).toBe("20200301");
    expect(neis.calls[0]?.searchParams.get("AA_TO_YMD")).toBe("20210228");
  });

  it("is refused without a key rather than shown in part", async () => {
    await open({});
    const [first = {}] = neis.events;
    neis.events = Array.from({ length: 9 }, () => first);

    expect(await askEvents()).toEqual({ type: "refused", refusal: "NeisKeyMissing" });
  });

  it.each(["office=F1&school=7380292&year=2020", "office=F10&school=../x&year=2020", "office=F10"])(
    "refuses %s",
    async (query) => {
      await open();

      expect((await teacher.fetch(`api/school-events?${query}`)).status).toBe(400);
    },
  );
});
