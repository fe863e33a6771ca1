/** UUIDv7, made by the device that saves the job. */
export type AssignId = string;

const ASSIGN_ID = "[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}";
const ID = new RegExp(`^${ASSIGN_ID}$`);
const SCOPE = new RegExp(`^assign/(${ASSIGN_ID})$`);

/** So many saved jobs may stand at once. */
export const MOST_ASSIGNS = 30;

export function isAssignId(text: string): text is AssignId {
  return ID.test(text);
}

/** Where the rows of one saved job live: its own unit of loading, sequence and permission. */
export function assignScope(id: AssignId): string {
  return `assign/${id}`;
}

/**
 * The job of a scope id; nothing when it is none of a job.
 *
 * ```ts
 * parseAssignScope("assign/019aa0c4-…"); // "019aa0c4-…"
 * parseAssignScope("t/u1/2026"); // undefined
 * ```
 */
export function parseAssignScope(scope: string): AssignId | undefined {
  return SCOPE.exec(scope)?.[1];
}
