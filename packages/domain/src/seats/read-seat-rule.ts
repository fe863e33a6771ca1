import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { readNumbers } from "../names/read-numbers.ts";
import type { RosterStudent, StudentId } from "../student/student.ts";
import { ZONES, zoneLabels, type SeatRule } from "./seat-rule.ts";

export type SeatRuleRefusal =
  | { readonly type: "RuleEmpty" }
  | { readonly type: "RuleUnclear" }
  | { readonly type: "PupilUnclear"; readonly say: string }
  | { readonly type: "PartnerMissing" };

export const seatRuleMessages: MessagesFor<SeatRuleRefusal> = {
  RuleEmpty: () => "규칙을 적어 주세요. 「3 앞 1줄」, 「4×9 이웃 아님」처럼 적어요.",
  RuleUnclear: () =>
    "무슨 규칙인지 알 수 없어요. 「3 앞 1줄」, 「4×9 이웃 아님」, 「12+15 같은 모둠」, 「눈: 3, 8」처럼 적어 주세요.",
  PupilUnclear: ({ say }) => say,
  PartnerMissing: () => "누구와의 규칙인지 번호를 하나 더 적어 주세요.",
};

/** What of a rule can be typed; weight and reason come from the form. */
export type TypedRule = Pick<SeatRule, "kind" | "a" | "b" | "what">;

type Member = Pick<RosterStudent, "id" | "number" | "name">;

const apartWords: Readonly<Record<string, string>> = {
  "짝 아님": "desk",
  "이웃 아님": "near",
  "짝이 되지 않게": "desk",
  "이웃하지 않게": "near",
  "다른 모둠": "team",
  "다른 분단": "team",
};
const togetherWords: Readonly<Record<string, string>> = {
  짝: "desk",
  이웃: "near",
  "같은 모둠": "team",
  "같은 분단": "team",
};

/**
 * Reads a typed rule. 「눈: 3, 8」 is two: the front for each of them, and nobody tall before them where `tall` are known.
 *
 * ```ts
 * readSeatRule("4×9 이웃 아님", members); // one rule: apart, near
 * ```
 */
export function readSeatRule<T extends Member>(
  typed: string,
  members: readonly T[],
  tall: readonly StudentId[] = [],
): Result<readonly TypedRule[], SeatRuleRefusal> {
  const text = typed.normalize("NFC").trim().replaceAll(/\s+/gu, " ");
  if (text === "") return refuse({ type: "RuleEmpty" });
  const [, eyes] = /^눈 ?: ?(.+)$/u.exec(text) ?? [];
  if (eyes !== undefined) {
    const read = readPupils(eyes, members);
    if (!read.ok) return read;
    const front = { kind: "zone" as const, a: read.value, what: "front2" };
    const b = tall.filter((id) => !read.value.includes(id));
    return ok(b.length > 0 ? [front, { kind: "sight", a: read.value, b }] : [front]);
  }
  const found = findWords(text);
  if (!found) return refuse({ type: "RuleUnclear" });
  const { people, ...rule } = found;
  const isPair = rule.kind === "apart" || rule.kind === "together";
  const read = readPupils(people.replaceAll(/[×xX*+]/gu, " "), members);
  if (!read.ok) return read;
  if (!isPair) return ok([{ ...rule, a: read.value }]);
  if (read.value.length < 2) return refuse({ type: "PartnerMissing" });
  const pairs = read.value.flatMap((a, at) => read.value.slice(at + 1).map((b) => [a, b] as const));
  return ok(pairs.map(([a, b]) => ({ ...rule, a: [a], b: [b] })));
}

function findWords(
  text: string,
): (Pick<SeatRule, "kind" | "what"> & { readonly people: string }) | undefined {
  const [, many, count] = /^(.+?) ?([2-6])칸(?: 이상)?$/u.exec(text) ?? [];
  if (many !== undefined && count !== undefined)
    return { kind: "apart", what: count, people: many };
  const words: readonly (readonly [string, Pick<SeatRule, "kind" | "what">])[] = [
    ...ZONES.map((zone) => [zoneLabels[zone], { kind: "zone", what: zone }] as const),
    ...Object.entries(apartWords).map(([word, what]) => [word, { kind: "apart", what }] as const),
    ...Object.entries(togetherWords).map(
      ([word, what]) => [word, { kind: "together", what }] as const,
    ),
    ["모둠에 고루", { kind: "spread" }],
  ];
  const flat = text.replaceAll(" ", "");
  for (const [word, rule] of words.toSorted(([a], [b]) => b.length - a.length)) {
    const end = word.replaceAll(" ", "");
    if (!flat.endsWith(end)) continue;
    // Cut off the words, whatever blanks stand between their letters.
    const pattern = new RegExp(`${Array.from(end).join(" ?")}$`, "u");
    return { ...rule, people: text.replace(pattern, "").trim() };
  }
  return undefined;
}

function readPupils<T extends Member>(
  typed: string,
  members: readonly T[],
): Result<readonly StudentId[], SeatRuleRefusal> {
  const { students, say } = readNumbers(typed, members);
  if (say !== "") return refuse({ type: "PupilUnclear", say });
  return students.length > 0 ? ok(students.map(({ id }) => id)) : refuse({ type: "RuleUnclear" });
}
