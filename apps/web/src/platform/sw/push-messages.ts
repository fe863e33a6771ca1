import { readPush, toOwnPath } from "./read-push.ts";

/**
 * Shows each message and tells the open pages of this worker. A teacher's says to the server that it was on the screen; of a
 * family's browser nobody keeps that.
 *
 * @param root where paths begin: the worker's own place, or that of the whole app
 */
export function listenToPush(worker: ServiceWorkerGlobalScope, root?: string): void {
  const { scope } = worker.registration;
  const base = new URL(root ?? scope);
  async function listPages(): Promise<readonly WindowClient[]> {
    const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    return all.filter(({ url }) => url.startsWith(scope));
  }

  async function show(text: string | undefined): Promise<void> {
    const shown = readPush(text);
    const { title, body, tag, path } = shown;
    await worker.registration.showNotification(title, { body, tag, data: path });
    for (const page of await listPages()) {
      if (page.visibilityState === "visible") page.postMessage({ push: shown });
    }
    if (root !== undefined) return;
    const subscription = await worker.registration.pushManager.getSubscription();
    if (!subscription) return;
    await fetch(`${base.pathname}api/push/shown`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ endpoint: subscription.endpoint }),
    }).catch(() => undefined);
  }

  async function open(path: string): Promise<void> {
    const url = base.href.replace(/\/$/, "") + path;
    const pages = await listPages();
    const there = pages.find((page) => page.url === url) ?? pages[0];
    if (!there) return void (await worker.clients.openWindow(url));
    await there.focus().catch(() => undefined);
    if (there.url !== url) await there.navigate(url).catch(() => worker.clients.openWindow(url));
  }

  worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.text())));
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { data }: { readonly data: unknown } = event.notification;
    event.waitUntil(open(toOwnPath(data)));
  });
}
