import type { Store } from "../../data/teacher-data.ts";
import type { Act } from "./act.ts";

/**
 * What commands are made of. A page gives its own (`useCommands`); the year that a machine lives gives its clock, its
 * dice and its devices (docs/decisions/0125-commands-are-functions.md).
 */
export interface CommandDeps {
  /** Where the rows stand that the commands read and write. */
  readonly store: Store;
  /** Epoch ms, by the server's time where this device is off. */
  readonly now: () => number;
  /** A new id, sorted by the instant it was made. */
  readonly newId: () => string;
  /** 0 ≤ number < 1 */
  readonly chance: () => number;
  /** What a draw begins with: 32 bytes of chance as 64 hex digits. */
  readonly newSeed: () => string;
  /** Writes, remembers how to take it back, and says what was done. */
  readonly act: Act;
  /** Says why nothing was done: 「이미 낸 학생이에요.」; as an error where it cannot be done. */
  readonly say: (sentence: string, tone?: "error") => void;
}
