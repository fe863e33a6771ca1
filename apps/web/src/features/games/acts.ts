import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { createScoreCommands } from "./score-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "games.score",
    often: 0.05,
    run(ground, dice) {
      const game = dice.pick(["jump", "stick"] as const) ?? "jump";
      const label = dice.pick(["파랑", "3모둠", "노랑", "ㄱㄴ"]) ?? "빨강";
      const score = dice.below(300);
      const inputs = Array.from({ length: dice.below(20) }, (_, at) => at * 60 + dice.below(60));
      const over = { score, seed: dice.below(2 ** 32), inputs };
      const id = createScoreCommands(ground).save(game, over, label);
      return { score: id, game, label, points: score, day: ground.today };
    },
  },
];
