import { runServerKills } from "../../apps/server/src/testing/kill-server.ts";
import { type DeepPart, toCount } from "./deep-part.ts";
import { toKillFolders } from "./kill-folders.ts";

const KILLS = 1_000;

/** `kill -9` of the whole server while pages push over HTTP. */
export const serverKills: DeepPart = {
  name: "server-kills",
  test: "`kill -9` of the whole server in the middle of pushes",
  inNpmTest: "–",
  async run({ seed, count = KILLS }) {
    let acknowledged = 0;
    const lost: string[] = [];
    for (const folder of toKillFolders(count, seed)) {
      const report = await runServerKills(folder);
      acknowledged += report.acknowledged;
      lost.push(...report.lost);
    }
    if (lost.length > 0) throw new Error(`lost: ${lost.slice(0, 20).join()}`);
    const result = `0 of ${toCount(acknowledged)} acknowledged ops lost`;
    return { count: `${toCount(count)} kills`, result };
  },
};
