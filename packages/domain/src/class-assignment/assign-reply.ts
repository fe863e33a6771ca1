import type { AssignId } from "./assign-scope.ts";

/** A saved job in the list of its teacher. */
export interface AssignEntry {
  readonly id: AssignId;
  readonly title: string;
  readonly grade?: string;
  /** Epoch ms. */
  readonly savedAt: number;
}
