import * as v from "valibot";
import {
  LARGEST_SECTOR_WEIGHT,
  LARGEST_WEIGHT,
  LONGEST_TERMS_CHARACTERS,
  MOST_DRAWN_AT_ONCE,
  type DrawItem,
  type DrawKind,
} from "./draw.ts";

/** What a draw is about, without name and id. */
export interface DrawTerms {
  readonly kind: DrawKind;
  /** Numbers in the order of the roster, or texts. `turns`: all; else who is here. */
  readonly who?: readonly DrawItem[];
  readonly count?: number;
  readonly faces?: number;
  readonly weights?: readonly number[];
  /** Who was opened last in the round before. */
  readonly before?: DrawItem;
  /** Of `seats`: tells room, pupils and rules without showing them. */
  readonly digest?: string;
}

const wholeFrom = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const item = v.union([wholeFrom(0, 9_999), v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))]);
const who = v.pipe(v.array(item), v.minLength(1), v.maxLength(200));
const weightsUpTo = (most: number) => v.pipe(v.array(wholeFrom(1, most)), v.maxLength(200));
const base = { v: v.literal(1) };

const schemas: { readonly [K in DrawKind]: v.GenericSchema<unknown, DrawTerms> } = {
  turns: v.strictObject({
    ...base,
    kind: v.literal("turns"),
    who,
    before: v.exactOptional(item),
  }),
  any: v.pipe(
    v.strictObject({
      ...base,
      kind: v.literal("any"),
      who,
      weights: v.exactOptional(weightsUpTo(LARGEST_WEIGHT)),
    }),
    v.check(({ who: items, weights }) => !weights || weights.length === items.length),
  ),
  order: v.strictObject({ ...base, kind: v.literal("order"), who }),
  several: v.strictObject({
    ...base,
    kind: v.literal("several"),
    who,
    count: wholeFrom(1, MOST_DRAWN_AT_ONCE),
  }),
  dice: v.pipe(
    v.strictObject({
      ...base,
      kind: v.literal("dice"),
      count: wholeFrom(1, 10),
      faces: v.exactOptional(wholeFrom(2, 100)),
      who: v.exactOptional(v.pipe(who, v.minLength(2), v.maxLength(100))),
    }),
    v.check((terms) => (terms.faces === undefined) !== (terms.who === undefined)),
  ),
  roulette: v.pipe(
    v.strictObject({
      ...base,
      kind: v.literal("roulette"),
      who: v.pipe(who, v.minLength(2), v.maxLength(40)),
      weights: weightsUpTo(LARGEST_SECTOR_WEIGHT),
    }),
    v.check(({ who: items, weights }) => !weights || weights.length === items.length),
  ),
  seats: v.strictObject({
    ...base,
    kind: v.literal("seats"),
    digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
};

/** The one way of writing terms: keys in order, no blanks, NFC. */
export function writeTerms(terms: DrawTerms): string {
  const sorted = Object.entries({ ...terms, v: 1 })
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(sorted)).normalize("NFC");
}

const KINDS = Object.keys(schemas) as DrawKind[];

/** What terms say; nothing where they are not written that one way. */
export function readTerms(text: string): DrawTerms | undefined {
  if (text.length > LONGEST_TERMS_CHARACTERS) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const shape = v.safeParse(v.looseObject({ kind: v.picklist(KINDS) }), value);
  const read = shape.success && v.safeParse(schemas[shape.output.kind], value);
  return read && read.success && writeTerms(read.output) === text ? read.output : undefined;
}
