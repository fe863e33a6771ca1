import type { RosterStudent } from "../student/student.ts";
import { findPeople, type FoundPerson, type NameStrictness } from "./find-people.ts";
import { byLength, fitEndings } from "./cover-endings.ts";
import { toNameForm } from "./name-forms.ts";
import { titles } from "./name-words.ts";

const COVER = "한 학생";
/** 「가온 학생은」: the title goes with the name. */
const TITLE = new RegExp(`^[^\\S\\n]?(?:${byLength(titles)})(?![가-힣]{3})`, "u");
/**
 * A text in which one found person is 「한 학생」, with the endings that this takes; numbers and addresses become 「○○○」.
 *
 * ```ts
 * coverPerson("가온이가 울었어요", { kind: "given", word: "가온", at: 0, number: 3 }); // 「한 학생이 울었어요」
 * ```
 *
 * @param cover what else stands for a pupil: words that end in a consonant, such as 「3번」
 */
export function coverPerson(text: string, found: FoundPerson, cover = COVER): string {
  const whole = text.normalize("NFC");
  const head = whole.slice(0, found.at);
  const tail = whole.slice(found.at + found.word.length);
  if (found.kind !== "name" && found.kind !== "given") return `${head}○○○${tail}`;
  return `${head}${cover}${fitEndings(tail.replace(TITLE, ""))}`;
}

/** 「3번 김가온 학생 이름 같아요」: what a teacher reads of a found person before a text leaves. */
export function sayFoundPerson(
  found: FoundPerson,
  roster: readonly { readonly number: number; readonly name: string }[],
): string {
  switch (found.kind) {
    case "phone":
      return "휴대전화 번호 같아요";
    case "residentNumber":
      return "주민등록번호 같아요";
    case "email":
      return "이메일 주소 같아요";
    case "classNumber":
      return "학년, 반, 번호 같아요";
    default: {
      const students = roster.filter(({ number }) => number === found.number);
      const bare = toNameForm(found.word);
      const student = students.find(({ name }) => toNameForm(name).includes(bare)) ?? students[0];
      return `${found.number}번 ${student?.name ?? ""} 학생 이름 같아요`;
    }
  }
}

export type NameRoster = readonly Pick<RosterStudent, "number" | "name">[];
export type NamedPupil = Extract<FoundPerson, { readonly kind: "name" | "given" }>;

/** Whom a text names: `findPeople` without what else could lead to a child. */
export function findNamedPupils(
  text: string,
  roster: NameRoster,
  strictness: NameStrictness = "mild",
): readonly NamedPupil[] {
  return findPeople(text, roster, strictness).filter(
    (found): found is NamedPupil => found.kind === "name" || found.kind === "given",
  );
}

/**
 * The text in which these were found, with numbers for them; 「한 학생」 for a name that several have.
 *
 * ```ts
 * putNumbers("이도현은 보고서 내기", named); // 「22번은 보고서 내기」
 * ```
 */
export function putNumbers(text: string, named: readonly NamedPupil[]): string {
  // From the end on, so that places in front of it stay where they were found.
  return named.reduceRight(
    (words, found) => coverPerson(words, found, found.also ? undefined : `${found.number}번`),
    text.normalize("NFC"),
  );
}
