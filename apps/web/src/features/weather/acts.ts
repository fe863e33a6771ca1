import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { districts } from "@damim/domain/weather/districts.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { createWeatherCommands } from "./weather-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "weather.place",
    often: 0.003,
    run({ profile, now }, dice) {
      const id = String(recordSchoolYear(toSeoulDay(now())));
      const setting = profile.store.rows(schoolYearKind).get(id);
      const point = dice.pick(districts);
      if (!setting || !point) return undefined;
      const { lat, lon } = point;
      const isBack = dice.isLucky(0.2);
      createWeatherCommands(profile).setPlace(id, isBack ? {} : { lat, lon });
      const before = setting.weatherPlace ?? null;
      return { year: id, place: isBack ? null : { lat, lon }, before: before && { ...before } };
    },
  },
];
