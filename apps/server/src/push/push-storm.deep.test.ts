import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import { createRandom } from "@damim/sync/testing/random.ts";
import { expect, it } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { deliver } from "../deliver/deliver.ts";
import { keepUser } from "../testing/keep-user.ts";
import { openPushStandIn, type PushStandIn } from "../testing/open-push-stand-in.ts";
import { spawnServer } from "../testing/spawn-server.ts";
import { toPushToken } from "./push-address.ts";

const KILLS = 20;
const TEACHERS = 40;
const MESSAGES_EACH = 20;
const DEVICES = ["phone", "tablet"];
/** 800 messages to two devices each: the 3,000 of a large school take minutes where two cores are shared. */
const PUSHES = TEACHERS * MESSAGES_EACH * DEVICES.length;

it(
  `every device has each of its ${MESSAGES_EACH} messages, and none twice, over ${KILLS} kills in the middle of sending`,
  { timeout: 180_000 },
  async () => {
    const home = mkdtempSync(path.join(os.tmpdir(), "damim-storm-"));
    const dataDir = path.join(home, "data");
    const service = await openPushStandIn();
    const env = {
      NODE_COMPILE_CACHE: path.join(home, "compiled"),
      DAMIM_PUSH_HOSTS: service.host,
      DAMIM_SUPPORT_EMAIL: "help@school.example",
    };
    const start = () => spawnServer(dataDir, { env });
    try {
      // It makes the folder and, ending by itself, leaves what it compiled.
      const first = await start();
      first.child.kill("SIGTERM");
      await first.ended;
      await writeMessages(dataDir, service);

      const random = createRandom(15);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server = await start();
        const least = service.taken.length + 1 + random.below((PUSHES * 0.8) / KILLS);
        await expect
          .poll(() => service.taken.length, { interval: 1, timeout: 20_000 })
          .toBeGreaterThanOrEqual(least);
        server.child.kill("SIGKILL");
        await server.ended;
      }
      expect(service.taken.length).toBeLessThan(PUSHES);
      const last = await start();
      const countTags = (): number =>
        [...readTags(service).values()].reduce((sum, tags) => sum + new Set(tags).size, 0);
      await expect.poll(countTags, { interval: 200, timeout: 60_000 }).toBe(PUSHES);
      last.child.kill("SIGTERM");
      await last.ended;

      const tagsByDevice = readTags(service);
      expect(tagsByDevice.size).toBe(TEACHERS * DEVICES.length);
      for (const tags of tagsByDevice.values()) expect(new Set(tags).size).toBe(MESSAGES_EACH);
      // What was taken in the moment of a kill came again, under a name that replaces it: eight are sent at once.
      expect(service.taken.length - PUSHES).toBeLessThanOrEqual(KILLS * 8);
    } finally {
      await service.close();
      rmSync(home, { recursive: true, force: true });
    }
  },
);

function readTags(service: PushStandIn): ReadonlyMap<string, readonly string[]> {
  const tags = new Map<string, string[]>();
  for (const taken of service.taken) {
    const { tag }: { readonly tag: string } = JSON.parse(service.read(taken));
    tags.set(taken.path, [...(tags.get(taken.path) ?? []), tag]);
  }
  return tags;
}

/** Teachers with two devices each and what they are to hear, into the folder of a server that is down. */
async function writeMessages(dataDir: string, service: PushStandIn): Promise<void> {
  const database = openDatabase({ dataDir });
  const now = Date.now();
  const until = new Date(now + 86_400_000).toISOString();
  const at = new Date(now).toISOString();
  await database.tx(async (tx) => {
    for (let n = 0; n < TEACHERS; n += 1) {
      const uid = `teacher${n}`;
      const sessionId = `session${n}`;
      await keepUser(tx, uid, now);
      await tx
        .insertInto("sessions")
        .values({
          id: sessionId,
          user_id: uid,
          token: sessionId,
          expires_at: until,
          created_at: at,
          updated_at: at,
          ip_address: null,
          user_agent: null,
          device_id: null,
          device_use: null,
          seen_at: null,
          stepped_up_at: null,
        })
        .execute();
      const tokens: string[] = [];
      for (const device of DEVICES) {
        const { endpoint, keys } = service.subscribe(`${uid}-${device}`);
        const token = toPushToken(endpoint);
        tokens.push(`${toSeoulDay(now)}***${token}`);
        const heard = { taken_at: null, shown_at: null, failures: 0, last_failure: null };
        await tx
          .insertInto("push_subscriptions")
          .values({
            token,
            user_id: uid,
            session_id: sessionId,
            device,
            endpoint,
            ...keys,
            saved_at: now,
            ...heard,
          })
          .execute();
      }
      await tx
        .insertInto("rows")
        .values({
          scope: profileScope(uid),
          kind: "pushTokens",
          id: "fcmToken",
          data: JSON.stringify({ fcmToken_data: tokens }),
          stamps: "{}",
          seq: 1,
          dead_at: null,
        })
        .execute();
      for (let m = 0; m < MESSAGES_EACH; m += 1) {
        const words = { title: "시험", body: `${m}`, path: "/" };
        await deliver(tx, [uid], { source: "test", cls: "own", dedupe: `m${m}`, ...words }, now);
      }
    }
  });
  await database.close();
}
