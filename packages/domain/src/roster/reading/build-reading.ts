import { toSentence } from "../../base/result.ts";
import { readRosterGrid, type ReadingOptions, type RosterReading } from "./roster-reading.ts";
import { rowRefusalMessages } from "./row-refusal.ts";

/** The reading of a grid, for tests. */
export function buildReading(
  grid: readonly (readonly string[])[],
  options: ReadingOptions = {},
): RosterReading {
  return toReading(readRosterGrid(grid, options));
}

export function toReading(result: ReturnType<typeof readRosterGrid>): RosterReading {
  if (!result.ok) throw new Error(`refused: ${result.refusal.type}`);
  return result.value;
}

export function numbersOf(reading: RosterReading, name: string): readonly number[] {
  return reading.taken.flatMap(({ student }) => (student.name === name ? [student.number] : []));
}

export function sentencesOf(reading: RosterReading): readonly string[] {
  return reading.notTaken.map(
    ({ row, refusals }) => `${row.rowNumber}: ${toSentence(rowRefusalMessages, refusals[0])}`,
  );
}
