// Loaded lazily by app/today/today-page.tsx, which keeps its place.
import { toWeatherQuery, useWeatherLine, useWeatherSetting } from "./use-weather.ts";
import { WeatherLine } from "./weather-line.tsx";

/** The weather beside the day of 오늘; nothing where none came. */
export function TodayWeather() {
  const { setting } = useWeatherSetting();
  const line = useWeatherLine(toWeatherQuery(setting));
  return line ? <WeatherLine line={line} className="text-fg-2" /> : null;
}
