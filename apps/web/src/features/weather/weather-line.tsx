import type { WeatherLine as Line } from "@damim/domain/weather/weather-words.ts";
import {
  Cloud,
  CloudFog,
  CloudRain,
  CloudSnow,
  CloudSun,
  Sun,
  type LucideIcon,
} from "lucide-react";

const icons: Readonly<Record<NonNullable<Line["sky"]>, LucideIcon>> = {
  sunny: Sun,
  cloudy: CloudSun,
  overcast: Cloud,
  rain: CloudRain,
  snow: CloudSnow,
  fog: CloudFog,
};

/** 「맑음 3° · 최고 11° · 비 10 % · 초미세 보통 (석바위, 08시)」 with its age once that is old. */
export function WeatherLine(props: { readonly line: Line; readonly className?: string }) {
  const { line, className = "" } = props;
  const Icon = icons[line.sky ?? "cloudy"];
  return (
    <fieldset
      aria-label="날씨"
      className={`flex flex-wrap items-baseline gap-x-2 text-15 ${className}`}
    >
      <span className="font-semibold">
        <Icon size={18} aria-hidden className="mr-1.5 inline-block align-[-0.2em]" />
        {[line.weather, line.dust].filter(Boolean).join(" · ")}
      </span>
      {line.age && <span className="text-13 text-fg-2">{line.age}</span>}
    </fieldset>
  );
}
