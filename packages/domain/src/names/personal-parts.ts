/** What leads to a person without a name. */
export interface PersonalPart {
  readonly kind: "phone" | "residentNumber" | "email" | "classNumber";
  readonly word: string;
  readonly at: number;
}

const patterns: Readonly<Record<PersonalPart["kind"], RegExp>> = {
  // Mobile phones alone: a school's line is nobody's.
  phone: /(?<!\d)01[016-9][-. ]?\d{3,4}[-. ]?\d{4}(?!\d)/gu,
  // Without a stroke it has to begin with a day, or every ISBN were one.
  residentNumber:
    /(?<!\d)(?:\d{6} ?[-–] ?|\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]) ?)[1-8]\d{6}(?!\d)/gu,
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  classNumber: /(?<!\d)\d{1,2}학년\s?\d{1,2}반\s?\d{1,2}번/gu,
};

/** 휴대전화, 주민등록번호, e-mail and 「3학년 2반 12번」 in a text. */
export function findPersonalParts(text: string): readonly PersonalPart[] {
  return Object.entries(patterns).flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), (found) => ({
      // The key is one of the record's.
      kind: kind as PersonalPart["kind"],
      word: found[0],
      at: found.index,
    })),
  );
}
