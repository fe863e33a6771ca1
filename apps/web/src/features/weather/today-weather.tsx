// Loaded lazily by app/today/today-page.tsx, which keeps its place.
import { QuietHint } from "../../kit/page/quiet-hint.tsx";
import { toWeatherQuery, useWeatherLine, useWeatherSetting } from "./use-weather.ts";
import { WeatherLine } from "./weather-line.tsx";

/** The weather beside the day of 오늘; where nobody said where the school lies, how to. */
export function TodayWeather() {
  const { setting } = useWeatherSetting();
  const query = toWeatherQuery(setting);
  const line = useWeatherLine(query);
  if (line) return <WeatherLine line={line} className="text-fg-2" />;
  return query === "" ? (
    <QuietHint id="no-place" to="/mypage#weather">
      학교 위치를 고르면 날씨가 보여요
    </QuietHint>
  ) : null;
}
