import { withParticle } from "../../hangul/particle.ts";
import type { SeatClash } from "./explain-clash.ts";
import { holdProblem, type SeatProblem } from "../seat-problem.ts";
import type { KeptSeatRule } from "../seat-rule.ts";
import {
  toNumbers,
  toNumberWords,
  toRuleLabel,
  toRuleWords,
  toSeatNameById,
} from "../seat-words.ts";

/** Why the rules cannot be kept, in one sentence with numbers and without names. */
export function toClashWords(clash: SeatClash, problem: SeatProblem): string {
  if (clash.type === "too-many-pupils")
    return `학생은 ${clash.pupils}명인데 자리는 ${clash.seats}자리예요. 책상을 더 놓아 주세요.`;
  if (clash.type === "unknown") return "아직 까닭을 다 찾지 못했어요. 더 찾기를 눌러 주세요.";
  const { rules } = clash;
  const { pupils, room } = problem;
  const [first, second] = rules;
  const numbers = [
    ...new Set(rules.flatMap(({ a, b }) => [...toNumbers(a, pupils), ...toNumbers(b, pupils)])),
  ].toSorted((a, b) => a - b);
  const each = numbers.map((number) => `${number}번`);
  const isAll = (kind: KeptSeatRule["kind"]): boolean =>
    rules.every((rule) => rule.kind === kind && isSame(rule.what, first?.what));
  const what = first ? toRuleLabel(first, room.seats) : "";

  if (first && isAll("fixed") && numbers.length > 1 && first.what)
    return `'${toSeatNameById([first.what].flat()[0] ?? "", room.seats)}'에 ${toCountWords(numbers.length)} 고정됐어요: ${each.join(", ")}`;
  if (first && isAll("zone")) {
    const free = holdProblem({ ...problem, rules: [first] }).rules[0]?.seats?.size ?? 0;
    return `${withParticle(what, "은/는")} ${free}자리인데 ${numbers.length}명이 ${withParticle(what, "이에요/예요")}: ${toNumberWords(numbers)}`;
  }
  if (first && second && rules.length === 2 && isSamePair(first, second))
    return `${each.join("과 ")}: ${quote(what, "과/와")} ${quote(toRuleLabel(second, room.seats), "이/가")} 어긋나요`;
  if (first && rules.length === 1)
    return `'${toRuleWords(first, { pupils, seats: room.seats })}' 규칙은 이 교실에서 지킬 수 없어요`;
  return `이 규칙 ${rules.length}개는 함께 지킬 수 없어요`;
}

/** What resting one of them does: 「하나만 쉬면 모두 지킬 수 있어요」. Empty where it is not known. */
export function toRestWords(clash: SeatClash): string {
  if (clash.type !== "clash" || clash.enough.length === 0) return "";
  return clash.enough.length === clash.rules.length
    ? "하나만 쉬면 모두 지킬 수 있어요"
    : "이것만 쉬면 돼요";
}

function isSamePair(one: KeptSeatRule, other: KeptSeatRule): boolean {
  const people = ({ a, b }: KeptSeatRule): readonly string[] =>
    [...new Set([...(a ?? []), ...(b ?? [])])].toSorted();
  return people(one).length > 0 && isSame(people(one), people(other));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** 「'짝'과」: the particle follows the word inside. */
function quote(word: string, particle: "과/와" | "이/가"): string {
  return `'${word}'${withParticle(word, particle).slice(word.length)}`;
}

function toCountWords(count: number): string {
  return count === 2 ? "두 명이" : `${count}명이`;
}
