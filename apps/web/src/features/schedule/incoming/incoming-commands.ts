import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { showHidden } from "@damim/domain/schedule/incoming/hide-incoming.ts";
import {
  FILES,
  removeIncoming,
  type Brought,
  type IncomingPlan,
} from "@damim/domain/schedule/incoming/plan-incoming.ts";
import { toPlanWords } from "@damim/domain/schedule/incoming/plan-words.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with events of other calendars: each act is one undo step. */
export function createIncomingCommands({ store, act, newId }: CommandDeps) {
  return {
    newId,
    take: (plan: IncomingPlan, name: string) =>
      void act(plan.changes, `「${name}」 일정을 가져왔어요: ${toPlanWords(plan)}`),
    /** What came out of files under one name; of a calendar that is followed no longer all. */
    takeOut: ({ id, name }: Pick<Brought, "id" | "name">) =>
      void act(
        removeIncoming(store.rows(eventKind), id === FILES ? { id, name } : { id }),
        `「${name}」에서 가져온 일정을 뺐어요`,
      ),
    showHidden: () =>
      void act(showHidden(store.rows(eventDayKind)), "숨긴 일정을 다시 보이게 했어요"),
  };
}

export type IncomingCommands = ReturnType<typeof createIncomingCommands>;
