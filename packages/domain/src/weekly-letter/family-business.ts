import { listGivenNames, toNameForm } from "../names/name-forms.ts";

/** Words that sound like a teacher's own business and are the class's. */
const OF_CLASS =
  /(?:학급|학생|어린이|전교|자치)\s*회의|상담\s*(?:주간|기간)|학부모\s*(?:회의|연수)|병원\s*(?:놀이|견학|체험)/gu;

/** How a word ends that tells what a teacher does without the class. */
const OWN =
  /(?:출장비?|[연병공]가|휴가|반차|조퇴|외출|지참|육아시간|모성보호시간|초과근무|회의|협의회?|연수|병원|치과|한의원|진료|면담|상담|결재|당직|예약|(?<![개폐])회식)(?:은|는|이|가|을|를|에|로|과|와|도|만)?$/u;

/**
 * Whether the title of an event tells of the teacher's own business, by the ends of its words.
 *
 * ```ts
 * isOwnBusiness("부장 회의"); // true
 * isOwnBusiness("국회의사당 견학"); // false
 * ```
 */
export function isOwnBusiness(title: string): boolean {
  const words = title.normalize("NFC").replaceAll(OF_CLASS, "");
  return words.split(/[^\p{L}\p{N}]+/u).some((word) => OWN.test(word));
}

/**
 * Whether the words of an event may be about a pupil: a number as 「5번」, or the letters of a name or a given name
 * anywhere, also in 「하린팀」. Rather silent than wrong, for they go home by themselves.
 */
export function isAboutPupil(words: string, names: readonly string[]): boolean {
  const whole = words.normalize("NFKC");
  const form = toNameForm(whole);
  return (
    /\d\s*번(?!째)/u.test(whole) ||
    names
      .map((name) => name.normalize("NFKC").trim())
      .flatMap((name) => [name, ...listGivenNames(name)].map(toNameForm))
      .some((name) => Array.from(name).length > 1 && form.includes(name))
  );
}
