import type { Health } from "./student-facts.ts";

/** Allergens by the number that a school menu prints (학교급식 알레르기 표시), 1 first. */
export const allergenLabels = [
  "난류",
  "우유",
  "메밀",
  "땅콩",
  "대두",
  "밀",
  "고등어",
  "게",
  "새우",
  "돼지고기",
  "복숭아",
  "토마토",
  "아황산류",
  "호두",
  "닭고기",
  "쇠고기",
  "오징어",
  "조개류",
  "잣",
] as const;

/** Whether there is something about a pupil's health that a teacher has to know. */
export function hasHealthNote({ health }: { readonly health?: Health | null }): boolean {
  return Boolean(health?.note || health?.allergens?.length);
}

/** 「우유, 땅콩 · 천식 흡입기는 가방에」; "" where nothing is noted. */
export function describeHealth(health: Health | null | undefined): string {
  const allergens = (health?.allergens ?? [])
    .toSorted((a, b) => a - b)
    .map((number) => allergenLabels[number - 1] ?? `${number}번`);
  return [allergens.join(", "), health?.note ?? ""].filter(Boolean).join(" · ");
}
