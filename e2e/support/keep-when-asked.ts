/**
 * Runs before anybody else's script. To keep the whole build takes a core for ten seconds on each new device: a page
 * holds that back until its journey asks for it (`waitUntilKept`).
 */
export function keepWhenAsked(): void {
  if (!("ServiceWorker" in globalThis)) return;
  let isAsked = false;
  const held: (() => void)[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called on its worker below.
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (message: unknown, ports: unknown) {
    const send = (): void => Reflect.apply(postMessage, this, [message, ports]);
    if (isAsked || (message as { type?: unknown }).type !== "keep-more") send();
    else held.push(send);
  };
  addEventListener("keep-build", () => {
    isAsked = true;
    for (const send of held.splice(0)) send();
  });
}
