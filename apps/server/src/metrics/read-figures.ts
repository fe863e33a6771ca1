import { type FactsGround, readFacts } from "../base/facts/fact.ts";
import type { CountedFigures } from "./figures.ts";

/** All figures as text: what was counted, and what stands now. Of a fact that cannot be read there is none. */
export async function readFigures(
  { metrics, stand }: CountedFigures,
  ground: FactsGround,
): Promise<string> {
  const facts = ground.facts.filter(({ figures }) => figures);
  for (const { fact, read } of await readFacts({ ...ground, facts })) {
    for (const [name, [, of]] of Object.entries(fact.figures ?? {})) {
      const value = read?.value === undefined ? [] : (of(read.value, ground.now()) ?? []);
      stand(name, typeof value === "number" ? [[{}, value]] : value);
    }
  }
  return metrics.write();
}
