import { hasNameTyped } from "../hangul/initial-consonants.ts";
import { sortAssignPupils, toPupilWords, type AssignPupil } from "./assign-plan.ts";

const MOST_SHOWN = 8;

/** Pupils of the whole grade by name, 초성 or 「3-12」 (class and number), without the chosen ones: the first few. */
export function searchPupils(
  pupils: readonly AssignPupil[],
  typed: string,
  chosen: readonly string[],
) {
  const wanted = typed.trim();
  const spot = /^(?:\d-)?(\d{1,2})-(\d{0,3})$/u.exec(wanted);
  const found = wanted === "" ? [] : sortAssignPupils(pupils).filter(fits).slice(0, MOST_SHOWN);
  return { found, first: found[0], meant: [], left: typed };

  function fits(pupil: AssignPupil): boolean {
    const { id, classKey, number, name } = pupil;
    if (chosen.includes(id)) return false;
    if (spot)
      return classKey.split("-").at(-1) === spot[1] && String(number).startsWith(spot[2] ?? "");
    return hasNameTyped(name, wanted) || toPupilWords(pupil).startsWith(wanted);
  }
}
