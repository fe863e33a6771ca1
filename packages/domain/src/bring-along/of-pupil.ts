import type { Change } from "@damim/sync/change.ts";
import { listGivenNames, toNameForm } from "../names/name-forms.ts";
import { findPersonalParts } from "../names/personal-parts.ts";
import { findNamedTexts } from "../numbers-only/named-texts.ts";
import type { RosterStudent } from "../student/student.ts";

/** A chip in a document, whoever it shows: also somebody who is on no list any more. */
const CHIP = /"studentId\\*":/u;

/**
 * Whether rows tell of a pupil of this roster, or lead to a child: by an id or a chip, by the full or the given name however it is
 * spelled, by a telephone or a mail. It asks rather than is silent, as 번호만 쓰기 does.
 *
 * ```ts
 * const tells = createOfPupil([{ id: "s1", number: 3, name: "김하린" }]);
 * tells([createRow("snippet", "n1", { text: "하린이는 발표를 잘함." })]); // true
 * ```
 */
export function createOfPupil(
  roster: readonly Pick<RosterStudent, "id" | "number" | "name">[],
): (changes: readonly Change[]) => boolean {
  const forms = roster.flatMap(({ name }) => [name, ...listGivenNames(name)].map(toNameForm));
  const likely = forms.filter((form) => form.length > 1);
  return (changes) => {
    const words = JSON.stringify(changes.map(({ id, set }) => [id, set]));
    if (CHIP.test(words) || roster.some(({ id }) => words.includes(id))) return true;
    if (findPersonalParts(words).length > 0) return true;
    // Most rows hold the letters of nobody: only the others are read with care.
    const letters = toNameForm(words.normalize("NFC"));
    return (
      likely.some((form) => letters.includes(form)) &&
      changes.some(({ set }) => findNamedTexts(set ?? {}, roster).length > 0)
    );
  };
}
