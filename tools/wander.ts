/**
 * Wanders over all screens: presses what is there, by role and name, and looks whether anything is as it must not be.
 * `npm run wander -- --minutes 20 --seed 1`; `--walk 37` goes one walk again, `--places club` stays on these, `--names 저장`
 * presses these more than others, `--enough 1` ends with the first find, `--class FILE` keeps the lived class there for the next time. Ends 1 where something was found.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startDamim } from "../e2e/support/start-damim.ts";
import { type LivedScope, liveClass } from "./wander/lived-class.ts";
import { wander } from "./wander/wander.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    walk: { type: "string" },
    walks: { type: "string" },
    presses: { type: "string", default: "30" },
    weeks: { type: "string", default: "4" },
    places: { type: "string" },
    names: { type: "string" },
    enough: { type: "string" },
    class: { type: "string" },
  },
});
// To keep the whole build takes a core for ten seconds on each new device, and each walk has one.
process.env["KEEPS_WHEN_ASKED"] ??= "yes";
const seed = Number(values.seed);
const lived = await findClass(values.class);
const damim = await startDamim();
try {
  const { screens, presses, finds } = await wander(damim, {
    untilMs: Date.now() + Number(values.minutes) * 60_000,
    seed,
    only: toNumber(values.walk),
    walks: toNumber(values.walks),
    steps: Number(values.presses),
    places: values.places,
    names: values.names,
    enough: toNumber(values.enough),
    lived,
    tell: console.log,
  });
  console.log(JSON.stringify({ screens, presses, finds }));
  process.exitCode = finds > 0 ? 1 : 0;
} finally {
  await damim.stop();
}

async function findClass(file: string | undefined): Promise<readonly LivedScope[]> {
  if (file !== undefined && existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const scopes = await liveClass(seed, Number(values.weeks));
  if (file !== undefined) writeFileSync(file, JSON.stringify(scopes));
  return scopes;
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
