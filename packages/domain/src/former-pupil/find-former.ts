import { createRow, type Change } from "@damim/sync/change.ts";
import { isNumberName } from "../numbers-only/numbers-only.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import { sortStudents, type RosterStudent, type StudentId } from "../student/student.ts";
import { formerKind, type Former } from "./former.ts";

export interface FormerRoster {
  readonly year: SchoolYear;
  readonly students: Iterable<RosterStudent>;
}

export interface FormerPupil {
  readonly year: SchoolYear;
  /** No more than the id where that roster has them no longer. */
  readonly pupil: Pick<RosterStudent, "id"> & Partial<RosterStudent>;
}

/** A pupil of the new roster with those of former ones who may be the same, those of the last year first. */
export interface FormerMatch {
  readonly student: RosterStudent;
  readonly candidates: readonly [FormerPupil, ...FormerPupil[]];
  /** The only candidate is the same pupil. */
  readonly isSure: boolean;
}

/**
 * The pupils of a new roster whose names stood in an own former year (spec 20 §2). A number is no identity. Birthdays that
 * are equal make sure, those that differ exclude, without both the teacher is asked; so she is where two on one side have
 * one name and birthday, for nobody is surely two. Who is surely somebody else's is offered to nobody more. Who was answered
 * for is always there, with the pupil of the answer: it can be taken back when that one was renamed or deleted.
 *
 * ```ts
 * findFormerPupils([{ id: "n1", number: 3, name: "김하린" }], [{ year: 2026, students: [{ id: "o1", number: 9, name: "김하린" }] }]);
 * // [{ student: n1, candidates: [{ year: 2026, pupil: o1 }], isSure: false }]
 * ```
 */
export function findFormerPupils(
  students: Iterable<RosterStudent>,
  rosters: readonly FormerRoster[],
  answers: ReadonlyMap<StudentId, Former> = new Map(),
): readonly FormerMatch[] {
  const listed = sortStudents(students);
  const own = byName(listed);
  const former = [...rosters]
    .sort((a, b) => b.year - a.year)
    .map((roster) => ({ year: roster.year, names: byName(roster.students) }));
  /** Whom an answer means, where the names of today do not offer them. */
  const findKept = (answer: Former | undefined, found: readonly FormerPupil[]) => {
    if (!answer || (answer.answer === "other" && found.length > 0)) return [];
    const { year, formerId: id } = answer;
    if (found.some((one) => one.year === year && one.pupil.id === id)) return [];
    const names = former.find((roster) => roster.year === year)?.names;
    const pupil = [...(names?.values() ?? [])].flat().find((each) => each.id === id) ?? { id };
    return [{ year, pupil, isSure: false }];
  };
  return listed.flatMap((student): readonly FormerMatch[] => {
    const name = toName(student);
    const namesakes = own.get(name) ?? [];
    const found = former.flatMap(({ year, names }) => {
      const pupils = names.get(name) ?? [];
      /** The one pupil, and the one of the new roster, who have a birthday. */
      const findSure = ({ birthday }: RosterStudent) =>
        findOnly(namesakes, birthday) && findOnly(pupils, birthday);
      const same = findSure(student);
      const open = pupils.filter((pupil) => canBe(student, pupil) && !findSure(pupil));
      return (same ? [same] : open).map((pupil) => ({ year, pupil, isSure: Boolean(same) }));
    });
    const offered = found[0]?.isSure ? found.slice(0, 1) : found;
    const [first, ...others] = [...offered, ...findKept(answers.get(student.id), offered)];
    if (!first) return [];
    return [
      { student, candidates: [first, ...others], isSure: first.isSure && others.length === 0 },
    ];
  });
}

/** What the teacher says of a match: one of its candidates, or nobody of them. */
export function toFormer(
  { student, candidates }: FormerMatch,
  same: FormerPupil | null | undefined,
): Former {
  const { year, pupil } = same ?? candidates[0];
  return { studentId: student.id, year, formerId: pupil.id, answer: same ? "same" : "other" };
}

export function writeFormer(match: FormerMatch, same: FormerPupil | undefined): Change {
  return createRow(formerKind.name, match.student.id, { ...toFormer(match, same) });
}

/** Another answer that means the same former pupil: nobody of a roster is two of the next (spec 20 §2). */
export function findDouble(
  of: Former | undefined,
  answers: ReadonlyMap<StudentId, Former>,
): Former | undefined {
  if (of?.answer !== "same") return undefined;
  return [...answers.values()].find(
    ({ studentId, year, formerId, answer }) =>
      studentId !== of.studentId &&
      answer === "same" &&
      year === of.year &&
      formerId === of.formerId,
  );
}

/** Which candidate a stored answer means: null of nobody, undefined where it was not asked. */
export function readFormer(
  { student, candidates }: FormerMatch,
  stored: ReadonlyMap<StudentId, Former>,
): FormerPupil | null | undefined {
  const row = stored.get(student.id);
  if (row?.answer !== "same") return row && null;
  return candidates.find(({ year, pupil }) => year === row.year && pupil.id === row.formerId);
}

function findOnly(
  namesakes: readonly RosterStudent[],
  birthday: RosterStudent["birthday"],
): RosterStudent | undefined {
  const born = birthday ? namesakes.filter((each) => each.birthday === birthday) : [];
  return born.length === 1 ? born[0] : undefined;
}

function canBe(student: RosterStudent, pupil: RosterStudent): boolean {
  return !student.birthday || !pupil.birthday || student.birthday === pupil.birthday;
}

/** Who has a number for a name has none. */
function byName(students: Iterable<RosterStudent>): ReadonlyMap<string, readonly RosterStudent[]> {
  const names = new Map<string, RosterStudent[]>();
  for (const student of sortStudents(students)) {
    const name = toName(student);
    if (!isNumberName(name)) names.set(name, [...(names.get(name) ?? []), student]);
  }
  return names;
}

function toName({ name }: RosterStudent): string {
  return name.normalize("NFC").trim();
}
