import { isLoopbackAddress } from "../base/settings/loopback.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { findNewerSchema } from "../db/migrations/migrate.ts";
import { findClientAddress } from "./find-client-address.ts";
import type { ProxySightings } from "./proxy-sightings.ts";
import { anyone, type Route } from "./route.ts";

/** A process that is held up for longer does not turn. */
const LAG_LIMIT_MS = 5_000;

/**
 * `healthz`: the process turns. `readyz`: the database answers and has room, its schema can be used, other processes are heard and
 * this one is not about to end; 503 where not. One that only finds late what others say is ready (decision 0091). What is not is named on this computer alone; others hear up or down.
 */
export function listHealthRoutes({
  config,
  database,
  loopLagMs = () => 0,
  bus,
  proxies,
  ends,
}: ServerDeps & {
  readonly bus: { readonly isDeaf?: () => boolean; readonly isLate?: boolean };
  readonly proxies: ProxySightings;
  readonly ends: AbortSignal;
}): readonly Route[] {
  const listMissing = async (): Promise<readonly string[]> => {
    const schema = await findNewerSchema(database.queries).then(
      (newer) => (newer ? "migrations" : database.isHeldUp() && "database"),
      () => "database",
    );
    return [
      schema,
      database.isFull() && "disk",
      bus.isDeaf?.() && !bus.isLate && "bus",
      ends.aborted && "draining",
    ].filter((name) => typeof name === "string");
  };
  return [
    anyone("GET api/healthz", { overPlainHttp: true }, async (c) =>
      loopLagMs() > LAG_LIMIT_MS ? c.json({ status: "down" }, 503) : c.json({ status: "up" }),
    ),
    anyone("GET api/readyz", { overPlainHttp: true }, async (c) => {
      const missing = await listMissing();
      const isHere = isLoopbackAddress(findClientAddress(c, config));
      if (missing.length === 0) {
        const isLate = isHere && bus.isDeaf?.();
        const unbelieved = isHere ? proxies.list() : [];
        return c.json({
          status: "ready",
          ...(isLate && { late: ["bus"] }),
          ...(unbelieved.length > 0 && { unbelieved }),
        });
      }
      return c.json({ status: "down", ...(isHere && { missing }) }, 503);
    }),
  ];
}
