import type { FoundPerson } from "../names/find-people.ts";
import { byLength, fitEndings } from "../names/cover-endings.ts";
import { titles } from "../names/name-words.ts";

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
      const bare = found.word.replaceAll(/\s/gu, "").toLowerCase();
      const student =
        students.find(({ name }) => name.replaceAll(/\s/gu, "").toLowerCase().includes(bare)) ??
        students[0];
      return `${found.number}번 ${student?.name ?? ""} 학생 이름 같아요`;
    }
  }
}
