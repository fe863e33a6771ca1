import { savedIdeaKind } from "@damim/domain/idea/saved-idea.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { createSavedCommands } from "./read/idea-commands.ts";

/** Ideas are read over HTTP: that one is there to be saved is invented. */
export const acts: readonly FeatureAct[] = [
  {
    name: "ideas.save",
    often: 0.02,
    run({ profile, newId }, dice) {
      const grades = `${1 + dice.below(6)}`;
      const idea = { id: newId(), title: dice.words(60), subject: "국어", grades, minutes: 10 };
      createSavedCommands(profile).save(idea);
      return { idea: idea.id, title: idea.title };
    },
  },
  {
    name: "ideas.letGo",
    often: 0.01,
    run({ profile }, dice) {
      const saved = dice.pick([...profile.store.rows(savedIdeaKind).values()]);
      if (!saved) return undefined;
      createSavedCommands(profile).letGo(saved.id);
      return { idea: saved.id, before: { title: saved.title } };
    },
  },
];
