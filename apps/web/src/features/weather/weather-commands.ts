import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { WeatherPlace } from "@damim/domain/weather/weather-place.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with the weather's place: a field of the year's setting, `id`. */
export function createWeatherCommands({ act }: CommandDeps) {
  return {
    setPlace(id: string, place: WeatherPlace) {
      const weatherPlace = Object.keys(place).length > 0 ? place : null;
      void act(
        [{ kind: schoolYearKind.name, id, set: { weatherPlace } }],
        "날씨를 볼 곳을 바꿨어요",
      );
    },
  };
}
