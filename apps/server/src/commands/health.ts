import type { Config } from "../base/settings/config.ts";
import { type Command, withSettings } from "../start/command.ts";

const ASK_MS = 5_000;
const LATER = 75;

/** `health`: for whoever looks after the process. 0: the server of these settings runs and answers; 75: not now. */
export const health: Command = (run) =>
  withSettings(run, async (config) => ((await askReady(config))?.ok ? 0 : LATER));

/** What the server of these settings says of itself, asked on this computer; undefined where none runs. */
export function askReady({
  port,
  basePath,
  listenOn,
}: Pick<Config, "port" | "basePath" | "listenOn">): Promise<Response | undefined> {
  const [first = "0.0.0.0"] = listenOn;
  const host = first === "0.0.0.0" ? "127.0.0.1" : first.includes(":") ? `[${first}]` : first;
  return ask(`http://${host}:${port}${basePath}api/readyz`, "GET");
}

export function ask(address: string, method: "GET" | "HEAD"): Promise<Response | undefined> {
  return fetch(address, { method, redirect: "manual", signal: AbortSignal.timeout(ASK_MS) }).catch(
    () => undefined,
  );
}
