import {
  toBringChanges,
  type BringItem,
  type BringOffer,
} from "@damim/domain/bring-along/bring-along.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is taken along into the year of the store: rows under the ids that they have, so that twice is once. */
export function createBringCommands({ act }: CommandDeps) {
  return {
    bring: (offers: readonly BringOffer[], items: readonly BringItem[]) =>
      void act(toBringChanges(offers, items), `${items.length}가지를 가져왔어요`, {
        label: "작년에서 가져가기",
      }),
  };
}
