import { createS3FileStorage } from "../adapters/files/s3-file-storage.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import type { DestroyDeps } from "./destroy.ts";

/** What a destruction needs of a server that is made, listening or not yet. */
export function toDestroyDeps(
  deps: Pick<ServerDeps, "config" | "database" | "files" | "now" | "secrets"> & {
    readonly writeScope: WriteScope;
    readonly bus: LiveBus;
  },
): DestroyDeps {
  const { config, database, files, now, secrets, writeScope, bus } = deps;
  const { backupTo } = config;
  return {
    config,
    database,
    files,
    now,
    secrets,
    writeScope,
    away: backupTo && createS3FileStorage(backupTo),
    endStreams: (id) => bus.endSession(id),
    bus,
  };
}
