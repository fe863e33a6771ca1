import { findContacts } from "./contacts.ts";
import { countFullNames } from "./veil.ts";

/**
 * How much in a text would tell who a child is: full names as `veil` finds them, telephones, mails, 주민등록번호. The second
 * gate before a text leaves the server; what was veiled has none (spec 13 §3).
 *
 * ```ts
 * countLeaks("[학생1]이 발표함.", ["김가온"]); // 0
 * ```
 *
 * @param names of the pupils of this teacher
 */
export function countLeaks(text: string, names: readonly string[]): number {
  const contacts = findContacts(text.normalize("NFC")).filter(({ label }) => label !== "링크");
  return countFullNames(text, names) + contacts.length;
}
