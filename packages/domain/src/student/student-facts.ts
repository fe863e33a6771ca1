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
export const LONGEST_RELATION_CHARACTERS = 20;
export const LONGEST_PHONE_CHARACTERS = 60;
export const LONGEST_HEALTH_NOTE_CHARACTERS = 1_000;
export const LONGEST_STUDENT_NOTE_CHARACTERS = 2_000;

export const sexLabels = { male: "남", female: "여" } as const;
