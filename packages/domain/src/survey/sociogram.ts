import type { RosterStudent, StudentId } from "../student/student.ts";
import { listNamedMembers, type NamedClass } from "./named-members.ts";
import type { KeptAnswer, SurveyQuestion } from "./survey.ts";

type Member = Pick<RosterStudent, "id" | "number" | "name">;

/** Whom pupils named, by who named them; only those who answered are keys. */
export type Choices = ReadonlyMap<StudentId, readonly StudentId[]>;

export interface ReadChoices {
  readonly choices: Choices;
  /** Named themselves, somebody of another class, or words that are nobody. */
  readonly apart: readonly { readonly from: StudentId; readonly words: string }[];
}

/** Whom each pupil who answered names; nobody is a choice too. */
export function readChoices(
  question: Pick<SurveyQuestion, "id">,
  byStudent: ReadonlyMap<StudentId, Pick<KeptAnswer, "values">>,
  of: NamedClass,
): ReadChoices {
  const choices = new Map<StudentId, readonly StudentId[]>();
  const apart: { from: StudentId; words: string }[] = [];
  for (const { id: from } of of.members) {
    const answer = byStudent.get(from);
    if (!answer) continue;
    const chosen = new Set<StudentId>();
    const value = answer.values[question.id];
    for (const { words, member } of value ? listNamedMembers(value, of) : [])
      if (member && member.id !== from) chosen.add(member.id);
      else apart.push({ from, words: member ? "자기 이름" : words });
    choices.set(from, [...chosen]);
  }
  return { choices, apart };
}

export interface Sociogram {
  /** By pupil, in the order of the list. */
  readonly pupils: readonly SociogramPupil[];
  /** Each pair once. */
  readonly mutual: readonly (readonly [StudentId, StudentId])[];
  readonly groups: readonly (readonly StudentId[])[];
  readonly stars: readonly StudentId[];
  readonly unchosen: readonly StudentId[];
  /** Named nobody who is here, and nobody named them. Never somebody who has not answered. */
  readonly isolates: readonly StudentId[];
}

export interface SociogramPupil {
  readonly id: StudentId;
  /** Has not answered: what they would say is not known. */
  readonly isUnknown: boolean;
  readonly given: readonly StudentId[];
  readonly received: readonly StudentId[];
  readonly mutual: readonly StudentId[];
}

const FEWEST_OF_STAR = 3;
const DEVIATIONS_OF_STAR = 1.5;

/**
 * Who named whom, as facts about pairs; no score of a child and no label. A star has at least 3 and at least the mean and
 * 1.5 standard deviations; groups are those who hang together by pairs that named each other. (spec 13 §2)
 */
export function sociogram(choices: Choices, members: readonly Pick<Member, "id">[]): Sociogram {
  const namers = new Map(members.map(({ id }) => [id, [] as StudentId[]]));
  for (const [from, named] of choices) for (const to of named) namers.get(to)?.push(from);
  const pupils = members.map(({ id }): SociogramPupil => {
    const given = (choices.get(id) ?? []).filter((to) => namers.has(to));
    const received = namers.get(id) ?? [];
    const mutual = given.filter((to) => received.includes(to));
    return { id, isUnknown: !choices.has(id), given, received, mutual };
  });
  const unchosen = pupils.filter(({ received }) => received.length === 0);
  const counts = pupils.map(({ received }) => received.length);
  const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  const variance =
    counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / Math.max(1, counts.length);
  const least = Math.max(FEWEST_OF_STAR, mean + DEVIATIONS_OF_STAR * Math.sqrt(variance));
  return {
    pupils,
    mutual: pupils.flatMap(({ id, mutual }, at) =>
      mutual
        .filter((other) => pupils.findIndex((pupil) => pupil.id === other) > at)
        .map((other) => [id, other] as const),
    ),
    groups: listGroups(pupils),
    stars: pupils.filter(({ received }) => received.length >= least).map(({ id }) => id),
    unchosen: unchosen.map(({ id }) => id),
    isolates: unchosen
      .filter(({ isUnknown, given }) => !isUnknown && given.length === 0)
      .map(({ id }) => id),
  };
}

function listGroups(pupils: readonly SociogramPupil[]): readonly (readonly StudentId[])[] {
  const mutualOf = new Map(pupils.map(({ id, mutual }) => [id, mutual]));
  const seen = new Set<StudentId>();
  return pupils.flatMap(({ id, mutual }) => {
    if (seen.has(id) || mutual.length === 0) return [];
    const group = new Set([id]);
    // A set that grows while it is walked.
    for (const one of group) for (const other of mutualOf.get(one) ?? []) group.add(other);
    for (const one of group) seen.add(one);
    return [pupils.flatMap((pupil) => (group.has(pupil.id) ? [pupil.id] : []))];
  });
}

export interface SociogramPlace {
  readonly id: StudentId;
  /** From 0 to 1 across and down. */
  readonly x: number;
  readonly y: number;
}

const RINGS = 4;
const WIDEST = 0.43;

/** Rings, who was named most in the middle; who hangs together stands side by side. The same answers, the same picture. */
export function placeSociogram({ pupils, groups }: Sociogram): readonly SociogramPlace[] {
  const most = Math.max(1, ...pupils.map(({ received }) => received.length));
  const groupOf = (id: StudentId): number => {
    const at = groups.findIndex((group) => group.includes(id));
    return at < 0 ? groups.length : at;
  };
  const ringOf = ({ received }: SociogramPupil): number =>
    Math.min(RINGS - 1, Math.floor((1 - received.length / most) * RINGS));
  const rings = Array.from({ length: RINGS }, (_, ring) =>
    pupils.filter((pupil) => ringOf(pupil) === ring),
  );
  return rings.flatMap((on, ring) => {
    const radius = ring === 0 && on.length === 1 ? 0 : (WIDEST * (ring + 0.75)) / (RINGS - 0.25);
    return on
      .toSorted((a, b) => groupOf(a.id) - groupOf(b.id))
      .map(({ id }, at) => {
        const angle = (2 * Math.PI * (at + ring / 2)) / on.length - Math.PI / 2;
        return { id, x: 0.5 + radius * Math.cos(angle), y: 0.5 + radius * Math.sin(angle) };
      });
  });
}
