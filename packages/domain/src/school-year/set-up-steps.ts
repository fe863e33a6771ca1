/** What fills 오늘 once there is a roster: three at the start, two when there is time. */
export type SetUpStep = "timetable" | "bells" | "seats" | "vacations" | "guardians";

export interface SetUpFacts {
  readonly hasTimetable: boolean;
  readonly hasBells: boolean;
  readonly hasSeats: boolean;
  readonly hasVacations: boolean;
  readonly hasGuardians: boolean;
}

/** How a step is kept among what was put away. */
export function toSetUpId(step: SetUpStep): string {
  return `set-up-${step}`;
}

/** The card as a whole, put away with all that is open in it. */
export const SET_UP_ID = "set-up";

/**
 * The steps that stand, each and whether it is done: its rows tell it. What was put away is gone, and once nothing is
 * open nothing stands.
 *
 * ```ts
 * listSetUpSteps({ hasTimetable: true, … }, ["set-up-bells"]); // timetable is done, then seats, …
 * ```
 */
export function listSetUpSteps(
  facts: SetUpFacts,
  away: readonly string[],
): readonly { readonly step: SetUpStep; readonly isDone: boolean }[] {
  if (away.includes(SET_UP_ID)) return [];
  const steps = (
    [
      ["timetable", facts.hasTimetable],
      ["bells", facts.hasBells],
      ["seats", facts.hasSeats],
      ["vacations", facts.hasVacations],
      ["guardians", facts.hasGuardians],
    ] as const
  )
    .map(([step, isDone]) => ({ step, isDone }))
    .filter(({ step, isDone }) => isDone || !away.includes(toSetUpId(step)));
  return steps.some(({ isDone }) => !isDone) ? steps : [];
}
