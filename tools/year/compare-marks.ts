import path from "node:path";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { isBox } from "@damim/domain/secret/box.ts";
import { listSecrets, secretKinds } from "@damim/domain/secret/secrets.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { isFromBefore } from "../../apps/server/src/backup/backup-folder.ts";
import type { Database } from "../../apps/server/src/db/open-database.ts";
import { listGone } from "./destroyed.ts";
import { marks } from "./mark-dice.ts";
import { findInTables, findOnServer } from "./markers.ts";
import { type Difference, toSorted } from "./midnight.ts";
import type { LivedTeacher } from "./teacher.ts";
import type { World } from "./world.ts";

/** What a teacher promised to keep from the server stands nowhere on it; what she locked she reads on each of her devices. */
export async function compareMarks(
  world: World,
  teacher: LivedTeacher,
): Promise<readonly Difference[]> {
  const { at, uid, way, devices } = teacher;
  if (way === undefined) return [];
  const tell = (what: string): Difference => ({ what, scope: `t/${uid}/profile`, teacher: at });
  if (way === "erases") return (await findGone(world, teacher)).map(tell);
  const mark = way === "numbers" ? marks.name : marks.locked;
  const found = (await findOnServer(world, mark)).map((place) =>
    tell(`${mark} stands in ${place}`),
  );
  const isSearched = (await findOnServer(world, uid)).some((place) => place.includes("."));
  if (!isSearched) found.push(tell(`the search does not find ${uid}`));
  const read = await Promise.all(
    devices.flatMap(({ name, tabs }) =>
      tabs.map(async (tab) => {
        await tab.settle();
        return { name, said: await readLocked(tab.year, tab.lock.now) };
      }),
    ),
  );
  for (const { name, said } of read) {
    for (const [key, values] of said) {
      if (values.includes(undefined)) found.push(tell(`${key}: ${name} does not open it`));
      const other = read[0]?.said.get(key);
      if (JSON.stringify(values) !== JSON.stringify(other))
        found.push(tell(`${key}: ${name} reads ${values.join()}, another ${other?.join()}`));
    }
  }
  if (way === "locked" && ![...(read[0]?.said.values() ?? [])].flat().join().includes(mark))
    world.onFault("nothing locked yet");
  return found;
}

/** Where an id that nothing leads to any more may stand: the ledger of what went, the log that stays two years, stones. */
const ofLedger: ReadonlySet<string> = new Set([
  "destructions.scope",
  "destructions.student_id",
  "kept_promises.target",
  "scopes.erased",
  "access_log.subject",
  "access_log.people",
  "rows.id",
  "history.id",
]);

async function findGone(world: World, teacher: LivedTeacher): Promise<readonly string[]> {
  const found: string[] = [];
  const database = world.host.database();
  for (const [gone, { names, ids, at }] of listGone(teacher)) {
    for (const name of names) {
      const places = await findOnServer(world, name);
      // Until when the last backups from before lie there is said on the paper of the destruction.
      const left = places.filter((place) => !isFromBefore(path.basename(place), at));
      found.push(...left.map((place) => `${name} of ${gone} stands in ${place}`));
    }
    for (const id of ids) {
      const places = await findInTables(database, [id]);
      const left = places.filter((place) => !ofLedger.has(place));
      found.push(
        ...[...left, ...(await listRecords(database, id))].map(
          (place) => `${id} of ${gone} stands in ${place}`,
        ),
      );
    }
  }
  return found;
}

/** Records whose own id says this one, but for stones and the line of the ledger. */
async function listRecords({ queries }: Database, id: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("rows")
    .select(["kind", "dead_at"])
    .where("id", "like", `%${id}%`)
    .execute();
  const history = await queries
    .selectFrom("history")
    .select("kind")
    .where("id", "like", `%${id}%`)
    .execute();
  const living = rows.filter((row) => row.dead_at === null);
  return [...living, ...history].flatMap(({ kind }) =>
    kind === destructionKind.name ? [] : [kind],
  );
}

type LockedStore = LivedTeacher["devices"][number]["tabs"][number]["year"];
type OpenLock = LivedTeacher["devices"][number]["tabs"][number]["lock"]["now"];

/** What stands in boxes, by its row, once they are opened; nothing of one that stays shut. */
async function readLocked(
  store: LockedStore,
  lock: OpenLock,
): Promise<ReadonlyMap<string, readonly (string | undefined)[]>> {
  const said = new Map<string, readonly (string | undefined)[]>();
  for (const kind of secretKinds) {
    for (const id of store.rows<object>({ name: kind }).keys()) {
      const stored = store.stored(kind, id) ?? {};
      const read: Fields = (await lock?.read({ scope: store.scope, kind, id }, stored)) ?? stored;
      const values = listSecrets(kind, read).map(({ value }) =>
        isBox(value) ? undefined : toSorted({ value }),
      );
      said.set(`${kind} ${id}`, values);
    }
  }
  return said;
}
