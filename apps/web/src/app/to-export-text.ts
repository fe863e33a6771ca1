import type { QueuedWrite } from "../data/sync-state.ts";

/** The values that a teacher typed in one write, a line each. */
export function toPlainText({ set }: Pick<QueuedWrite, "set">): string {
  return Object.entries(set)
    .filter(([field, value]) => !field.startsWith("~") && value !== null)
    .map(([, value]) => (typeof value === "string" ? value : JSON.stringify(value)))
    .join("\n");
}
