import { writeBells } from "@damim/domain/bells/bells-changes.ts";
import { bellsKind, type Bells, type KeptBells } from "@damim/domain/bells/bells.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with bells: each act is one undo step. */
export function createBellCommands({ store, newId, act }: CommandDeps) {
  return {
    /** Gives back the id. */
    save(
      bells: KeptBells | undefined,
      fields: Pick<Bells, "name" | "days" | "rows" | "sounds" | "warnMinutes">,
    ) {
      const id = bells?.id ?? newId();
      const done = bells ? "고쳤어요" : "만들었어요";
      void act(writeBells(store.rows(bellsKind), id, fields), `「${fields.name}」 시정을 ${done}`);
      return id;
    },
    remove: (bells: KeptBells) =>
      void act([removeRow(bellsKind.name, bells.id)], `「${bells.name}」 시정을 지웠어요`),
  };
}

export type BellCommands = ReturnType<typeof createBellCommands>;
