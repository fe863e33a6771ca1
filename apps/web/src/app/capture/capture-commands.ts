import { layChanges, type ReadRows } from "@damim/domain/base/lay-changes.ts";
import type { ClauseReading } from "@damim/domain/capture/capture-reading.ts";
import { planCapture } from "@damim/domain/capture/plan-capture.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Change } from "@damim/sync/change.ts";
import { digestText } from "../../data/history/text-digest.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with clauses of 한 줄 기록 that are of one school year. */
export function createCaptureCommands({ store, newId, chance, act, say }: CommandDeps) {
  return {
    /** What they write, as the rows stand when it is asked. `now`: when the line was sent. */
    plan(taken: readonly ClauseReading[], year: SchoolYear, now: number): readonly Change[] {
      const read: ReadRows = (kind) => store.rows(kind);
      const writing = { now, newId, chance, digest: digestText };
      const entries = taken.flatMap((each) => (each.type === "ready" ? [each.entry] : []));
      return taken.reduce<readonly Change[]>(
        (changes, each) =>
          each.type === "line"
            ? [...changes, ...each.act.plan({ ...writing, read: layChanges(read, changes) })]
            : changes,
        planCapture(entries, year, read, writing),
      );
    },
    /** One undo step; says so where all of it stands already. */
    write(changes: readonly Change[], sentence: string) {
      void act(changes, sentence);
      if (changes.length === 0) say(`이미 그렇게 적혀 있어요: ${sentence}`);
    },
  };
}
