import type { BrowserContext } from "playwright-core";

/** Runs in the page before its own scripts: this device's clock is `offset` ms beside the true one, the server's is right. */
export function installWrongClock(offset: number): void {
  const Before = globalThis.Date;
  globalThis.Date = class extends Before {
    constructor(...parts: readonly [] | readonly [number | string]) {
      super(parts[0] ?? Before.now() + offset);
    }
    static override now(): number {
      return Before.now() + offset;
    }
  } as DateConstructor;
}

/**
 * From the next page on it is `offset` ms later (earlier below 0), on the device and in what the server tells. Said twice,
 * both count. Timers and the steady clock stay as they are. Not by routes of the test: then the browser has no service
 * worker.
 */
export async function moveDate(context: BrowserContext, offset: number): Promise<void> {
  await context.addInitScript(installWrongClock, offset);
  await context.addInitScript(installMovedReplies, offset);
}

function installMovedReplies(offset: number): void {
  // Round trips beside the page would not be seen here.
  Reflect.deleteProperty(globalThis, "Worker");
  const { fetch: fetchBefore } = globalThis;
  globalThis.fetch = async (...asked) => {
    const response = await fetchBefore(...asked);
    if (!response.url.endsWith("/api/sync") || !response.ok) return response;
    const reply = Object(await response.json()) as { readonly now: number };
    return new Response(JSON.stringify({ ...reply, now: reply.now + offset }), response);
  };
}
