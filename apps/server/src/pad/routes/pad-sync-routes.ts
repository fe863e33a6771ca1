import { syncRequestSchema } from "@damim/sync/protocol.ts";
import { tooOften } from "../../http/http-failure.ts";
import { inPadRoom, type Route } from "../../http/route.ts";
import { readSyncRequest, SYNC_BYTES } from "../../sync/read-sync-request.ts";
import type { PadRounds } from "../live/pad-rounds.ts";

/** Below the base path. */
export const PAD_SYNC_PATH = "api/pad/sync";

/** Who sends too much waits for the answer as well: a script on one device must not keep the server busy. */
const LONGEST_PAUSE_MS = 1_000;

/**
 * `POST api/pad/sync`: a pupil's device hands in what was written and gets the rows of its room that it lacks, as
 * `viewPadRow` shows them. The same protocol as `api/sync`. `pad-sync-shortcut.ts` answers the most of them.
 */
export function listPadSyncRoutes(deps: {
  readonly rounds: PadRounds;
  readonly pause: (durationMs: number) => Promise<void>;
}): readonly Route[] {
  const { rounds, pause } = deps;
  return [
    inPadRoom(
      `POST ${PAD_SYNC_PATH}`,
      {
        body: syncRequestSchema,
        isBodyLater: true,
        bodyMaxBytes: SYNC_BYTES,
        whileStopped: "reads",
      },
      async (c, participant) => {
        await hold(rounds.begin(participant));
        const { scopes } = await readSyncRequest(c);
        await hold(rounds.count(participant, scopes));
        const body = Buffer.concat(await rounds.answer(participant, scopes));
        return c.body(body, 200, { "Content-Type": "application/json" });
      },
    ),
  ];

  async function hold(waitMs: number): Promise<void> {
    if (waitMs === 0) return;
    await pause(Math.min(waitMs, LONGEST_PAUSE_MS));
    throw tooMany(waitMs);
  }
}

const tooMany = tooOften(
  "TooManyRequests",
  "한꺼번에 너무 많이 보냈어요. 쓴 글은 이 기기에 있고, 곧 이어서 보내요.",
);
