import type { Random } from "./random.ts";

/** A round has at most 500,000 characters of ops (`CHARACTERS_PER_REQUEST`), a page of rows somewhat more. */
const LONGEST = 1_000_000;
const NUMBERS = [0, -0, -1, 0.5, 1, 500, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e21, -1e308];
const TEXTS = [
  "",
  "\0",
  "\ud800",
  "~dead",
  "~killed",
  "~v",
  "__proto__",
  "constructor",
  "t/u2/2026",
  "../..",
  "감기",
  "99999999999999999d1",
  "17778636000000001d1",
  "00000000000000000d",
  "' or 1=1 --",
  "[object Object]",
];
/** Stands for a part that is nested too deep to be written by `JSON.stringify`. */
const DEEP = "far too deep";
const NAMES = ["n", "kind", "id", "set", "at", "stamps", "ops", "rows", "seq", "toString"];

/**
 * A message with one to four of its parts put wrong: another type, a part of another message, one part
 * less, twice, under another name, far too long or too deep; or its text cut, repeated, or no JSON at all.
 */
export function mutateWire(random: Random, texts: readonly string[]): string {
  const dice = random.below(100);
  if (dice < 5) return toGarbage(random);
  if (dice < 15) return mutateText(random, random.pick(texts));
  const message: unknown = JSON.parse(random.pick(texts));
  let mutated = message;
  for (let left = 1 + random.below(4); left > 0; left--) {
    const places = countParts(mutated);
    mutated = changePart(mutated, random.below(places), (part) =>
      toOther(random, part, random.pick(texts)),
    );
  }
  // An own `__proto__`, numbers beyond all bounds and a great depth are only to be had by text.
  const text = (JSON.stringify(mutated) ?? "null")
    .replace(`"${DEEP}"`, nest(20_000))
    .slice(0, LONGEST);
  if (dice < 18) return text.replace(/"(?:id|note|set)":/, '"__proto__":');
  return dice < 21 ? text.replace(/:\d+/, ":1e999") : text;
}

function toOther(random: Random, part: unknown, otherText: string): unknown {
  const dice = random.below(12);
  if (dice === 0) return random.pick(NUMBERS);
  if (dice === 1) return random.pick(TEXTS);
  if (dice === 2) return random.pick([null, true, false, [], {}, [[]], { "": 1 }]);
  if (dice === 3) {
    const other: unknown = JSON.parse(otherText);
    return findPart(other, random.below(countParts(other)));
  }
  if (dice === 4 && random.isLucky(0.05)) return DEEP;
  if (dice === 5 && random.isLucky(0.02)) return "가".repeat(random.below(400_000));
  if (typeof part === "number") return part + random.pick([-1, 1, 0.1, 2 ** 40]);
  if (typeof part === "string") return mutateText(random, part);
  if (Array.isArray(part)) return mutateList(random, part);
  if (typeof part !== "object" || part === null) return random.pick(TEXTS);
  const entries: [string, unknown][] = Object.entries(part);
  const place = random.below(entries.length);
  const name = random.pick([...TEXTS, ...NAMES]);
  if (dice < 8) entries.splice(place, 1);
  else if (entries[place] && dice < 10) entries[place] = [name, entries[place][1]];
  else entries.push([name, random.pick(NUMBERS)]);
  return Object.fromEntries(entries);
}

function mutateList(random: Random, list: readonly unknown[]): readonly unknown[] {
  const place = random.below(list.length);
  const dice = random.below(4);
  if (dice === 0) return list.toSpliced(place, 1);
  if (dice === 1) return list.toReversed();
  if (dice === 2) return [...list, random.pick(TEXTS)];
  return list.flatMap((item) => Array.from({ length: random.below(6) * 30 }, () => item));
}

function mutateText(random: Random, text: string): string {
  const [from, to] = [random.below(text.length + 1), random.below(text.length + 1)];
  const dice = random.below(5);
  if (dice === 0) return text.slice(0, from);
  if (dice === 1) return text.slice(from);
  if (dice === 2) return text.slice(0, from) + random.pick(TEXTS) + text.slice(from);
  if (dice === 3) return text.slice(0, from) + text.slice(to);
  return text.slice(0, from) + String.fromCharCode(random.below(65_536)) + text.slice(from + 1);
}

function toGarbage(random: Random): string {
  const length = random.below(200);
  const limit = random.pick([128, 65_536]);
  const codes = Array.from({ length }, () => random.below(limit));
  return random.pick(["", "[", '{"', "﻿"]) + String.fromCharCode(...codes);
}

/** `JSON.parse` reads it without recursion; whatever recurses over it runs out of stack. */
function nest(depth: number): string {
  return "[".repeat(depth) + "]".repeat(depth);
}

function listInner(value: unknown): readonly unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}

function countParts(message: unknown): number {
  let count = 0;
  for (const queue = [message]; queue.length > 0; count++) queue.push(...listInner(queue.pop()));
  return count;
}

function findPart(message: unknown, place: number): unknown {
  const queue = [message];
  for (let left = place; left > 0; left--) queue.push(...listInner(queue.pop()));
  return queue.at(-1);
}

function changePart(message: unknown, place: number, change: (part: unknown) => unknown): unknown {
  let left = place;
  function walk(value: unknown, depth: number): unknown {
    if (left-- === 0) return change(value);
    if (typeof value !== "object" || value === null || depth > 100) return value;
    if (Array.isArray(value)) return value.map((inner) => walk(inner, depth + 1));
    const entries = Object.entries(value).map(([name, inner]) => [name, walk(inner, depth + 1)]);
    return Object.fromEntries(entries) as unknown;
  }
  return walk(message, 0);
}
