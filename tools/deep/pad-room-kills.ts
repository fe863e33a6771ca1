import { killRoom } from "../../bench/support/pad-kills.ts";
import { type DeepPart, toCount } from "./deep-part.ts";

const KILLS = 1_000;
/** A room has an end of cards: after so many kills a new one is opened. */
const KILLS_PER_ROOM = 25;

/** `kill -9` of the server of a pad room in which 300 pupils write. */
export const padRoomKills: DeepPart = {
  name: "pad-room-kills",
  test: "`kill -9` of the server while 300 pupils write into a pad room",
  inNpmTest: "–",
  async run({ count = KILLS }) {
    let acknowledged = 0;
    let slowestMs = 0;
    for (let done = 0; done < count; done += KILLS_PER_ROOM) {
      const report = await killRoom(Math.min(KILLS_PER_ROOM, count - done));
      if (report.lost > 0) throw new Error(`${report.lost} acknowledged cards lost`);
      if (report.equalKeys > 0) throw new Error(`${report.equalKeys} equal order keys`);
      acknowledged += report.acknowledged;
      slowestMs = Math.max(slowestMs, ...report.liveAgainMs);
      console.log(`${done + report.kills} kills: 0 of ${toCount(acknowledged)} lost`);
    }
    const live = `all live again within ${Math.round(slowestMs)} ms`;
    const result = `0 of ${toCount(acknowledged)} acknowledged cards lost, ${live}`;
    return { count: `${toCount(count)} kills`, result };
  },
};
