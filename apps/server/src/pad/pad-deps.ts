import type { Database } from "../db/open-database.ts";
import type { Uploads } from "../files/uploads.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Links } from "../links/links.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import type { PadSecrets } from "./pad-secrets.ts";
import type { PadTiles } from "./pad-tiles.ts";
import type { PadParticipants } from "./participant.ts";

/** What the rooms are made with, beside the server's own parts. */
export interface PadDeps extends Pick<
  ServerDeps,
  "config" | "now" | "network" | "files" | "readLinkPage"
> {
  readonly database: Database;
  readonly participants: PadParticipants;
  readonly tiles: PadTiles;
  readonly secrets: PadSecrets;
  readonly writeScope: WriteScope;
  readonly uploads: Uploads;
  /** Of surveys: they are opened by a code of their own. */
  readonly links: Links;
  /** Something was delivered: see `deliver`. */
  readonly wakePush: () => void;
  /** 0 up to 1. */
  readonly chance: () => number;
  /** Tells every process that a participant, or all of a room (its id), stand elsewhere now. */
  readonly announce: (id: string) => void;
}
