import { runPowerCuts } from "../../apps/server/src/testing/power-cut.ts";
import { type DeepPart, toCount } from "./deep-part.ts";

const POINTS = 2_000;

/** The power fails during a commit; `power-cut.ts` says what that proves and what it does not. */
export const powerCuts: DeepPart = {
  name: "power-cuts",
  test: "power cut: only what was flushed comes back",
  inNpmTest: "–",
  async run({ seed = 1_000, count = POINTS }) {
    const { points, checked, lost, damage } = await runPowerCuts({ points: count, seed });
    if (lost.length + damage.length > 0) {
      const words = [...lost.map(({ id, at }) => `lost: ${id} ${at}`), ...damage];
      throw new Error(words.slice(0, 20).join("\n"));
    }
    const result = `0 of ${toCount(checked)} acknowledged ops lost, 0 databases damaged`;
    return { count: `${toCount(points)} points`, result };
  },
};
