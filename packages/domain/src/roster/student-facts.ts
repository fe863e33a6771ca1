import * as v from "valibot";

/** Somebody to call, in the order in which to try. */
export interface Guardian {
  /** 「어머니」, 「할머니」, or whatever a teacher writes. */
  readonly relation: string;
  readonly phone: string;
}

/** What a teacher has to know before lunch, sports and trips. */
export interface Health {
  /** Numbers of the allergens as school menus print them: `allergenLabels` (health.ts). */
  readonly allergens?: readonly number[];
  readonly note?: string;
}

export const MOST_GUARDIANS = 6;
export const MOST_TAGS = 12;
export const LONGEST_TAG_CHARACTERS = 20;

export const guardiansSchema = v.pipe(
  v.array(
    v.looseObject({
      relation: v.pipe(v.string(), v.maxLength(20)),
      phone: v.pipe(v.string(), v.maxLength(60)),
    }),
  ),
  v.maxLength(MOST_GUARDIANS),
);

export const tagsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TAG_CHARACTERS))),
  v.maxLength(MOST_TAGS),
);

export const healthSchema = v.looseObject({
  allergens: v.exactOptional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
      v.maxLength(99),
    ),
  ),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))),
});
