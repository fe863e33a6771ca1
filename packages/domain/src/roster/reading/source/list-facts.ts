import { allergenLabels } from "../../../student/health.ts";
import { LONGEST_HEALTH_NOTE_CHARACTERS, type Health } from "../../../student/student-facts.ts";
import type { Student } from "../../../student/student.ts";
import { toPhoneText } from "../parse-cell.ts";

/**
 * A pupil of a list, with what its cells say of more than one thing: 「부 010-…, 모 010-…」 are two guardians, and what a remark
 * says of allergies belongs to 건강, where meals and trips look.
 *
 * ```ts
 * readListFacts({ number: 1, name: "김가온", note: "전입생; 우유 알레르기" }); // note 「전입생」, health.allergens [2]
 * ```
 */
export function readListFacts(student: Student): Student {
  const { note, ...rest } = student;
  return { ...rest, ...readGuardians(student), ...readRemark(note ?? "") };
}

const CONTACT = /^(\p{L}{0,10}) ?(\+?[\d(][\d\s().-]{7,})$/u;

function readGuardians({ guardianPhone = "" }: Student): Partial<Student> {
  const parts = (guardianPhone ?? "")
    .split(/,\s*|\s+(?=\p{L}+ ?[+\d(])/u)
    .map((part) => CONTACT.exec(part));
  const guardians = parts.flatMap((part) =>
    part?.[2] ? [{ relation: part[1] ?? "", phone: toPhoneText(part[2]) }] : [],
  );
  const [first] = guardians;
  const isOne = guardians.length === 1 && first?.relation === "";
  if (!first || isOne || guardians.length < parts.length) return {};
  return { guardians, guardianPhone: first.phone };
}

/** As parents say what a menu has another word for. */
const otherWords: Readonly<Record<string, readonly (typeof allergenLabels)[number][]>> = {
  계란: ["난류"],
  달걀: ["난류"],
  알류: ["난류"],
  콩: ["대두"],
  밀가루: ["밀"],
  소고기: ["쇠고기"],
  조개: ["조개류"],
  갑각류: ["게", "새우"],
};
const ALLERGY = /\s*알(?:레르기|러지)(?:\s*(?:있음|있어요|있습니다|주의|반응))?/gu;
/** Said of somebody else. */
const NOT_OWN = /동생|형제|자매|형|누나|언니|오빠|부모|엄마|아빠|어머니|아버지|가족/u;
const BETWEEN = /[\s,·/()]+|(?<=\p{L}{2})[와과](?=\s)|\s및\s/u;

function readRemark(remark: string): Partial<Student> {
  const parts = remark.split(/\s*[;\n]\s*|\.\s+/u).filter(Boolean);
  const isAllergy = (part: string): boolean =>
    part.search(ALLERGY) >= 0 && !/알(?:레르기|러지)[는은]?\s*(?:없|아님|x)/iu.test(part);
  const allergies = parts.filter(isAllergy).map(readAllergy);
  const said = allergies.flatMap(({ note }) => note ?? []).join(". ");
  if (allergies.length === 0 || said.length > LONGEST_HEALTH_NOTE_CHARACTERS)
    return remark ? { note: remark } : {};
  const numbers = new Set(allergies.flatMap(({ allergens = [] }) => allergens));
  const allergens = [...numbers].toSorted((a, b) => a - b);
  const note = parts.filter((part) => !isAllergy(part)).join("; ");
  return {
    health: { ...(allergens.length > 0 && { allergens }), ...(said && { note: said }) },
    ...(note && { note }),
  };
}

/** Its words stay where they say more than what a menu has numbers for. */
function readAllergy(part: string): Health {
  if (NOT_OWN.test(part)) return { note: part };
  const words = part.replaceAll(ALLERGY, " ").split(BETWEEN).filter(Boolean);
  // A menu prints them as 1 to 19.
  const numbers = words.map((word) =>
    /^\d{1,2}$/u.test(word) && allergenLabels[Number(word) - 1]
      ? [Number(word)]
      : (otherWords[word] ?? [word]).flatMap((label) => {
          const at = allergenLabels.findIndex((known) => known === label);
          return at < 0 ? [] : [at + 1];
        }),
  );
  const isAll = words.length > 0 && numbers.every((each) => each.length > 0);
  return { allergens: numbers.flat(), ...(!isAll && { note: part }) };
}
