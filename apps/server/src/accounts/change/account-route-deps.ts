import type { ServerDeps } from "../../base/server-deps.ts";
import type { LiveBus } from "../../live/bus/live-bus.ts";
import type { PasswordTries } from "../password-tries.ts";

/** What the routes of the account share. */
export interface AccountRouteDeps extends ServerDeps {
  readonly tries: PasswordTries;
  /** Ends the streams of a session: gone for good, or to come back and hear what changed. */
  readonly bus: Pick<LiveBus, "endSession">;
}
