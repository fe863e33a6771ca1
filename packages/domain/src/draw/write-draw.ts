import { createRow, type Change } from "@damim/sync/change.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import type { StudentId } from "../student/student.ts";
import {
  drawKind,
  LARGEST_SECTOR_WEIGHT,
  LARGEST_WEIGHT,
  MOST_DRAWN_AT_ONCE,
  type DrawItem,
  type KeptDraw,
} from "./draw.ts";
import { readTerms, writeTerms, type DrawTerms } from "./draw-terms.ts";
import { sealDraw } from "./seal.ts";
import { isDrawNumber } from "./verify-draw.ts";

export type DrawRefusal =
  | { readonly type: "NobodyToDraw" }
  | { readonly type: "CountUnclear"; readonly most: number }
  | { readonly type: "WeightUnclear"; readonly most: number }
  | { readonly type: "DiceUnclear" }
  | { readonly type: "SectorsUnclear" }
  | { readonly type: "ListUnclear" }
  | { readonly type: "NumberUnclear" };

export const drawMessages: MessagesFor<DrawRefusal> = {
  NobodyToDraw: () => "뽑을 사람이 없어요. 명단을 고르거나 번호로 뽑아 주세요.",
  CountUnclear: ({ most }) => `몇 명인지 2부터 ${most}까지 숫자로 적어 주세요.`,
  WeightUnclear: ({ most }) => `무게는 1부터 ${most}까지 숫자로 적어 주세요.`,
  DiceUnclear: () => "주사위는 1개부터 10개까지, 면은 2개부터 100개까지 정할 수 있어요.",
  SectorsUnclear: () => "룰렛에는 칸을 2개부터 40개까지 적어 주세요.",
  ListUnclear: () => "목록은 60자까지의 말을 200개까지 적을 수 있어요.",
  NumberUnclear: () => "0부터 9999까지의 숫자를 불러 주세요.",
};

/** The terms as they are written, or why nothing can be drawn so. */
export function checkTerms(terms: DrawTerms): Result<string, DrawRefusal> {
  const { kind, who = [], count = 1, weights } = terms;
  const people = Math.min(MOST_DRAWN_AT_ONCE, who.length);
  const heaviest = kind === "roulette" ? LARGEST_SECTOR_WEIGHT : LARGEST_WEIGHT;
  if (!["dice", "seats"].includes(kind) && who.length === 0)
    return refuse({ type: "NobodyToDraw" });
  if (kind === "several" && !isWhole(count, Math.min(2, people), people))
    return refuse({ type: "CountUnclear", most: people });
  if (kind === "dice" && !(isWhole(count, 1, 10) && isWhole(terms.faces ?? who.length, 2, 100)))
    return refuse({ type: "DiceUnclear" });
  if (kind === "roulette" && !isWhole(who.length, 2, 40)) return refuse({ type: "SectorsUnclear" });
  if (weights?.some((weight) => !isWhole(weight, 1, heaviest)))
    return refuse({ type: "WeightUnclear", most: heaviest });
  const written = writeTerms(terms);
  return readTerms(written) ? ok(written) : refuse({ type: "ListUnclear" });
}

/**
 * 봉인하기: the row of a draw whose terms passed `checkTerms`. `seed` is 32 bytes of chance in hex; nobody sees it before
 * the end.
 */
export function writeDraw(
  id: string,
  draw: {
    readonly terms: string;
    readonly seed: string;
    readonly members?: readonly StudentId[];
    readonly again?: string;
  },
): Change {
  const { terms, seed, members, again } = draw;
  return createRow(drawKind.name, id, {
    kind: readTerms(terms)?.kind,
    terms,
    seed,
    seal: sealDraw(seed, terms),
    ...(members && { members }),
    ...(again && { again }),
  });
}

/** The number that a child called; empty is 「숫자 없이」. Once it stands, nothing is written. */
export function callNumber(draw: KeptDraw, typed: string): Result<readonly Change[], DrawRefusal> {
  const digits = typed.normalize("NFKC").trim();
  if (!isDrawNumber(digits)) return refuse({ type: "NumberUnclear" });
  const isSet = draw.number !== undefined && draw.number !== null;
  return ok(isSet ? [] : [{ kind: drawKind.name, id: draw.id, set: { number: digits } }]);
}

/** Texts and numbers of a list as they are drawn: written one way, each once. */
export function toDrawItems(items: readonly DrawItem[]): readonly DrawItem[] {
  return [
    ...new Set(items.map((item) => (typeof item === "string" ? item.normalize("NFC") : item))),
  ];
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
