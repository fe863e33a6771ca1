import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { BroadcastChannel as WithinProcess } from "node:worker_threads";
import { IDBFactory } from "fake-indexeddb";
import type { Line } from "./line.ts";

/**
 * What the page's own requests find instead of a browser: they go over the line of whoever acts. Imported before any of
 * them, for a build writes the base path into the page and here nobody builds.
 */
registerHooks({
  load(url, context, next) {
    if (!url.includes("/apps/web/src/") || !url.endsWith(".ts")) return next(url, context);
    const source = readFileSync(fileURLToPath(url), "utf8");
    const isGate = url.endsWith("/word-gate.ts");
    if (!isGate && !source.includes("import.meta.env")) return next(url, context);
    const told = source.replaceAll("import.meta.env.BASE_URL", '"/damim/"');
    // One gate is a page's, and here are many pages.
    const own = isGate ? told.replaceAll(/(?<!let )\bgate\b/g, "globalThis.ownPage.gate") : told;
    return { format: "module-typescript", source: own, shortCircuit: true };
  },
});

/** What all pages of one device share. */
interface Browser {
  readonly name: string;
  disk: IDBFactory;
  readonly gates: unknown[];
  /** The one of the page that was opened last and is still there. */
  gate: unknown;
}

type OwnLine = Pick<Line, "ask">;
const lines = new AsyncLocalStorage<OwnLine>();
const usual = globalThis.fetch;
const browsers = new WeakMap<OwnLine, Browser>();
let count = 0;

function findBrowser(line: OwnLine | undefined): Browser {
  const known = line && browsers.get(line);
  if (known) return known;
  const gates: unknown[] = [];
  const fresh: Browser = {
    name: `b${++count}`,
    disk: new IDBFactory(),
    gates,
    get gate() {
      return gates.at(-1);
    },
    set gate(next) {
      if (next) gates.push(next);
      else gates.pop();
    },
  };
  if (line) browsers.set(line, fresh);
  return fresh;
}

globalThis.fetch = (input, init) => {
  const line = lines.getStore();
  const [, path] = /^\/(?:damim\/)?(api\/.*)$/.exec(typeof input === "string" ? input : "") ?? [];
  return line && path !== undefined ? line.ask(path, init ?? {}) : usual(input, init);
};

const noTexts = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
/** Nobody moves a mouse, and no key of `localStorage` stays. */
Object.defineProperties(globalThis, {
  ownPage: { get: () => findBrowser(lines.getStore()) },
  indexedDB: { get: () => findBrowser(lines.getStore()).disk, configurable: true },
  navigator: { value: {}, configurable: true },
  localStorage: { value: Object.create(noTexts), configurable: true },
  addEventListener: { value: () => undefined, configurable: true },
  removeEventListener: { value: () => undefined, configurable: true },
  BroadcastChannel: {
    value: class extends WithinProcess {
      constructor(name: string) {
        super(`${findBrowser(lines.getStore()).name} ${name}`);
        this.unref();
      }
    },
    configurable: true,
  },
});

/** Does the work as the page of this device does it: its requests go over this line. */
export function onLine<T>(line: OwnLine, work: () => T): T {
  return lines.run(line, work);
}

/** The browser of this device lost all that it kept beside the rows. */
export function forgetBrowser(line: OwnLine): void {
  findBrowser(line).disk = new IDBFactory();
}
