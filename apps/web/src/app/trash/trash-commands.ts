import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";
import type { DeletedWords } from "./describe-deleted.ts";

/** What is done with what was deleted. */
export function createTrashCommands({ act }: CommandDeps) {
  return {
    restore: ({ title, restore }: DeletedWords) =>
      void act(restore(), `${withParticle(title, "을/를")} 되돌렸어요`, {
        label: `${title} 되돌리기`,
        undoLabel: "다시 지우기",
      }),
  };
}
