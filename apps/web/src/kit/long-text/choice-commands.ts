import { withParticle } from "@damim/domain/hangul/particle.ts";
import { chooseText } from "@damim/domain/record/long-text.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { digestText } from "../../data/history/text-digest.ts";
import type { CommandDeps } from "../act/command-deps.ts";

/** A long text that two wrote apart. */
export function createChoiceCommands({ act }: CommandDeps) {
  return {
    /** Makes them one. `more` is what goes with the text that was chosen; `text` is the one on screen. */
    choose(
      of: {
        readonly kind: string;
        readonly id: string;
        readonly field: string;
        readonly label: string;
      },
      chosen: string,
      { text, more }: { readonly text: string; readonly more: Fields },
    ): void {
      const { kind, id, field, label } = of;
      const set = { ...more, ...chooseText(field, chosen, digestText(text)) };
      void act([{ kind, id, set }], `${withParticle(label, "을/를")} 하나로 정했어요`);
    },
  };
}
