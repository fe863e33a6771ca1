// Loaded with what shows facts of a day.
import type { DayFactsCode } from "../../kit/manifest/day-facts.ts";
import { readDayWeather } from "./kept-weather.ts";

/** 「맑음 3° · 최고 11°」: what this device heard of the day. Else the teacher picks the weather by hand. */
export const listDayFacts: DayFactsCode["listDayFacts"] = ({ day }) => {
  const text = readDayWeather(day);
  return text === undefined ? [] : [{ id: "weather", text }];
};

/** Closing a day changes no weather. */
export const listClosingFacts: DayFactsCode["listDayFacts"] = () => [];
