import { globSync } from "node:fs";
import path from "node:path";
import type { FeatureAct } from "../../apps/web/src/kit/act/feature-act.ts";

const features = path.resolve(import.meta.dirname, "../../apps/web/src/features");

/** What can be done, of every feature that has `acts.ts`. */
export async function loadActs(): Promise<readonly FeatureAct[]> {
  const files = globSync("*/acts.ts", { cwd: features }).toSorted();
  const loaded: { readonly acts: readonly FeatureAct[] }[] = await Promise.all(
    files.map((file) => import(path.join(features, file))),
  );
  return loaded.flatMap(({ acts }) => acts);
}
