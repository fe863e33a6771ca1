// 둘러보기: a window whose doors are shut. Whatever a screen does in it, nothing goes to a server, to a disk or to another
// window. Not a matter of each feature: the next one would forget it.

import { readText } from "./kept/device-texts.ts";
import { saveTabText } from "./kept/tab-memory.ts";

/** Answers what the page asks of the server's API: `path` is below `api/`, with its query. */
export type AnswerInside = (path: string, method: string) => Response;

const READ_ON: readonly string[] = ["theme", "textSize"];

/** Texts that stand in the page alone. Its own properties are the texts, as those of a browser's storage are. */
class PageTexts {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, text: string): void {
    Reflect.set(this, key, text);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

/** As a browser that refuses databases: who opens one says so and goes on without. */
const noDatabases = {
  open: refuseDatabase,
  deleteDatabase: refuseDatabase,
  databases: () => Promise.resolve([]),
};

function refuseDatabase(): never {
  throw new DOMException("no database in a window that keeps nothing", "SecurityError");
}

/** A stream that never says anything. */
class SilentStream extends EventTarget {
  close(): void {}
}

/**
 * Shuts the doors of this page for as long as it lives: storage, databases and other windows, and the API of the server,
 * which `answer` answers. Parts of the app itself still come. What this device remembers is as it was when the page goes,
 * but that this tab is such a window: a reload is one too, until the way out is taken.
 *
 * @param apiAddress the address that all requests to the API begin with
 * @returns the way out, to be taken before another page takes the place of this one
 */
export function closeWindow(apiAddress: string, answer: AnswerInside): () => void {
  saveTabText("trying", "yes");
  const outside = readSessionTexts();
  const looks = READ_ON.map((key) => [key, readText(key)] as const);
  const send = globalThis.fetch.bind(globalThis);
  const api = new URL(apiAddress, location.href).href;
  put("localStorage", new PageTexts());
  put("sessionStorage", new PageTexts());
  put("indexedDB", noDatabases);
  put("BroadcastChannel", undefined);
  put("EventSource", SilentStream);
  put("fetch", (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { href } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!href.startsWith(api)) return send(input, init);
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    return Promise.resolve(answer(href.slice(api.length), method));
  });
  addEventListener("beforeunload", askBeforeNothing);
  for (const [key, text] of looks) if (text !== undefined) localStorage.setItem(key, text);
  return () => {
    removeEventListener("beforeunload", askBeforeNothing);
    put("sessionStorage", outside);
    saveTabText("trying", undefined);
  };
}

/** A visitor's device keeps nothing of the app: without a network no page would take this one's place. */
function askBeforeNothing(event: BeforeUnloadEvent): void {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) event.preventDefault();
}

/** Blocked site data: then nothing was to be told. */
function readSessionTexts(): unknown {
  try {
    return sessionStorage;
  } catch {
    return new PageTexts();
  }
}

function put(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
