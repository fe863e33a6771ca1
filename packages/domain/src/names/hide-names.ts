import { escapePattern } from "../base/escape-pattern.ts";
import type { RosterStudent } from "../student/student.ts";

/**
 * A text without its pupils: a full name anywhere becomes 「3번」, a given name where a word begins. Strict, for what goes
 * out of the house: rather one word too many than a name. A name that several have becomes 「○○」.
 *
 * ```ts
 * hideNames("김하린 어머니 상담, 하린이 우유", students); // 「5번 어머니 상담, 5번이 우유」
 * ```
 */
export function hideNames(
  text: string,
  students: readonly Pick<RosterStudent, "number" | "name">[],
): string {
  let forms = known.get(students);
  if (!forms) known.set(students, (forms = listForms(students)));
  const { numbers, pattern } = forms;
  if (!pattern) return text;
  return text.normalize("NFC").replaceAll(pattern, (found) => {
    const number = numbers.get(found.replaceAll(/\s/gu, "").toLowerCase());
    return number === undefined ? "○○" : `${number}번`;
  });
}

type Named = readonly Pick<RosterStudent, "number" | "name">[];

/** A board hides the names of a class in some hundred texts: they are put together once for each list. */
const known = new WeakMap<Named, ReturnType<typeof listForms>>();

function listForms(students: Named) {
  const numbers = new Map<string, number | undefined>();
  for (const { name, number } of students)
    for (const form of toForms(name.normalize("NFC")))
      numbers.set(form, numbers.has(form) && numbers.get(form) !== number ? undefined : number);
  const forms = [...numbers.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = forms.length > 0 && new RegExp(forms.map(toPattern).join("|"), "giu");
  return { numbers, pattern };
}

const twoSyllableFamilies = /^(?:남궁|황보|제갈|사공|선우|서문|독고|동방|망절)/u;

/** Without blanks, in small letters: the whole name, and what of a Korean one friends say. */
function toForms(name: string): readonly string[] {
  const whole = name.replaceAll(/\s/gu, "").toLowerCase();
  if (Array.from(whole).length < 2) return [];
  if (!/^[가-힣]{3,}$/u.test(whole)) return [whole];
  const given = [whole.slice(1), ...(twoSyllableFamilies.test(whole) ? [whole.slice(2)] : [])];
  return [whole, ...given.filter((form) => form.length > 1)];
}

/** Blanks may stand between its letters; two syllables alone are a name only where a word begins. */
function toPattern(form: string): string {
  const letters = Array.from(form, escapePattern);
  return letters.length > 2 ? letters.join("\\s?") : `(?<!\\p{L})${letters.join("")}`;
}
