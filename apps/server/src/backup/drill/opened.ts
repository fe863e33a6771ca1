import type { DrillDifference } from "@damim/domain/admin/drill.ts";
import type { SnapshotFacts } from "../backup-facts.ts";
import type { NamedFile } from "../backup-files.ts";

/** A backup that was opened with today's code. */
export interface Opened {
  /** As it came back, before today's code changed it. */
  readonly facts: Pick<SnapshotFacts, "counts" | "hashes">;
  readonly files: readonly NamedFile[];
  /** Rows that cannot be read. */
  readonly differences: readonly DrillDifference[];
  readonly lackedBytes?: number;
}
