import { createHmac } from "node:crypto";
import { findPadInsider, viewPadRow } from "@damim/domain/pad/view-pad-row.ts";
import type { WireRow } from "@damim/sync/protocol.ts";
import type { Audience } from "@damim/sync/server/live-hub.ts";

/** The pupils of a room: all get the same rows, but for those that concern one of them (`view-pad-row.ts`). */
export type PadAudience = Audience;

/** `key` makes the ids under which pupils get the votes of others. */
export function createPadAudience(key: Uint8Array): PadAudience {
  const toSecretId = (id: string): string =>
    `${id.slice(0, id.indexOf("~"))}~${createHmac("sha256", key).update(id).digest("base64url")}`;
  return {
    view(row, reader) {
      const [kind, id, data, seq] = row;
      const seen = viewPadRow({ kind, id, data }, { reader, toSecretId });
      if (seen.data === data && seen.id === id) return row;
      // Stamps name fields and devices that are not for this reader.
      return [seen.kind, seen.id, seen.data, seq];
    },
    findInsider: ([kind, id, data]: WireRow) => findPadInsider({ kind, id, data }),
  };
}
