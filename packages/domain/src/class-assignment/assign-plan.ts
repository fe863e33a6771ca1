import * as v from "valibot";

/** Provisional names: teachers draw lots for them, so never 1반, 2반. */
export const provisionalNames = Array.from("가나다라마바사아자차카타파하거", (name) => name);

export const LEAST_CLASSES = 2;
export const MOST_CLASSES = provisionalNames.length;
export const LARGEST_RULE = 6;
export const LONGEST_REASON = 100;
export const LONGEST_NOTE = 200;
export const LONGEST_CLASS_NAME = 10;
/** Seed of a run that was the S-curve alone (「S자만」). */
export const BY_HAND_SEED = 0;
/** Of one job (spec 13 §5). */
export const MOST_PUPILS = 600;
export const MOST_RULES = 500;

/** Everything has an end: a device may send whatever it likes. */
const text = v.pipe(v.string(), v.maxLength(20_000));
const whole = v.pipe(v.number(), v.integer());
const instant = whole;

const settingsParts = {
  title: v.pipe(text, v.maxLength(40)),
  grade: v.optional(text),
  classes: v.pipe(whole, v.minValue(LEAST_CLASSES), v.maxValue(MOST_CLASSES)),
  /** Tenths of a point. */
  tolerance: v.pipe(whole, v.minValue(0)),
  /** 0: scores count for nothing. */
  bands: v.pipe(whole, v.minValue(0), v.maxValue(10)),
  /** Own names of the classes, 「해」 of 「해반」; an empty one is 가, 나, 다 … */
  names: v.optional(v.array(v.pipe(text, v.maxLength(LONGEST_CLASS_NAME)))),
  /** Own number of pupils of each class; counts only where they add up to all (`findSizes`). */
  sizes: v.optional(v.array(v.pipe(whole, v.minValue(0)))),
};

const pupilParts = {
  classKey: text,
  number: whole,
  name: text,
  sex: v.optional(v.picklist(["male", "female"])),
  birthday: v.optional(text),
  /** Tenths of a point; a rank is below 0. */
  score: v.optional(whole),
  behaviour: v.pipe(whole, v.minValue(0), v.maxValue(3)),
  special: v.boolean(),
  leader: v.boolean(),
  leaving: v.boolean(),
  note: v.optional(text),
  /** Place of the new class, 0 first. */
  place: v.optional(whole),
  pinned: v.optional(v.boolean()),
};

const ruleTypeSchema = v.picklist(["apart", "together", "fixed"]);

const ruleParts = {
  type: ruleTypeSchema,
  pupils: v.array(text),
  /** Of fixed. */
  place: v.optional(whole),
  reason: v.optional(text),
  by: v.picklist(["file", "name", "twins", "teacher"]),
};

const runParts = {
  at: instant,
  seed: whole,
  cost: whole,
  bound: whole,
  /** What the S-curve costs. */
  sCurve: whole,
  parts: v.record(text, whole),
  /** Places of the pupils in the order of their ids, base 36. */
  places: text,
};

const moveParts = {
  pupil: text,
  from: whole,
  to: whole,
  why: v.pipe(text, v.maxLength(LONGEST_REASON)),
  at: instant,
  /** Moves of one act: two of a swap. */
  act: text,
  /** What the split cost before and after the act. */
  before: whole,
  after: whole,
};

const questionSchema = v.object({
  type: v.picklist(["name", "twins"]),
  pupils: v.array(text),
});

const notTakenSchema = v.object({
  /** File, sheet and row. */
  where: text,
  /** What stood there. */
  text,
  sentence: text,
});

const leftParts = { questions: v.array(questionSchema), notTaken: v.array(notTakenSchema) };

/** What each part of a job holds, besides its id: the draft of a device and the rows of a saved job are made of these. */
export const assignParts = {
  plan: { ...settingsParts, ...leftParts },
  pupil: pupilParts,
  rule: ruleParts,
  run: runParts,
  move: moveParts,
};

const assignDraftSchema = v.object({
  version: v.literal(1),
  settings: v.object(settingsParts),
  pupils: v.array(v.object({ id: text, ...pupilParts })),
  /** Ids by `toRuleId`. */
  rules: v.array(v.object({ id: text, ...ruleParts })),
  runs: v.array(v.object({ id: text, ...runParts })),
  moves: v.array(v.object({ id: text, ...moveParts })),
  ...leftParts,
});

type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** One job of 반편성 as it lies on the device (spec 13 §1): settings, pupils, rules, runs and moves. */
export type AssignDraft = Frozen<v.InferOutput<typeof assignDraftSchema>>;
export type AssignSettings = AssignDraft["settings"];
export type AssignPupil = AssignDraft["pupils"][number];
export type AssignRule = AssignDraft["rules"][number];
export type AssignRuleType = AssignRule["type"];
export type AssignRunRow = AssignDraft["runs"][number];
export type AssignMove = AssignDraft["moves"][number];
/** Pupils of one name, or who seem to be twins: the teacher says what is asked for them. */
export type AssignQuestion = AssignDraft["questions"][number];
export type PupilNotTaken = AssignDraft["notTaken"][number];

export const emptyAssignDraft: AssignDraft = {
  version: 1,
  settings: { title: "", classes: 6, tolerance: 3, bands: 5 },
  pupils: [],
  rules: [],
  runs: [],
  moves: [],
  questions: [],
  notTaken: [],
};

/** What a device kept, or an empty job where it is spoiled or of a later version. */
export function parseAssignDraft(kept: string): AssignDraft {
  try {
    const read = v.safeParse(assignDraftSchema, JSON.parse(kept));
    return read.success ? (read.output as AssignDraft) : emptyAssignDraft;
  } catch {
    return emptyAssignDraft;
  }
}

/** By class, number and name: the order of lists. */
export function sortAssignPupils(pupils: readonly AssignPupil[]): readonly AssignPupil[] {
  return pupils.toSorted(
    (a, b) =>
      a.classKey.localeCompare(b.classKey, "ko", { numeric: true }) ||
      a.number - b.number ||
      (a.name < b.name ? -1 : 1),
  );
}

/** 「가」, 「나」 … of a place, 0 first, or its own name. */
export function toPlaceName({ names }: Pick<AssignSettings, "names">, place: number): string {
  return names?.[place] || (provisionalNames[place] ?? String(place + 1));
}

/** The own sizes of the classes, where there is one for each and they hold all pupils; nothing else is split by. */
export function findSizes(
  { classes, sizes }: Pick<AssignSettings, "classes" | "sizes">,
  pupilCount: number,
): readonly number[] | undefined {
  const isWhole =
    sizes?.length === classes && sizes.reduce((sum, size) => sum + size, 0) === pupilCount;
  return isWhole ? sizes : undefined;
}

/** How a class of now is said: 「3-2」 with its grade; 「2반」 where a file named none. */
export function toOldClass(classKey: string): string {
  return /^$|-|반$/u.test(classKey) ? classKey : `${classKey}반`;
}

/** 「3-2 12번 문채원」: how every screen calls a pupil, so that two of one name stay two. */
export function toPupilWords({
  classKey,
  number,
  name,
}: Pick<AssignPupil, "classKey" | "number" | "name">): string {
  return `${toOldClass(classKey)} ${number}번 ${name}`;
}

/** `apart~a~b`: the same rule asked twice is one. */
export function toRuleId(type: AssignRuleType, pupils: readonly string[]): string {
  return [type, ...pupils.toSorted()].join("~");
}

/** Whether every pupil has a class. */
export function isSplit({ pupils }: AssignDraft): boolean {
  return pupils.length > 0 && pupils.every(({ place }) => place !== undefined);
}
