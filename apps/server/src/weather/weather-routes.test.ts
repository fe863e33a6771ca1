import { weatherReplySchema, type WeatherReply } from "@damim/domain/weather/weather-reply.ts";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildServerBrowser, buildTeacher, type TestTeacher } from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  DATA_GO_KR_KEY,
  openWeatherStandIn,
  toDataGoKrMistake,
  type WeatherStandIn,
} from "../testing/open-weather-stand-in.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let service: WeatherStandIn;
let server: TestServer;
let teacher: TestTeacher;

beforeEach(async () => {
  service = await openWeatherStandIn();
});
afterEach(async () => {
  await server.close();
  await service.close();
});

async function open(env: Readonly<Record<string, string>> = service.env): Promise<void> {
  server = await buildTestServer("sqlite", {
    isClockStill: true,
    env,
    deps: { fetchOutside: fetch },
  });
  teacher = await buildTeacher(buildServerBrowser(server));
}
async function ask(query = "office=E10"): Promise<WeatherReply> {
  const response = await teacher.fetch(`api/weather?${query}`);
  expect(response.status).toBe(200);
  return v.parse(weatherReplySchema, await response.json());
}

describe("the weather of a place", () => {
  it("is that of 기상청 and 에어코리아 with a key, which stays on the server", async () => {
    await open();

    const reply = await ask();

    expect(reply).toEqual({
      weather: {
        type: "found",
        data: { sky: "sunny", temperature: 3.2, low: -2, high: 11, rainChance: 10 },
        ageMs: 0,
        source: "kma",
      },
      dust: {
        type: "found",
        data: { station: "석바위", hour: "08", pm10: 44, pm25: 21 },
        ageMs: 0,
        source: "air-korea",
      },
      stations: ["신흥", "석바위"],
    });
    const [call] = service.calls;
    expect(call?.searchParams.get("serviceKey")).toBe(DATA_GO_KR_KEY);
    expect(call?.searchParams.get("nx")).toBe("55");
    const copies = await server.database.queries.selectFrom("outside_copies").selectAll().execute();
    expect(JSON.stringify(copies)).not.toContain(DATA_GO_KR_KEY.slice(0, 10));
    expect(server.logLines.join()).not.toContain(DATA_GO_KR_KEY.slice(0, 10));
  });

  it("is that of Open-Meteo without a key, and its dust is foretold", async () => {
    await open(service.keylessEnv);

    expect(await ask("lat=37.46&lon=126.71")).toMatchObject({
      weather: { data: { sky: "overcast", temperature: 4.4, high: 12 }, source: "open-meteo" },
      dust: { data: { pm10: 40, pm25: 36, station: "" }, source: "open-meteo" },
    });
    // A cell of 5 km, and no sharper place.
    expect(service.calls[0]?.searchParams.get("latitude")).toBe("37.45");
  });

  it("is asked once for all teachers of a cell, and anew after half an hour", async () => {
    await open();
    await ask();
    const calls = service.calls.length;
    const other = await buildTeacher(buildServerBrowser(server));
    await other.fetch("api/weather?lat=37.4563&lon=126.7052");
    expect(service.calls).toHaveLength(calls);

    server.moveClock(31 * MINUTE_MS);
    await ask();

    expect(service.calls.length).toBeGreaterThan(calls);
  });

  it("is missing where nobody knows the place, or the operator wants none", async () => {
    await open();
    expect(await ask("")).toMatchObject({ weather: { missing: "unknown-place" } });
    expect(await ask("office=Z99")).toMatchObject({ dust: { missing: "unknown-place" } });
    await server.close();

    await open({ ...service.env, DAMIM_WEATHER: "off" });
    expect(await ask()).toMatchObject({ weather: { missing: "off" }, dust: { missing: "off" } });
    expect(service.calls).toEqual([]);
  });

  it.each(["lat=0&lon=0", "lat=37&lon=east", "office=../x", `station=${"가".repeat(60)}`])(
    "refuses %s",
    async (query) => {
      await open();

      expect((await teacher.fetch(`api/weather?${query}`)).status).toBe(400);
    },
  );

  it("stops a teacher who asks without end", async () => {
    await open();
    for (let turn = 0; turn < 60; turn++) await ask("");

    expect((await teacher.fetch("api/weather")).status).toBe(429);
  });
});

describe("a service that fails", () => {
  it.each([
    500,
    403,
    429,
    "cut",
    "html",
    "charset",
    "large",
    "moved",
    toDataGoKrMistake(22),
    toDataGoKrMistake(30),
    toDataGoKrMistake(31),
  ] as const)("with %j hides its parts", async (trouble) => {
    await open();
    service.trouble = trouble;

    expect(await ask()).toEqual({
      weather: { type: "missing", missing: "away" },
      dust: { type: "missing", missing: "away" },
      stations: [],
    });
    expect(service.calls.map(({ pathname }) => pathname)).not.toContain("/inside");
  });

  it("leaves what came before with its age, the dust for three hours, the weather for twelve", async () => {
    await open();
    await ask();
    service.trouble = 500;

    server.moveClock(2 * HOUR_MS);
    expect(await ask()).toMatchObject({
      weather: { ageMs: 2 * HOUR_MS },
      dust: { ageMs: 2 * HOUR_MS },
    });
    server.moveClock(2 * HOUR_MS);
    expect(await ask()).toMatchObject({
      weather: { ageMs: 4 * HOUR_MS },
      dust: { missing: "away" },
    });
    server.moveClock(8 * HOUR_MS);
    expect(await ask()).toMatchObject({ weather: { missing: "away" } });
  });
});

it("is asked before the teachers come, one call a cell", async () => {
  await open();
  await ask();
  server.moveClock(6 * HOUR_MS);
  const calls = service.calls.length;

  await server.services.weather?.prefetch();
  const fetched = service.calls.length;
  expect(fetched).toBeGreaterThan(calls);
  await ask();

  expect(service.calls).toHaveLength(fetched);
});
