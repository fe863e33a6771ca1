import { ok, refuse, type Result } from "../../base/result.ts";
import { allergenLabels } from "../../student/health.ts";
import {
  LONGEST_HEALTH_NOTE_CHARACTERS,
  LONGEST_STUDENT_NOTE_CHARACTERS,
  type Health,
} from "../../student/student-facts.ts";
import type { Student } from "../../student/student.ts";
import type { CellRefusal } from "./row-refusal.ts";

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
const BETWEEN = /[\s,·/()]+|(?<=\p{L}{2})[와과](?=\s)|\s및\s/u;

/**
 * The remark of a list: what it says of allergies belongs to 건강, where meals and trips look; the rest is the note.
 *
 * ```ts
 * readRemark("전입생; 우유, 땅콩 알레르기"); // note 「전입생」, health.allergens [2, 4]
 * ```
 */
export function readRemark(cell: string): Result<Pick<Student, "note" | "health">, CellRefusal> {
  const longest = LONGEST_STUDENT_NOTE_CHARACTERS;
  if (cell.length > longest) return refuse({ type: "NoteTooLong", longest, length: cell.length });
  const parts = cell.split(/\s*[;\n]\s*|\.\s+/u).filter(Boolean);
  const isAllergy = (part: string): boolean => part.search(ALLERGY) >= 0;
  const allergies = parts.filter(isAllergy).map(readAllergy);
  if (allergies.length === 0) return ok(cell ? { note: cell } : {});
  const numbers = new Set(allergies.flatMap(({ allergens = [] }) => allergens));
  const said = allergies.flatMap(({ note }) => note ?? []).join(". ");
  if (said.length > LONGEST_HEALTH_NOTE_CHARACTERS) return ok({ note: cell });
  const note = parts.filter((part) => !isAllergy(part)).join("; ");
  const allergens = [...numbers].toSorted((a, b) => a - b);
  const health: Health = {
    ...(allergens.length > 0 && { allergens }),
    ...(said && { note: said }),
  };
  return ok({ health, ...(note && { note }) });
}

/** Its words stay where they say more than what a menu has numbers for. */
function readAllergy(part: string): Health {
  const words = part.replaceAll(ALLERGY, " ").split(BETWEEN).filter(Boolean);
  const found = words.map((word) => otherWords[word] ?? [word]);
  const numbers = found.map((labels) =>
    labels.flatMap((label) => {
      const at = allergenLabels.findIndex((known) => known === label);
      return at < 0 ? [] : [at + 1];
    }),
  );
  const isAll = words.length > 0 && numbers.every((each) => each.length > 0);
  return { allergens: numbers.flat(), ...(!isAll && { note: part }) };
}
