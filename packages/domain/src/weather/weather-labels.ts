/** The sky in words, by the name that a day of 하루일지 keeps. */
export const weatherLabels: Readonly<Record<string, string>> = {
  sunny: "맑음",
  cloudy: "구름 많음",
  overcast: "흐림",
  rain: "비",
  snow: "눈",
  wind: "바람",
  fog: "안개",
};
