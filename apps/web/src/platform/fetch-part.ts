import { isBuildKept } from "./kept/kept-build.ts";
import { listNeeded, type PartMap } from "./part-map.ts";

/** Spec 01 §3: a part that has not come by then is taken as lost. */
const ARRIVAL_MS = 120_000;

/** By file: on its way, or here. */
const fetched = new Map<string, Promise<void>>();

let partMap: Promise<PartMap> | undefined;

/**
 * Imports a late part of the page once its files are here. A browser never asks again for a module that it could not
 * fetch once, nor for one that needs it, so nothing is imported that might not arrive: the files are fetched first,
 * and the import finds them in the browser's cache (their names carry a hash and they are kept for a year), or with the
 * service worker, which keeps what passes it by. The build puts it around every `import()` (`fetch-before-import.ts`). Vite takes the first `then` of an import into `load`: who wants to hear of a failure
 * listens behind it (`tools/architecture.test.ts`).
 *
 * @param files below the base path, scripts and styles. One alone stands in the page's map with what it needs.
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
  const [part, other] = files;
  // Begun with what the page imports first, so that the next import does not wait for it.
  const name = part && findParts();
  const map = name && (partMap ??= fetchMap(import.meta.env.BASE_URL + name));
  const needed = map && !other ? listNeeded(await map, part) : files;
  await Promise.all(needed.map(fetchOnce));
  return load();
}

/** The name of the map of this page's build; none in dev. */
function findParts(): string {
  const named = globalThis.document?.querySelector<HTMLMetaElement>("meta[name=damim-parts]");
  return named?.content ?? "";
}

/** One that did not come is asked for anew by the next import. */
async function fetchMap(url: string): Promise<PartMap> {
  try {
    const answer = await fetchWhole(url);
    return (await answer.json()) as PartMap;
  } catch (failure) {
    partMap = undefined;
    throw failure;
  }
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
  // To its end: the browser keeps whole answers only.
  await (await fetchWhole(url)).arrayBuffer();
}

async function fetchWhole(url: string): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ARRIVAL_MS) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** The worker answers from the device: to ask it twice would double the time until a warm start stands. */
function isOnDevice(url: string): boolean {
  if (!navigator.serviceWorker?.controller) return false;
  return !url.includes("/pupil/") && isBuildKept(findParts());
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
