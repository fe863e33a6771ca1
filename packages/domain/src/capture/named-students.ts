import { toInitialConsonants } from "../hangul/initial-consonants.ts";
import type { RosterStudent } from "../student/student.ts";

/** What may stand after a name: 「민준이가」, 「하린 학생은」. Longest first. */
const particles = "(?:\\s*학생|이)?(?:이|가|은|는|도|랑|와|과|하고|을|를|에게|의)?|이랑|님|양|군";
const twoSyllableFamilies = /^(?:남궁|황보|제갈|사공|선우|서문|독고|동방|망절)/;
const initialsOnly = /^[ㄱ-ㅎ]+$/;

/**
 * The pupils that a word may mean: a full name, a given name, or the 초성 of either; two syllables at
 * least. Particles after a name are passed over. One pupil: the word is sure; several: it is not.
 *
 * ```ts
 * findNamedStudents("민준이가", roster); // 김민준, and 이민준 where the class has one
 * ```
 */
export function findNamedStudents(
  word: string,
  roster: readonly RosterStudent[],
): readonly RosterStudent[] {
  const typed = word.normalize("NFC");
  if (Array.from(typed).length < 2) return [];
  return roster.filter(({ name }) => toNameForms(name).some((form) => fits(form, typed)));
}

/** The length of the full name that a line has at a place, particles with it; 0 for none. Names may hold spaces. */
export function measureFullName(
  line: string,
  at: number,
  roster: readonly RosterStudent[],
): number {
  let longest = 0;
  for (const { name } of roster) {
    const there = line.slice(at, at + name.length);
    if (!name.includes(" ") || there.toLowerCase() !== name.toLowerCase()) continue;
    const rest = new RegExp(`^(?:${particles})(?=[\\s,;:()]|$)`).exec(line.slice(at + name.length));
    if (rest) longest = Math.max(longest, name.length + rest[0].length);
  }
  return longest;
}

function fits(form: string, typed: string): boolean {
  if (initialsOnly.test(typed)) return toInitialConsonants(form) === typed;
  if (!typed.toLowerCase().startsWith(form.toLowerCase())) return false;
  return new RegExp(`^(?:${particles})$`).test(typed.slice(form.length));
}

/** The name, and what of it friends say; a single syllable is too little to tell a pupil by. */
function toNameForms(name: string): readonly string[] {
  const whole = name.normalize("NFC");
  if (!/^[가-힣]+$/.test(whole)) return [whole];
  const given = [whole.slice(1), ...(twoSyllableFamilies.test(whole) ? [whole.slice(2)] : [])];
  return [whole, ...given.filter((form) => form.length > 1)];
}
