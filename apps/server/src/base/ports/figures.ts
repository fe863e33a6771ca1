import type { ScopeReply } from "@damim/sync/protocol.ts";

/** What the server counts while it answers. Absent where nobody asked for figures. */
export interface Figures {
  /** `route` is the pattern, never the address; pages and what nobody knows have none. */
  answered(route: string | undefined, status: number): void;
  /** An exchange with a teacher's device. */
  synced(replies: readonly ScopeReply[], durationMs: number): void;
  /** So many pushes shared a commit. */
  grouped(pushes: number): void;
  /** A frame went to a device. */
  framed(): void;
  /** A service outside answered, or why it did not; `service` and `outcome` are our own words. */
  called(service: string, outcome: string): void;
}

/** Stands with a fact, for a collector; how many sets of labels it has at most, where it has any. */
export type Figure<Value> = readonly [
  help: string,
  of: (value: Value, now: number) => number | undefined | readonly LabelledFigure[],
  most?: number,
];

type LabelledFigure = readonly [labels: Readonly<Record<string, string>>, value: number];
