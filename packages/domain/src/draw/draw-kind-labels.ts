import type { DrawKind } from "./draw.ts";

export const drawKindLabels: Readonly<Record<DrawKind, string>> = {
  turns: "돌아가며",
  any: "매번 모두",
  order: "순서",
  several: "여러 명",
  dice: "주사위",
  roulette: "룰렛",
  seats: "자리",
};
