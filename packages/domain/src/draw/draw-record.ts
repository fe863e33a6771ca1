import type { RowOf } from "../record/field.ts";
import { choice, own } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import { drawKind, drawTurnKind, LONGEST_TERMS_CHARACTERS } from "./draw.ts";
import { toSealChip } from "./seal-words.ts";

const drawFields = {
  /** One after another until all were, anybody each time, all in an order, a few at once, dice, a wheel, seats. */
  kind: choice(undefined, {
    turns: "돌아가며",
    any: "매번 모두",
    order: "순서",
    several: "여러 명",
    dice: "주사위",
    roulette: "룰렛",
    seats: "자리",
  }),
  /**
   * `write-terms.ts`: what is drawn from whom, in words that are safe to show. Never changes, nor do seed and seal. What
   * they say is read where they are drawn, so that a newer way of drawing stays a row.
   */
  terms: own<string>({
    type: "pattern",
    pattern: new RegExp(`^[^]{1,${LONGEST_TERMS_CHARACTERS}}$`),
  }),
  /** Ids in the order of `who`. */
  members: maybe(own<readonly string[]>({ type: "list", of: { type: "student" }, most: 200 })),
  /** 32 bytes in hex. */
  seed: own<string>({ type: "pattern", pattern: /^[0-9a-f]{64}$/ }),
  seal: own<string>({ type: "pattern", pattern: /^[0-9a-f]{20}$/ }),
  /** The digits that a child called, as typed; set once. */
  number: maybe(own<string>({ type: "pattern", pattern: /^\d{0,4}$/ }, { label: "부른 숫자" })),
  /** When the seed was shown, epoch ms. */
  revealed: maybe(own<number>({ type: "instant" })),
  /** The draw that was thrown away for this one; it stays. */
  again: maybe(own<string>({ type: "id" })),
};

/** One draw, sealed before anything of it is known: any device of the teacher goes on with it. */
export type Draw = RowOf<typeof drawFields>;

export const draw = record({
  kind: drawKind,
  scope: "year",
  topics: ["seating"],
  // Sealed: nothing of it changes, and a thrown-away one stays.
  hasNoHistory: true,
  sort: "뽑기",
  subject: ({ seal }) => (typeof seal === "string" ? toSealChip(seal) : "뽑기"),
  fields: drawFields,
});

const count = maybe(own<number>({ type: "whole", least: 0, most: 10_000 }));
const turnFields = {
  /** Epoch ms; nothing while the name is closed. */
  at: maybe(own<number>({ type: "instant" })),
  /** How often it was shut again. */
  undone: count,
  /** Of a pupil who came later: before which place of the order. */
  before: count,
  /** The same one's id, for `members` is older. */
  member: maybe(own<string>({ type: "student" })),
};

/** One name of a draw that was opened: two devices that open the same meet in one row. */
export type DrawTurn = RowOf<typeof turnFields>;

export const drawTurn = record({
  kind: drawTurnKind,
  scope: "year",
  topics: ["seating"],
  // A name that was opened or shut; its draw counts both.
  hasNoHistory: true,
  sort: "뽑은 이름",
  subject: () => "뽑은 이름",
  fields: turnFields,
});
