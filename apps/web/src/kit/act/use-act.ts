import type { Store } from "../../data/teacher-data.ts";
import type { Act } from "./act.ts";
import type { CommandDeps } from "./command-deps.ts";
import { useCommands } from "./commands.ts";

/** `act` on one store, for hooks that are no commands yet. */
export function useAct(store: Store): Act {
  return useCommands(takeAct, store);
}

function takeAct({ act }: CommandDeps): Act {
  return act;
}
