import { openDice } from "../../packages/domain/src/class-assignment/testing/generate-grade.ts";

const families = Array.from("김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남");
const firsts = Array.from("가나다도라민서지하은우유예수주시연준채현");
const lasts = Array.from("온윤린호우은서준율아진민결솔원빈");

/** So many pupils with names of two letters after one; some share a name, as 400 pupils do. */
export function makePupils(
  count: number,
  seed = 7,
): readonly { readonly id: string; readonly number: number; readonly name: string }[] {
  const next = openDice(seed);
  const pick = (letters: readonly string[]): string =>
    letters[Math.floor(next() * letters.length)] ?? "";
  return Array.from({ length: count }, (_, at) => ({
    id: `s${at + 1}`,
    number: at + 1,
    name: pick(families) + pick(firsts) + pick(lasts),
  }));
}
