import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import type { Line } from "./line.ts";

/**
 * What the page's own requests find instead of a browser: they go over the line of whoever acts. Imported before any of
 * them, for a build writes the base path into the page and here nobody builds.
 */
registerHooks({
  load(url, context, next) {
    if (!url.includes("/apps/web/src/") || !url.endsWith(".ts")) return next(url, context);
    const source = readFileSync(fileURLToPath(url), "utf8");
    if (!source.includes("import.meta.env")) return next(url, context);
    const told = source.replaceAll("import.meta.env.BASE_URL", '"/damim/"');
    return { format: "module-typescript", source: told, shortCircuit: true };
  },
});

const lines = new AsyncLocalStorage<Pick<Line, "ask">>();
const usual = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const line = lines.getStore();
  const [, path] = /^\/(?:damim\/)?(api\/.*)$/.exec(typeof input === "string" ? input : "") ?? [];
  return line && path !== undefined ? line.ask(path, init ?? {}) : usual(input, init);
};

/** Does the work as the page of this device does it: its requests go over this line. */
export function onLine<T>(line: Pick<Line, "ask">, work: () => T): T {
  return lines.run(line, work);
}
