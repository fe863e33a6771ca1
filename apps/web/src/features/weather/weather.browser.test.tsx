import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { WeatherReply } from "@damim/domain/weather/weather-reply.ts";
import type { ComponentType } from "react";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as MorningWeather } from "./morning-weather.tsx";
import { listDayFacts } from "./weather-facts.ts";
import { Component as WeatherSettings } from "./weather-settings.tsx";

const reply = {
  weather: {
    type: "found",
    data: { sky: "sunny", temperature: 3, low: -2, high: 11, rainChance: 10 },
    ageMs: 0,
    source: "kma",
  },
  dust: {
    type: "found",
    data: { pm10: 44, pm25: 21, station: "석바위", hour: "08" },
    ageMs: 0,
    source: "air-korea",
  },
  stations: ["신흥", "석바위"],
} as const satisfies WeatherReply;

beforeEach(() => localStorage.removeItem("weather"));

async function open(Part: ComponentType) {
  const data = await buildTeacherData({ students: [] });
  const year = String(recordSchoolYear(toSeoulDay(data.now())));
  const set = { schoolCode: { office: "E10", school: "7310123" } };
  await data.profile.write([{ kind: schoolYearKind.name, id: year, set }]);
  await renderAt("/", data, <Part />);
  const readPlace = () => data.profile.rows(schoolYearKind).get(year)?.weatherPlace;
  return { data, readPlace };
}

const group = page.getByRole("group", { name: "날씨" });

it("shows the weather of the school's province, and keeps it where the server is away", async () => {
  const calls = answerRequests({ weather: reply });
  const { data } = await open(MorningWeather);
  await expect
    .element(group)
    .toHaveTextContent("맑음 3° · 최고 11° · 비 10 % · 초미세 보통 (석바위, 08시)");
  await expect
    .element(page.getByText("미세먼지 결석은 에어코리아 측정값으로 판단해요"))
    .toBeVisible();
  expect(calls).toEqual(["GET weather?office=E10"]);
  const day = toSeoulDay(data.now());
  expect(listDayFacts({ store: data.profile, day })).toEqual([
    { id: "weather", text: "맑음 3° · 최고 11° · 비 10 % · 초미세 보통 (석바위, 08시)" },
  ]);

  answerRequests({});
  await open(MorningWeather);
  await expect
    .element(group.nth(1))
    .toHaveTextContent("맑음 3° · 최고 11° · 비 10 % · 초미세 보통 (석바위, 08시)");
});

it("hides where none came, and says which half is missing", async () => {
  const away = { type: "missing", missing: "away" } as const;
  const calls = answerRequests({ weather: { ...reply, weather: away, dust: away } });
  await open(MorningWeather);
  await expect.poll(() => calls.length).toBe(1);
  expect(group.elements()).toEqual([]);

  answerRequests({ weather: { ...reply, dust: away } });
  await open(MorningWeather);
  await expect
    .element(group)
    .toHaveTextContent("맑음 3° · 최고 11° · 비 10 % · 미세먼지 값을 받지 못했어요");
});

it("takes the place that the teacher types, and the station that is picked", async () => {
  const calls = answerRequests({ weather: reply });
  const { readPlace } = await open(WeatherSettings);
  await expect
    .element(page.getByText("인천광역시의 날씨를 보고 있어요", { exact: false }))
    .toBeVisible();
  const lat = page.getByRole("textbox", { name: "위도" });
  const lon = page.getByRole("textbox", { name: "경도" });
  const save = page.getByRole("button", { name: "저장" });

  await lat.fill("137");
  await save.click();
  await expect.element(lon).toHaveAttribute("aria-invalid", "true");
  expect(readPlace()).toBeUndefined();
  await lat.fill("37.4412");
  await lon.fill("126.6901");
  await save.click();
  await expect.poll(readPlace).toEqual({ lat: 37.44, lon: 126.69 });
  await expect.poll(() => calls).toContain("GET weather?lat=37.44&lon=126.69");

  await page.getByRole("combobox", { name: "측정소" }).selectOptions("신흥");
  await expect.poll(readPlace).toEqual({ lat: 37.44, lon: 126.69, station: "신흥" });
});
