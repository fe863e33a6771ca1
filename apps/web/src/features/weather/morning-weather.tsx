import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { HomeCardQuestion } from "../../kit/manifest/home-card.ts";
import { toWeatherQuery, useWeatherLine, useWeatherSetting } from "./use-weather.ts";
import { WeatherLine } from "./weather-line.tsx";

/** Where it is known where the school lies. */
export function isWanted({ profile, today }: HomeCardQuestion): boolean {
  return toWeatherQuery(profile.rows(schoolYearKind).get(String(recordSchoolYear(today)))) !== "";
}

/** The weather in the banner of the morning; nothing where none came. */
export function Component() {
  const { setting } = useWeatherSetting();
  const line = useWeatherLine(toWeatherQuery(setting));
  if (!line) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <WeatherLine line={line} className="text-warm-strong" />
      {line.isMeasured && (
        <p className="text-13 text-fg-2 max-sm:hidden">
          미세먼지 결석은 에어코리아 측정값으로 판단해요
        </p>
      )}
    </div>
  );
}
