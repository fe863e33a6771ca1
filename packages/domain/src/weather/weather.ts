/** The look of the sky; names as in `weatherLabels` of 하루일지. */
export type Sky = "sunny" | "cloudy" | "overcast" | "rain" | "snow" | "fog";

/** The weather of a place. Degrees Celsius, percent; null where nobody said. */
export interface Weather {
  readonly sky: Sky | null;
  readonly temperature: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly rainChance: number | null;
}

export const noWeather: Weather = {
  sky: null,
  temperature: null,
  low: null,
  high: null,
  rainChance: null,
};
