import { toOtherClass } from "../../school-year/class-choice.ts";
import { isMixed, listPresent } from "./check-reading.ts";
import type { RosterReading } from "./roster-reading.ts";

/**
 * Numbers without a pupil, of the list or of the class that is there, up to the last taken one, and those the file
 * calls vacant.
 * Nobody can tell the gaps while a row without a number waits to be mended, or while classes are mixed.
 */
export function listVacantNumbers(reading: RosterReading): readonly number[] {
  const { taken, notTaken, classes } = reading;
  if (isMixed(reading)) return [];
  const numbers = [
    ...taken.map(({ student }) => student.number),
    ...notTaken.flatMap(({ number }) => number ?? []),
    ...listKeptNumbers(reading),
  ];
  const known = new Set(numbers);
  const isSure = notTaken.every(({ number }) => number !== undefined);
  const last = isSure ? Math.max(0, ...taken.map(({ student }) => student.number)) : 0;
  const gaps = Array.from({ length: last }, (_, index) => index + 1);
  const said = classes.length > 1 ? [] : reading.vacantNumbers;
  return [...new Set([...gaps, ...said])].filter((n) => !known.has(n)).toSorted((a, b) => a - b);
}

/** The numbers of the class's pupils who get no other one by this list. */
function listKeptNumbers(reading: RosterReading): readonly number[] {
  const { taken, ownClass } = reading;
  const classKey = taken[0]?.student.classKey;
  const moving = new Set(taken.flatMap((one) => (one.isRenumbered && one.sameAs) || []));
  return listPresent(reading).flatMap((each) =>
    toOtherClass(each.classKey, ownClass) === classKey && !moving.has(each.id) ? [each.number] : [],
  );
}
