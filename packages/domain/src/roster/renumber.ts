import type { Change } from "@damim/sync/change.ts";
import { compareStudents, studentKind, type RosterStudent } from "../student/student.ts";

/** The pupils of one class by place; place 0 has number 1, and an empty place is a vacant number (결번). */
export type NumberPlaces = readonly (RosterStudent | null)[];

/** In which order numbers are given out anew. 「가나다」 is the order of Unicode, also of names with spaces. */
export type NumberOrder = "name" | "boysFirst" | "girlsFirst";

/**
 * The places of a class as its numbers say. Of two pupils with one number (two devices wrote at once) the
 * second takes the next free place.
 */
export function toNumberPlaces(students: readonly RosterStudent[]): NumberPlaces {
  const places: (RosterStudent | null)[] = [];
  const homeless: RosterStudent[] = [];
  for (const student of students.toSorted(compareStudents)) {
    const index = student.number - 1;
    if (places[index]) homeless.push(student);
    else places[index] = student;
  }
  for (const student of homeless) {
    const free = places.findIndex((place, index) => !place && index >= student.number);
    places[free < 0 ? places.length : free] = student;
  }
  return Array.from(places, (place) => place ?? null);
}

/** Takes one place out and puts it in at another; those between move up or down by one. */
export function movePlace(places: NumberPlaces, from: number, to: number): NumberPlaces {
  const moved = places[from];
  if (moved === undefined || from === to || to < 0 || to >= places.length) return places;
  return places.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Leaves a number vacant: from this place on everybody moves down by one. */
export function addVacantPlace(places: NumberPlaces, at: number): NumberPlaces {
  return places.toSpliced(at, 0, null);
}

/** Closes a vacant number: those behind it move up by one. A pupil's place is never taken away. */
export function closeVacantPlace(places: NumberPlaces, at: number): NumberPlaces {
  return places[at] === null ? places.toSpliced(at, 1) : places;
}

/** Numbers from 1 without a gap, in the order of now or in another. */
export function orderPlaces(places: NumberPlaces, order?: NumberOrder): NumberPlaces {
  const students = places.filter((place) => place !== null);
  if (order === undefined) return students;
  const first = order === "girlsFirst" ? "female" : "male";
  const rank = ({ sex }: RosterStudent): number => {
    if (order === "name") return 0;
    if (!sex) return 2;
    return sex === first ? 0 : 1;
  };
  return students.toSorted((a, b) => rank(a) - rank(b) || compareNames(a, b));
}

/** The changes that give every pupil the number of the place; none for those who keep theirs. */
export function renumber(places: NumberPlaces): readonly Change[] {
  return places.flatMap((student, index) =>
    student && student.number !== index + 1
      ? [{ kind: studentKind.name, id: student.id, set: { number: index + 1 } }]
      : [],
  );
}

function compareNames(a: RosterStudent, b: RosterStudent): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return compareStudents(a, b);
}
