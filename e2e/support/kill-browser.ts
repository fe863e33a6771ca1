import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext } from "playwright-core";

/** SIGKILL to the browser process whose profile stands in `folder`; its children end with it. */
export async function killBrowser(folder: string, context: BrowserContext): Promise<void> {
  const closed = new Promise((resolve) => context.once("close", resolve));
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const browserPid = pids.find((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return command.includes(`--user-data-dir=${folder}`) && !command.includes("--type=");
    } catch {
      return false;
    }
  });
  if (!browserPid) throw new Error("the browser of the profile was not found");
  process.kill(Number(browserPid), "SIGKILL");
  await closed;
}
