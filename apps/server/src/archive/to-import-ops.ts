import { DEAD } from "@damim/sync/change.ts";
import { KILLED } from "@damim/sync/merge.ts";
import { type Op, SET_LIMIT_CHARACTERS } from "@damim/sync/protocol.ts";
import { type ArchivedRow, toFieldStamps } from "./rows-json.ts";

/**
 * A row of an archive as ops that say nothing new: each value with the stamp of its writing. Merging
 * them into an account that never had the row makes it as it was; into one that has it, the later word
 * of each field wins, and a second time changes nothing.
 *
 * One op a row, unless its values are longer together than an op may be: short ones go first, because
 * the first op has to make a whole record.
 */
export function toImportOps(row: ArchivedRow): readonly Omit<Op, "n">[] {
  const { kind, id, data } = row;
  const stamps = toFieldStamps(row);
  return listGroups(data).map((names, index) => {
    const killed = index === 0 ? stamps[KILLED] : undefined;
    const own = Object.fromEntries(names.map((name) => [name, stamps[name] ?? ""]));
    const told = killed === undefined ? own : { ...own, [KILLED]: killed };
    const set = Object.fromEntries(names.map((name) => [name, data[name]]));
    // The identity of the op is the latest of its stamps.
    const at = Object.values(told).reduce((latest, stamp) => (stamp > latest ? stamp : latest), "");
    return { kind, id, set, at, stamps: told };
  });
}

/** The row's fields in groups that fit one op each. */
function listGroups(data: ArchivedRow["data"]): readonly (readonly string[])[] {
  const sizes = Object.keys(data).map((name) => ({
    name,
    size: name === DEAD ? 0 : name.length + JSON.stringify(data[name] ?? null).length + 4,
  }));
  const groups: string[][] = [];
  let room = 0;
  for (const { name, size } of sizes.sort((a, b) => a.size - b.size)) {
    const last = groups.at(-1);
    if (last && size <= room) last.push(name);
    else groups.push([name]);
    room = (last && size <= room ? room : SET_LIMIT_CHARACTERS - 2) - size;
  }
  return groups;
}
