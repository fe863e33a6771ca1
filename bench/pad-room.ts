/**
 * A pad room at the scale of a class and of a school:
 * `node bin/run.js bench/pad-room.ts [floor fan-out join flood kills order strokes two-processes] [--kills 1000]`.
 * The server is a process of its own, whose CPU and memory are read from the system; this one makes the load and
 * shares the machine's cores with it, so CPU and counts come first and the times depend on both. The floor is the same
 * load on a few lines of Node.
 */
import { parseArgs } from "node:util";
import { measureFanOut } from "./support/pad-fan-out.ts";
import { measureFlood } from "./support/pad-flood.ts";
import { measureFloor } from "./support/pad-floor.ts";
import { measureJoin } from "./support/pad-join.ts";
import { measureKills } from "./support/pad-kills.ts";
import { measureOrderKeys } from "./support/pad-order-keys.ts";
import { measureStrokes } from "./support/pad-strokes-load.ts";
import { measureTwoProcesses } from "./support/pad-two-processes.ts";
import { orLeast } from "./support/smallest.ts";

const { values, positionals } = parseArgs({
  options: { kills: { type: "string", default: String(orLeast(10)) } },
  allowPositionals: true,
});
const lines: Readonly<Record<string, () => Promise<void>>> = {
  floor: measureFloor,
  "fan-out": measureFanOut,
  join: measureJoin,
  flood: measureFlood,
  order: measureOrderKeys,
  strokes: measureStrokes,
  kills: () => measureKills(Number(values.kills)),
  "two-processes": measureTwoProcesses,
};
const wanted = positionals.length > 0 ? positionals : Object.keys(lines);
for (const name of wanted) {
  const measure = lines[name];
  if (!measure) {
    throw new Error(`no such line: ${name}. There are: ${Object.keys(lines).join(", ")}`);
  }
  await measure();
}
