import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { councilPackKind } from "@damim/domain/privacy/council-pack.ts";
import { toCouncilPackId, type CouncilPack } from "@damim/domain/privacy/council-pack-record.ts";
import type { TrustReply } from "@damim/domain/privacy/trust-facts.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

type KeptPack = CouncilPack & { readonly id: string };

/** The papers for a council that were printed, and what it decided on them. */
export function createPackCommands({ store, now, act }: CommandDeps) {
  return {
    /** Kept once a day and state of facts; resolves when it is on the disk. */
    async keep({ facts, hash }: Pick<TrustReply, "facts" | "hash">): Promise<void> {
      const madeAt = now();
      const madeOn = toSeoulDay(madeAt);
      const id = toCouncilPackId(madeOn, hash);
      const made = { madeOn, madeAt, facts, factsHash: hash };
      if (!store.rows(councilPackKind).has(id))
        await act(writeRow(councilPackKind, id, undefined, made), "심의 자료를 남겼어요");
    },
    decide({ id, ...row }: KeptPack, set: Partial<CouncilPack>): void {
      void act(writeRow(councilPackKind, id, row, { ...row, ...set }), "심의 결과를 적었어요");
    },
    remove: (id: string) =>
      void act([removeRow(councilPackKind.name, id)], "인쇄한 자료를 지웠어요"),
  };
}
