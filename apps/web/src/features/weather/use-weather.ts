import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  schoolYearKind,
  type SchoolYearSetting,
} from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { findPlaceOfOffice } from "@damim/domain/weather/places.ts";
import { weatherReplySchema } from "@damim/domain/weather/weather-reply.ts";
import { toWeatherLine, type WeatherLine } from "@damim/domain/weather/weather-words.ts";
import { useCallback } from "react";
import * as v from "valibot";
import { askServer } from "../../data/server/ask-server.ts";
import { useClockValue, useRunningClock } from "../../data/server/use-running-clock.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useFetched } from "../../data/use-fetched.ts";
import { keepHeard, readHeard, type HeardWeather } from "./kept-weather.ts";

const MINUTE_MS = 60_000;

/** The school year of today and its row, which says where the school lies. */
export function useWeatherSetting() {
  const { profile, now } = useTeacherData();
  const id = String(recordSchoolYear(toSeoulDay(now())));
  return { id, setting: useRow(profile, schoolYearKind, id) };
}

/** What is asked of the server; empty where nobody knows where the school lies. */
export function toWeatherQuery(setting: SchoolYearSetting | undefined): string {
  const { lat, lon, station } = setting?.weatherPlace ?? {};
  const office = setting?.schoolCode?.office;
  const query = new URLSearchParams();
  if (lat !== undefined && lon !== undefined) {
    query.set("lat", String(lat));
    query.set("lon", String(lon));
  } else if (office !== undefined && findPlaceOfOffice(office)) query.set("office", office);
  else return "";
  if (station !== undefined) query.set("station", station);
  return query.toString();
}

/** The weather of a place: what this device heard last, then what the server says. Nothing moves or waits for it. */
export function useWeather(query: string): HeardWeather | undefined {
  const { now } = useTeacherData();
  const ask = useCallback(async (): Promise<HeardWeather> => {
    const answer = await askServer<unknown>("GET", `weather?${query}`);
    if (!answer.ok) throw new Error("the server is away");
    const heard = { reply: v.parse(weatherReplySchema, answer.value), at: now() };
    const before = readHeard(query);
    // A service that is away takes nothing back: what was heard shows its age until it is too old.
    if (before && heard.reply.weather.type === "missing" && heard.reply.weather.missing === "away")
      return before;
    keepHeard(query, heard);
    return heard;
  }, [query, now]);
  const fetched = useFetched(query === "" ? undefined : ask);
  return fetched ?? (query === "" ? undefined : readHeard(query));
}

/** The line of the weather as it is true this minute. */
export function useWeatherLine(query: string): WeatherLine | undefined {
  const heard = useWeather(query);
  const { now } = useTeacherData();
  // By the clock that wrote down when it came.
  const minute = useClockValue(useRunningClock(), () => Math.floor(now() / MINUTE_MS));
  return heard && toWeatherLine(heard.reply, Math.max(0, minute * MINUTE_MS - heard.at));
}
