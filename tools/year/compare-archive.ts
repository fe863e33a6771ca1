import { findArchivedScope } from "@damim/domain/archive/archive-layout.ts";
import { DEAD } from "@damim/sync/change.ts";
import { readZip } from "../../apps/server/src/archive/read-zip.ts";
import { parseArchivedRows } from "../../apps/server/src/archive/rows-json.ts";
import { type Difference, type ServerRows, toSorted } from "./midnight.ts";
import type { LivedTeacher } from "./teacher.ts";

/** The teacher takes her archive: every living row of the server stands in it, field by field, and no other. */
export async function compareArchive(
  teacher: LivedTeacher,
  /** `scopes`: those of hers that anything was ever written to. */
  { rows, scopes }: { readonly rows: ServerRows; readonly scopes: readonly string[] },
): Promise<readonly Difference[]> {
  const line = teacher.devices[0]?.line;
  if (!line) return [];
  const { browser, account } = line;
  await browser.post("api/step-up", { password: account.password });
  const answer = await browser.post("api/archive", {});
  if (!answer.ok) {
    const what = `the archive answered ${answer.status}: ${await answer.text()}`;
    return [{ what, scope: "profile", teacher: teacher.at }];
  }
  const zip = await readZip(new Uint8Array(await answer.arrayBuffer()));
  if (!zip.ok) return [{ what: "the archive is no zip", scope: "profile", teacher: teacher.at }];
  const found: Difference[] = [];
  const missing = new Set(scopes);
  for (const entry of zip.value) {
    const name = findArchivedScope(entry.name);
    if (name === undefined) continue;
    const scope = `t/${teacher.uid}/${name}`;
    missing.delete(scope);
    await rows.look(scope);
    const read = await entry.read();
    const parsed = read.ok ? parseArchivedRows(read.value) : read;
    const living = new Map(
      (parsed.ok ? parsed.value.rows : [])
        .filter(({ data }) => data[DEAD] !== true)
        .map(({ kind, id, data }) => [`${kind} ${id}`, toSorted(data)]),
    );
    for (const key of new Set([...living.keys(), ...rows.listLiving(scope)])) {
      if (living.get(key) !== rows.find(scope, key))
        found.push({
          what: `${key}: the archive has ${living.get(key)}, the server ${rows.find(scope, key)}`,
          scope,
          teacher: teacher.at,
        });
    }
  }
  for (const scope of missing)
    found.push({ what: "not in the archive", scope, teacher: teacher.at });
  return found;
}
