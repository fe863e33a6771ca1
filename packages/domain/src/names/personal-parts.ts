import { foldDigits } from "../base/fold-digits.ts";
import { numberPatterns } from "./number-patterns.ts";

/** What leads to a person without a name. */
export interface PersonalPart {
  readonly kind: "phone" | "residentNumber" | "email" | "classNumber";
  readonly word: string;
  readonly at: number;
}

const patterns: Readonly<Record<PersonalPart["kind"], RegExp>> = {
  // Mobile phones alone: a school's line is nobody's.
  phone: numberPatterns.mobile,
  residentNumber: numberPatterns.resident,
  email: numberPatterns.email,
  classNumber: numberPatterns.classNumber,
};

/** 휴대전화, 주민등록번호, e-mail and 「3학년 2반 12번」 in a text, however they are spelled; places are those of its NFC. */
export function findPersonalParts(text: string): readonly PersonalPart[] {
  return Object.entries(patterns).flatMap(([kind, pattern]) =>
    // The key is one of the record's.
    findFolded(text, pattern).map((found) => ({ kind: kind as PersonalPart["kind"], ...found })),
  );
}

/** Where a pattern fits the folded text, and what stands there. */
export function findFolded(
  text: string,
  pattern: RegExp,
): readonly { readonly word: string; readonly at: number }[] {
  const whole = text.normalize("NFC");
  return Array.from(foldDigits(whole).matchAll(pattern), ({ 0: { length }, index }) => ({
    word: whole.slice(index, index + length),
    at: index,
  }));
}

/** 휴대전화 and 주민등록번호 are nobody's to post; the others are asked about on the page alone. */
export function findRefusedPart(text: string): "phone" | "residentNumber" | undefined {
  const isRefused = (kind: PersonalPart["kind"]): kind is "phone" | "residentNumber" =>
    kind === "phone" || kind === "residentNumber";
  return findPersonalParts(text)
    .map(({ kind }) => kind)
    .find(isRefused);
}
