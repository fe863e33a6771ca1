import type { Guardian } from "./student-facts.ts";

interface ContactFacts {
  readonly guardians?: readonly Guardian[] | null;
  /** What versions before the list of guardians wrote. */
  readonly guardianPhone?: string | null;
}

/**
 * Everybody to call for a pupil. Earlier versions and imports know one telephone and no word whose: where
 * they wrote, it is the telephone of the first, or they took the first away.
 */
export function listGuardians({ guardians, guardianPhone }: ContactFacts): readonly Guardian[] {
  const [first, ...others] = guardians ?? [];
  if (guardianPhone) return [{ relation: first?.relation ?? "", phone: guardianPhone }, ...others];
  if (guardianPhone === undefined || !first?.phone) return guardians ?? [];
  return others;
}

/** The guardians of a form's text, with the lines that are empty yet, and back. */
export function parseGuardianLines(text: string): readonly Guardian[] {
  if (text === "") return [];
  return text.split("\n").map((line) => {
    const [relation = "", phone = ""] = line.split("\t");
    return { relation, phone };
  });
}

export function toGuardianLines(guardians: readonly Guardian[]): string {
  return guardians.map(({ relation, phone }) => `${relation}\t${phone}`).join("\n");
}

/** A telephone number on a screen that others may see: 「010-****-4417」. */
export function toMaskedPhone(phone: string): string {
  const masked = phone.replace(/^(\d{2,3}-?)\d{3,4}(-?\d{4})$/u, "$1****$2");
  // What was not read as one number, such as two beside each other: all but the last four.
  return masked === phone
    ? phone.normalize("NFKC").replaceAll(/\d(?=(?:\D*\d){4})/gu, "*")
    : masked;
}
