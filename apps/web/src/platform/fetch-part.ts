/** Spec 01 §3: a part that has not come by then is taken as lost. */
const ARRIVAL_MS = 120_000;

/** By file: on its way, or here. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports a late part of the page once its files are here. A browser never asks again for a module that it could not
 * fetch once, nor for one that needs it, so nothing is imported that might not arrive: the files are fetched first,
 * and the import finds them in the browser's cache (their names carry a hash and they are kept for a year). The build
 * puts it around every `import()` (`fetch-before-import.ts`). Behind the service worker everything but the pupils'
 * own parts lies on the device. Vite takes the first `then` of an import into `load`: who wants to hear of a failure
 * listens behind it (`tools/architecture.test.ts`).
 *
 * @param files below the base path, scripts and styles
 * @returns what `load` gives; rejects when a file does not come, and asks for it anew when it is called again
 *
 * ```ts
 * await fetchPart(() => import("./month-view.js"), ["assets/month-view.js", "assets/month.css"]);
 * ```
 */
export async function fetchPart<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<void> {
  let coming = fetched.get(file);
  if (!coming) {
    const url = import.meta.env.BASE_URL + file;
    coming = (file.endsWith(".css") ? addStyle(url) : fetchScript(url)).catch(
      (failure: unknown) => {
        fetched.delete(file);
        throw failure;
      },
    );
    fetched.set(file, coming);
  }
  return coming;
}

async function fetchScript(url: string): Promise<void> {
  if (isOnDevice(url)) return void addLink("modulepreload", url);
  const answer = await fetch(url, { signal: AbortSignal.timeout(ARRIVAL_MS) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // To its end: the browser keeps whole answers only.
  await answer.arrayBuffer();
}

/** The worker answers from the device: to ask it twice would double the time until a warm start stands. */
function isOnDevice(url: string): boolean {
  return Boolean(navigator.serviceWorker?.controller) && !url.includes("/pupil/");
}

function addStyle(url: string): Promise<void> {
  if (document.querySelector(`link[href="${url}"]`)) return Promise.resolve();
  const link = addLink("stylesheet", url);
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${url}: no answer`));
    });
  });
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel, href });
  document.head.append(link);
  return link;
}
