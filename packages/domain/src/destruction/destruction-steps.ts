/**
 * How a year goes, each step after the one before was durable. Each may be done again from its beginning, so a process may
 * die anywhere: the next one goes on behind the last step that was written down.
 *
 * `sealed` nothing gets in any more and it is counted · `noted` the ledger outside of the database says so ·
 * then what there was · `tidied` nothing of it is left in the file of the database · `done` the teacher's line stands.
 */
export const DESTRUCTION_STEPS = [
  "planned",
  "sealed",
  "noted",
  "padRooms",
  "rows",
  "history",
  "writers",
  "files",
  "links",
  "dueTimes",
  "handovers",
  "tidied",
  "done",
] as const;

export type DestructionStep = (typeof DESTRUCTION_STEPS)[number];
/** What is done after the plan. */
export type DestructionDeed = Exclude<DestructionStep, "planned">;

/** What comes after a step; nothing after the last, nor after one that only a newer version knows. */
export function findNextDeed(step: string): DestructionDeed | undefined {
  const at = DESTRUCTION_STEPS.findIndex((known) => known === step);
  const next = at === -1 ? undefined : DESTRUCTION_STEPS[at + 1];
  return next === "planned" ? undefined : next;
}
