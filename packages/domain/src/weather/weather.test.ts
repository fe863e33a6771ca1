import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { gradeOfDust } from "./dust.ts";
import golden from "./golden-weather.json" with { type: "json" };
import { pickKmaBase } from "./kma-base.ts";
import { toKmaGrid } from "./kma-grid.ts";
import {
  districts,
  findDistricts,
  findNearestDistrict,
  findNearestProvince,
  toDistrictWords,
} from "./districts.ts";
import { findPlaceOfOffice, provincePlaces } from "./places.ts";
import { pickStation, readAirKorea } from "./read-air-korea.ts";
import { readKma } from "./read-kma.ts";
import { readOpenMeteo, readOpenMeteoAir } from "./read-open-meteo.ts";
import { weatherPlaceSchema } from "./weather-place.ts";
import type { WeatherReply } from "./weather-reply.ts";
import { toWeatherLine } from "./weather-words.ts";

const NOW = Date.parse("2026-11-23T08:20:00+09:00");

describe("places", () => {
  it.each(golden.places)("$name lies in its cell", ({ sido, name, lat, lon, nx, ny }) => {
    expect(toKmaGrid({ lat, lon })).toEqual({ nx, ny });
    expect(provincePlaces).toContainEqual(expect.objectContaining({ sido, name, lat, lon }));
    expect(findNearestProvince({ lat, lon }).sido).toBe(sido);
  });

  it.each(golden.toKmaGrid)("$lat, $lon is a cell", ({ lat, lon, result }) => {
    expect(toKmaGrid({ lat, lon })).toEqual(result);
  });

  it("is known by the office of education", () => {
    expect(findPlaceOfOffice("E10")?.sido).toBe("인천");
    expect(findPlaceOfOffice("Z10")).toBeUndefined();
  });

  it.each(districts)("$sido $name is chosen by its office and inside of Korea", (district) => {
    expect(findNearestDistrict(district)).toBe(district);
    const { lat, lon } = district;
    expect(v.is(weatherPlaceSchema, { lat, lon })).toBe(true);
    expect(provincePlaces.map(({ sido }) => sido)).toContain(district.sido);
  });

  it.each([
    ["수원", 4, "경기도 수원시 권선구"],
    ["강원 고성", 1, "강원특별자치도 고성군"],
    ["대구 군위", 1, "대구광역시 군위군"],
    ["세종", 1, "세종특별자치시"],
    ["진해", 1, "경상남도 창원시 진해구"],
    ["", 0, undefined],
    ["한양", 0, undefined],
  ])("%j finds %i", (typed, count, first) => {
    const found = findDistricts(typed);
    expect(found).toHaveLength(count);
    expect(found[0] && toDistrictWords(found[0])).toBe(first);
  });

  it("measures the dust of a place in its own province, not in that of the nearest seat", () => {
    expect(findNearestDistrict({ lat: 36.03, lon: 129.36 }).sido).toBe("경북");
    expect(findNearestProvince({ lat: 36.03, lon: 129.36 }).sido).toBe("경북");
  });
});

it.each(golden.pickKmaBase)("at $now the tellings are those", ({ now, result }) => {
  expect(pickKmaBase(Date.parse(`${now}:00+09:00`))).toEqual(result);
});

it.each(golden.gradeOfDust)("dust of $pm10 and $pm25", ({ pm10, pm25, result }) => {
  expect(gradeOfDust({ pm10, pm25 })).toEqual(result);
});

const wrap = (body: unknown, resultCode = "00"): string =>
  JSON.stringify({ response: { header: { resultCode, resultMsg: "" }, body } });
const inXml = (code: string): string =>
  `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>X</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`;

describe("an answer of 기상청", () => {
  const told = (category: string, fcstTime: string, fcstValue: string) => ({
    baseDate: "20261123",
    baseTime: "0500",
    category,
    fcstDate: "20261123",
    fcstTime,
    fcstValue,
    nx: 55,
    ny: 124,
  });
  const items = {
    item: [
      told("TMP", "0700", "1"),
      told("TMP", "0800", "3"),
      told("TMP", "0900", "5"),
      told("SKY", "0800", "1"),
      told("PTY", "0800", "0"),
      told("POP", "0800", "10"),
      told("TMN", "0600", "-2.0"),
      told("TMX", "1500", "11.0"),
    ],
  };

  it("is read for the hour that began last, with low and high of the day", () => {
    expect(readKma(wrap({ items }), NOW)).toEqual({
      ok: true,
      value: { sky: "sunny", temperature: 3, low: -2, high: 11, rainChance: 10 },
    });
  });

  it("of a measured hour says what is measured, and nothing for what is missing", () => {
    const measured = (category: string, obsrValue: string) => ({ category, obsrValue });
    const item = [measured("T1H", "-0.4"), measured("PTY", "3"), measured("WSD", "-998.9")];

    expect(readKma(wrap({ items: { item } }), NOW)).toMatchObject({
      value: { sky: "snow", temperature: -0.4, high: null },
    });
    expect(readKma(wrap({ items: { item: [measured("T1H", "-999")] } }), NOW)).toMatchObject({
      value: { temperature: null },
    });
  });

  it.each([
    [wrap(undefined, "03"), { ok: true }],
    [wrap(undefined, "22"), { refusal: { type: "QuotaUsedUp" } }],
    [inXml("22"), { refusal: { type: "QuotaUsedUp" } }],
    [inXml("30"), { refusal: { type: "KeyRefused" } }],
    [inXml("31"), { refusal: { type: "KeyRefused" } }],
    [inXml("04"), { refusal: { type: "ServiceAway" } }],
    [inXml("12"), { refusal: { type: "FormatChanged" } }],
    ["<html>점검 중</html>", { refusal: { type: "FormatChanged" } }],
    [wrap({ items: "" }), { refusal: { type: "FormatChanged" } }],
    ["{}", { refusal: { type: "FormatChanged" } }],
  ])("%s", (text, expected) => {
    expect(readKma(text, NOW)).toMatchObject(expected);
  });
});

describe("an answer of 에어코리아", () => {
  const item = (stationName: string, pm10Value: string | null, pm25Value: string | null) => ({
    stationName,
    dataTime: "2026-11-23 08:00",
    pm10Value,
    pm25Value,
    pm25Flag: null,
  });
  const answer = wrap({
    items: [item("신흥", "-", "-"), item("송림", "41", null), item("석바위", "44", "21")],
  });

  it("names its stations; a dash is nothing", () => {
    const read = readAirKorea(answer);
    const stations = read.ok ? read.value : [];

    expect(stations[0]).toEqual({ station: "신흥", hour: "08", pm10: null, pm25: null });
    expect(pickStation(stations, undefined)?.station).toBe("석바위");
    expect(pickStation(stations, "송림")).toMatchObject({ pm10: 41, pm25: null });
    expect(pickStation(stations, "신흥")?.station).toBe("석바위");
    expect(pickStation(stations.slice(0, 1), undefined)).toBeUndefined();
  });

  it("tells a refused key in XML", () => {
    expect(readAirKorea(inXml("30"))).toMatchObject({ refusal: { type: "KeyRefused" } });
  });
});

describe("an answer of Open-Meteo", () => {
  it("is read with the numbers that it has", () => {
    const answer = {
      current: { temperature_2m: 2.6, weather_code: 71 },
      daily: {
        temperature_2m_max: [11.2],
        temperature_2m_min: [-1],
        precipitation_probability_max: [null],
      },
    };

    expect(readOpenMeteo(JSON.stringify(answer))).toEqual({
      ok: true,
      value: { sky: "snow", temperature: 2.6, low: -1, high: 11.2, rainChance: null },
    });
    expect(readOpenMeteoAir('{"current":{"pm10":40.4,"pm2_5":20.6}}')).toEqual({
      ok: true,
      value: { pm10: 40, pm25: 21 },
    });
  });

  it.each([
    ['{"error":true,"reason":"Daily API request limit exceeded."}', "QuotaUsedUp"],
    ['{"error":true,"reason":"Latitude must be in range"}', "FormatChanged"],
    ["<html>", "FormatChanged"],
    ['{"current":{"temperature_2m":"warm"}}', "FormatChanged"],
  ])("%s is %s", (text, type) => {
    expect(readOpenMeteo(text)).toEqual({ ok: false, refusal: { type } });
  });
});

describe("the line of the morning page", () => {
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
      ageMs: 60_000,
      source: "air-korea",
    },
    stations: [],
  } as const satisfies WeatherReply;

  it("says the weather and the dust, and its age once it is old", () => {
    expect(toWeatherLine(reply, 0)).toEqual({
      weather: "맑음 3° · 최고 11° · 비 10 %",
      dust: "초미세 보통 (석바위, 08시)",
      age: "",
      isMeasured: true,
      sky: "sunny",
    });
    expect(toWeatherLine(reply, 40 * 60_000)?.age).toBe("41분 전");
    expect(toWeatherLine(reply, 2 * 3_600_000)?.age).toBe("2시간 전");
  });

  it("hides what became too old: the dust after three hours, the weather after twelve", () => {
    expect(toWeatherLine(reply, 3 * 3_600_000)).toMatchObject({
      dust: "미세먼지 값을 받지 못했어요",
      isMeasured: false,
    });
    expect(toWeatherLine(reply, 12 * 3_600_000)).toBeUndefined();
  });

  it("names what is foretold, and leaves out what nobody wants", () => {
    const foretold = {
      ...reply.dust,
      source: "open-meteo",
      data: { pm10: 160, pm25: null, station: "", hour: "" },
    } as const;
    expect(toWeatherLine({ ...reply, dust: foretold }, 0)?.dust).toBe("미세 매우 나쁨 (예측)");
    const off = { type: "missing", missing: "off" } as const;
    expect(toWeatherLine({ ...reply, dust: off }, 0)?.dust).toBe("");
    expect(toWeatherLine({ ...reply, weather: off, dust: off }, 0)).toBeUndefined();
    const away = { type: "missing", missing: "away" } as const;
    expect(toWeatherLine({ ...reply, dust: away }, 0)?.dust).toBe("미세먼지 값을 받지 못했어요");
  });
});
