import { toStudentWords } from "../student/student-words.ts";
import type { RosterStudent } from "../student/student.ts";
import { listNamedPupils } from "./named-pupils.ts";

type Member = Pick<RosterStudent, "id" | "number" | "name">;

/** The class whom an answer's words are about. */
export interface NamedClass {
  /** Of the class today. */
  readonly members: readonly Member[];
  /** As it was when pupils answered (`survey.roster`); nothing of a survey that is older than that field. */
  readonly roster?: readonly Member[] | null | undefined;
}

export interface NamedMember {
  readonly words: string;
  /** As the list has them today; nobody of another class, who has left, or whom words don't settle. */
  readonly member?: Member | undefined;
}

/**
 * Whom an answer names. Words mean who had that number and name when they were written, so a name that is put right
 * later takes no choice from anybody; what they meant for nobody then may be a name of today.
 *
 * ```ts
 * listNamedMembers("3번 김나윤", { roster: [{ id: "s3", number: 3, name: "김나윤" }], members })[0]; // s3, 김나연 by now
 * ```
 */
export function listNamedMembers(
  answer: string,
  { members, roster }: NamedClass,
): readonly NamedMember[] {
  const then = roster?.length ? roster : members;
  const toToday = (words: string, known: Member): NamedMember => ({
    words,
    member: members.find(({ id }) => id === known.id),
  });
  const tiles = answer.split(/, (?=\d{1,3}번 )/u).map((words) => ({
    words,
    known: then.find((member) => toStudentWords(member) === words),
  }));
  if (tiles.every(({ known }) => known))
    return tiles.flatMap(({ words, known }) => (known ? [toToday(words, known)] : []));
  return listNames(answer, then).flatMap((words) => {
    const known = findMember(words, then);
    if (known) return [toToday(words, known)];
    return listNames(words, members).map((name) => ({
      words: name,
      member: findMember(name, members),
    }));
  });
}

function listNames(answer: string, members: readonly Member[]): readonly string[] {
  return listNamedPupils(
    answer,
    members.map(({ name }) => name),
  );
}

/** 「3번 김가온」 is this pupil, also where two have one name; else names as children write them. */
function findMember(words: string, members: readonly Member[]): Member | undefined {
  const [, number, written] = /^(\d{1,3})번\s*(.*)$/u.exec(words) ?? [];
  if (number !== undefined)
    return members.find(
      (member) => member.number === Number(number) && (!written || written === member.name),
    );
  const named = members.filter(({ name }) => name === words);
  return named.length === 1 ? named[0] : undefined;
}

/** What a survey keeps of its class where it asks for pupils. */
export function toRoster(members: readonly Member[]): readonly Member[] {
  return members
    .map(({ id, number, name }) => ({ id, number, name }))
    .toSorted((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1));
}

/** Tapped numbers as the list has their pupils today; who is not in it stays as it was written. */
export function sayNamedMembers(answer: string, of: NamedClass): string {
  return listNamedMembers(answer, of)
    .map(({ words, member }) => (member ? toStudentWords(member) : words))
    .join(", ");
}
