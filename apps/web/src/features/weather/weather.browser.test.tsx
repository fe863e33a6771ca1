import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { WeatherReply } from "@damim/domain/weather/weather-reply.ts";
import type { ComponentType } from "react";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
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

beforeEach(() => localStorage.removeItem("open:weather"));

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

const box = (name: string) => page.getByRole("combobox", { name, exact: true });

it("takes the place that the teacher finds by a few letters, or by province and district", async () => {
  const calls = answerRequests({ weather: reply });
  const { data, readPlace } = await open(WeatherSettings);
  await expect.element(page.getByText(/^인천광역시의 날씨를 보고 있어요/)).toBeVisible();

  await box("시·군·구 찾기").fill("없는곳");
  await expect.element(page.getByText(/그런 이름의 시·군·구가 없어요/)).toBeVisible();
  await box("시·군·구 찾기").fill("강원 고성");
  await userEvent.keyboard("{Enter}");
  await expect.poll(readPlace).toEqual({ lat: 38.38, lon: 128.47 });
  await expect.poll(() => calls).toContain("GET weather?lat=38.38&lon=128.47");

  await box("시·도").selectOptions("인천광역시");
  await box("시·군·구").selectOptions("미추홀구");
  await expect.poll(readPlace).toEqual({ lat: 37.46, lon: 126.65 });
  await box("측정소").selectOptions("신흥");
  await expect.poll(readPlace).toEqual({ lat: 37.46, lon: 126.65, station: "신흥" });
  data.history.undo();
  data.history.undo();
  await expect.element(page.getByText(/^강원특별자치도 고성군의 날씨/)).toBeVisible();
  await expect.element(box("시·군·구")).toHaveValue("고성군");

  await box("시·도").selectOptions("학교의 시·도");
  await expect.poll(readPlace).toBeUndefined();
});

it("calls degrees that were typed once by the nearest district", async () => {
  answerRequests({ weather: reply });
  const { data } = await open(WeatherSettings);
  const year = String(recordSchoolYear(toSeoulDay(data.now())));
  await data.profile.write([
    { kind: schoolYearKind.name, id: year, set: { weatherPlace: { lat: 37.29, lon: 127.02 } } },
  ]);
  await expect.element(page.getByText(/^경기도 수원시 장안구의 날씨/)).toBeVisible();
});
