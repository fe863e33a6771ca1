import { createRandom } from "@damim/sync/testing/random.ts";
import type { Dice } from "../kit/act/feature-act.ts";

const oddWords = [
  "<b>굵게</b>",
  "=SUM(A1:A9)",
  "😀 잘했어요",
  "👨‍👩‍👧",
  "1,200원",
  "‘따옴표’",
  "\u202e거꾸로",
  "ﬁ",
  "  띄움  ",
  "a\u0301",
  "null",
  "{{이름}}",
];
const plainWords =
  "오늘 발표를 또박또박 했다 친구와 다투고 화해함 준비물 가위 풀 도서관 체육 뒷정리 숙제를 안 가져옴 어머니와 통화 급식 남김 줄넘기 백 번 책을 두 권 읽음 모둠 활동".split(
    " ",
  );

const surnames = Array.from("김이박최정강조윤장임한오서신권황안송류홍");
const givenNames = ["하린", "지후", "서연", "도윤", "지우", "예준", "수아", "은우", "나은", "별"];

/** Dice for acts; the same seed throws the same. */
export function createDice(seed: number): Dice {
  const random = createRandom(seed);
  const chance = (): number => random.chance();
  const below = (limit: number): number => random.below(limit);
  const isLucky = (probability: number): boolean => random.isLucky(probability);
  return {
    chance,
    below,
    isLucky,
    pick: (list) => list[below(list.length)],
    name: () => `${random.pick(surnames)}${random.pick(givenNames)}`,
    some(list) {
      const share = chance();
      const taken = list.filter(() => isLucky(share));
      return taken.length > 0 ? taken : list.slice(0, 1);
    },
    words(most) {
      const parts = Array.from({ length: 1 + below(6) }, () =>
        isLucky(0.06) ? random.pick(oddWords) : random.pick(plainWords),
      );
      const text = parts.join(isLucky(0.05) && most > 60 ? "\n" : " ");
      const most16 = Math.max(1, Math.floor(most / 2));
      return text.slice(0, most16).trim() || "글";
    },
  };
}

/** A UUID version 7 that the dice give. */
export function throwId(dice: Pick<Dice, "below">, at: number): string {
  const digits = (count: number): string => throwDigits(dice, count);
  const time = at.toString(16).padStart(12, "0");
  const variant = "89ab"[dice.below(4)] ?? "8";
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-${variant}${digits(3)}-${digits(12)}`;
}

/** So many hex digits that the dice give. */
export function throwDigits(dice: Pick<Dice, "below">, count: number): string {
  return Array.from({ length: count }, () => dice.below(16).toString(16)).join("");
}
