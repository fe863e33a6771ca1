/**
 * `npm run test:deep [-- PART…]`: the long runs that `npm test` does a part of. Each prints its row of the
 * table in `docs/reliability.md`. `--seed 7` replays one seed, `--count` takes another count.
 */
import { parseArgs } from "node:util";
import { api } from "./deep/api.ts";
import { axe } from "./deep/axe.ts";
import { archives } from "./deep/archives.ts";
import { clocks } from "./deep/clocks.ts";
import { type DeepPart, runDeepPart } from "./deep/deep-part.ts";
import { fuzz } from "./deep/fuzz.ts";
import { http } from "./deep/http.ts";
import { journeys } from "./deep/journeys.ts";
import { mutation } from "./deep/mutation.ts";
import { office } from "./deep/office.ts";
import { opStreams } from "./deep/op-streams.ts";
import { padRoomKills } from "./deep/pad-room-kills.ts";
import { padXss } from "./deep/pad-xss.ts";
import { powerCuts } from "./deep/power-cuts.ts";
import { rendererKills } from "./deep/renderer-kills.ts";
import { roundKills } from "./deep/round-kills.ts";
import { properties } from "./deep/properties.ts";
import { restore } from "./deep/restore.ts";
import { schoolYears } from "./deep/school-years.ts";
import { serverKills } from "./deep/server-kills.ts";
import { storeKills } from "./deep/store-kills.ts";
import { tabs } from "./deep/tabs.ts";
import { tests } from "./deep/tests.ts";
import { twoProcesses } from "./deep/two-processes.ts";
import { wire } from "./deep/wire.ts";
import { year } from "./deep/year.ts";
import { yearMutation } from "./deep/year-mutants.ts";
import { wanderMutation } from "./deep/wander-mutants.ts";

// One line each, so that two branches can add theirs.
// oxfmt-ignore
const parts: readonly DeepPart[] = [
  fuzz,
  restore,
  serverKills,
  storeKills,
  powerCuts,
  opStreams,
  rendererKills,
  roundKills,
  wire,
  year,
  yearMutation,
  wanderMutation,
  mutation,
  api,
  clocks,
  tabs,
  twoProcesses,
  http,
  archives,
  axe,
  schoolYears,
  office,
  padRoomKills,
  properties,
  padXss,
  journeys,
  tests,
];

const { values, positionals } = parseArgs({
  options: { seed: { type: "string" }, count: { type: "string" } },
  allowPositionals: true,
});
const options = { seed: toNumber(values.seed), count: toNumber(values.count) };
const wanted = positionals.length > 0 ? positionals : parts.map(({ name }) => name);

for (const name of wanted) {
  const part = parts.find((known) => known.name === name);
  const names = parts.map((known) => known.name).join(", ");
  if (!part) console.error(`${name}은(는) 없어요. 있는 것: ${names}`);
  if (!part || !(await runDeepPart(part, options))) process.exitCode = 1;
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
