import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "./run-step.ts";

/** Who may import whom. The table is the whole rule; ARCHITECTURE.md explains it. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  // What a row, its kind and a change are: the words that all layers above have in common.
  row: [],
  domain: ["row"],
  sync: ["row"],
  ui: [],
  platform: [],
  data: ["row", "domain", "sync", "platform"],
  kit: ["row", "domain", "data", "ui", "platform"],
  features: ["row", "domain", "data", "ui", "platform", "kit"],
  app: ["row", "domain", "data", "ui", "platform", "kit", "features"],
  server: ["row", "domain", "sync"],
};
/** Missing on plain http in a school network, so only `platform/` may know them. */
const secureOnly =
  /crypto\.randomUUID|crypto\.subtle|navigator\.locks|navigator\.storage|new Worker\(/;

const sources = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: projectRoot })
  .map((file) => file.split(path.sep).join("/"))
  .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), "utf8") }));
const shipped = sources.filter(
  ({ file }) => !/\.test\.tsx?$/.test(file) && !/[./]testing[./]/.test(file),
);

describe("the house", () => {
  it("has imports that follow the layer table, and no feature that imports another", () => {
    const wrong: string[] = [];
    for (const { file, text } of sources) {
      for (const specifier of importsOf(text)) {
        const target = resolveImport(file, specifier);
        const [from, to] = [layerOf(file), layerOf(target)];
        if (!from || !to) continue;
        const allowed =
          from === to
            ? featureOf(file) === featureOf(target)
            : (mayImport[from] ?? []).includes(to);
        if (!allowed) wrong.push(`${file} imports ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("hears of a late part that did not arrive: the build fetches it before the first then of its import", () => {
    const handled = /(?<!typeof )\bimport\("[^"]+"\)\s*\.then\(/g;
    expect(
      shipped.flatMap(({ file, text }) =>
        [...text.matchAll(handled)]
          .filter((found) => countArguments(text, found.index + found[0].length) > 1)
          .map(() => file),
      ),
    ).toEqual([]);
  });

  it("gives domain and sync their time and chance as arguments", () => {
    expect(
      shipped
        .filter(({ file }) => file.startsWith("packages/"))
        .filter(({ text }) => /Date\.now\(|new Date\(\)|Math\.random\(|crypto\./.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it("asks for secure-context powers only in platform", () => {
    expect(
      shipped
        .filter(({ file }) => file.startsWith("apps/web/") && !file.includes("/src/platform/"))
        .filter(({ text }) => secureOnly.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it("has no way from text to markup or to code", () => {
    const ways =
      /dangerouslySetInnerHTML|(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
    expect(shipped.filter(({ text }) => ways.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it("lets only ui know the component library", () => {
    expect(
      shipped
        .filter(({ file }) => file.startsWith("apps/web/") && !file.includes("/src/ui/"))
        .filter(({ text }) => importsOf(text).some((name) => name.startsWith("@base-ui/")))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it("links by ui/link.tsx: the router's own brings its server framework along", () => {
    const own =
      /import \{[^}]*\b(?:Link|NavLink|Form|ScrollRestoration)\b[^}]*\} from "react-router"/;
    expect(sources.filter(({ text }) => own.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it("has no files that only re-export", () => {
    expect(sources.map(({ file }) => file).filter((file) => /\/index\.tsx?$/.test(file))).toEqual(
      [],
    );
  });
});

function layerOf(file: string): string | undefined {
  if (/^packages\/sync\/src\/(change|kind)\.ts$/.test(file)) return "row";
  if (/^packages\/sync\/src\/(change|kind)\.ts$/.test(file)) return "row";
  return (
    /^packages\/(domain|sync)\//.exec(file)?.[1] ??
    /^apps\/web\/src\/(app|features|kit|data|ui|platform)\//.exec(file)?.[1] ??
    (file.startsWith("apps/server/") ? "server" : undefined)
  );
}

function featureOf(file: string): string | undefined {
  return /\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
}

function importsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map((m) => m[1] ?? "");
}

function resolveImport(from: string, specifier: string): string {
  return specifier.startsWith(".")
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier.replace(/^@damim\/(domain|sync)\//, "packages/$1/src/");
}

/** Of a call whose first argument begins there. */
function countArguments(text: string, from: number): number {
  let count = 1;
  let depth = 0;
  for (let at = from; depth >= 0; at += 1) {
    const sign = text[at] ?? ")";
    if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
    else if (sign === "," && depth === 0 && !/^,\s*\)/.test(text.slice(at, at + 40))) count += 1;
  }
  return count;
}
