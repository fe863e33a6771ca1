/**
 * Runs in the page before its own scripts: the page's Date is `offset` ms beside the true one and goes on, and so is the
 * time that the server tells. Installed twice, both count. Timers and the steady clock stay as they are. Not by routes of
 * the test: then the browser has no service worker.
 */
export function installDateOffset(offset: number): void {
  const Before = globalThis.Date;
  class MovedDate extends Before {
    constructor(...parts: readonly [] | readonly [number | string]) {
      super(parts[0] ?? Before.now() + offset);
    }
    static override now(): number {
      return Before.now() + offset;
    }
  }
  globalThis.Date = MovedDate as DateConstructor;
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
