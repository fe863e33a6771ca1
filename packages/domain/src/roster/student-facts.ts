import * as v from "valibot";

/** Somebody to call, in the order in which to try. */
export interface Guardian {
  /** 「어머니」, 「할머니」, or whatever a teacher writes. */
  readonly relation: string;
  readonly phone: string;
}

/** What a teacher has to know before lunch, sports and trips. */
export interface Health {
  /** Numbers of the allergens as school menus print them: `allergenLabels`. */
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

interface ContactFacts {
  readonly guardians?: readonly Guardian[] | null;
  /** What versions before the list of guardians wrote. */
  readonly guardianPhone?: string | null;
}

/**
 * Everybody to call for a pupil. Earlier versions and imports know one telephone and no word whose: where
 * they wrote, it is the telephone of the first, or they took the first away.
 */
export function listGuardians({ guardians, guardianPhone }: ContactFacts): readonly Guardian[] {
  const [first, ...others] = guardians ?? [];
  if (guardianPhone) return [{ relation: first?.relation ?? "", phone: guardianPhone }, ...others];
  if (guardianPhone === undefined || !first?.phone) return guardians ?? [];
  return others;
}

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
