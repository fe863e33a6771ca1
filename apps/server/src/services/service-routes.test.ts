import type { ServiceReply, ServicesReply } from "@damim/domain/outside/services-reply.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeAdminCode } from "../admin/admin-code.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { openNeisStandIn, type NeisStandIn } from "../testing/open-neis-stand-in.ts";
import {
  DATA_GO_KR_KEY,
  openWeatherStandIn,
  toDataGoKrMistake,
  type WeatherStandIn,
} from "../testing/open-weather-stand-in.ts";

let neis: NeisStandIn;
let weather: WeatherStandIn;
let server: TestServer;
let admin: TestTeacher;

beforeEach(async () => {
  [neis, weather] = await Promise.all([openNeisStandIn(), openWeatherStandIn()]);
});
afterEach(async () => {
  await server.close();
  await Promise.all([neis.close(), weather.close()]);
});

async function open(env: Readonly<Record<string, string>>): Promise<void> {
  server = await buildTestServer("sqlite", {
    isClockStill: true,
    env: { NEIS_URL: neis.url, ...env },
    deps: { fetchOutside: fetch },
  });
  admin = await buildTeacher(buildServerBrowser(server));
  const code = await makeAdminCode({ database: server.database, now: Date.now });
  await admin.post("api/admin/claim", { code });
}
async function list(): Promise<readonly ServiceReply[]> {
  return (await readJson<ServicesReply>(await admin.fetch("api/admin/services"))).services;
}
async function check(): Promise<readonly ServiceReply[]> {
  const answer = await admin.post("api/admin/services/check", {});
  return (await readJson<ServicesReply>(answer)).services;
}
const toStates = (services: readonly ServiceReply[]): string =>
  services.map(({ name, state }) => `${name} ${state}`).join(", ");

it("an admin sees what is on and off, and asks each service once", async () => {
  await open({ ...weather.env, SENTRY_DSN: "https://key@errors.example/7" });
  expect(toStates(await list())).toBe(
    "날씨 on, 미세먼지 on, NEIS on, 문서 off, 메일 off, 파일 on, 오류 on",
  );

  const [sky, air, schools] = await check();

  expect(sky).toMatchObject({ note: "기상청", lastFailedAt: null, calls: { perDay: 10_000 } });
  expect(sky?.lastGoodAt).not.toBeNull();
  expect(air).toMatchObject({ note: "에어코리아", calls: { today: 1, perDay: 500 } });
  expect(schools).toMatchObject({ calls: { today: 1 } });
  expect(JSON.stringify(await list())).not.toContain(DATA_GO_KR_KEY);
  const other = await buildTeacher(buildServerBrowser(server));
  expect((await other.fetch("api/admin/services")).status).toBe(403);
  expect((await other.post("api/admin/services/check", {})).status).toBe(403);
});

it("a refused key is told in words, rests for an hour, and is asked again by who looks after it", async () => {
  await open(weather.env);
  weather.trouble = toDataGoKrMistake(31);
  const [refused] = await check();
  expect(refused).toMatchObject({
    state: "away",
    lastFailure: "인증키를 받아 주지 않아요. 키가 맞는지, 기간이 끝나지 않았는지 확인해 주세요.",
  });
  const calls = weather.calls.length;
  await admin.fetch("api/weather?office=B10");
  expect(weather.calls).toHaveLength(calls);

  weather.trouble = undefined;
  server.moveClock(1);
  const [mended] = await check();

  expect(mended).toMatchObject({ state: "on" });
});

it("what the operator switched off is off", async () => {
  await open({ DAMIM_WEATHER: "off" });

  expect(toStates(await check())).toBe(
    "날씨 off, 미세먼지 off, NEIS on, 문서 off, 메일 off, 파일 on, 오류 off",
  );
});
