import type { Device } from "./open-browser.ts";

/** A browser without service workers, so that every part comes over the network. */
export async function haveNoWorker({ context }: Device): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
}
