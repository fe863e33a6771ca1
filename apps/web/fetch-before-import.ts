import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import type { PartMap } from "./src/platform/part-map.ts";

type Bundle = Parameters<Extract<Plugin["generateBundle"], (...args: never[]) => unknown>>[1];
type ModuleInfo = (
  id: string,
) => Readonly<Record<"importedIds" | "dynamicallyImportedIds", readonly string[]>> | null;
/** Where `platform/part-map.ts` looks for them. */
const ASSETS = "assets/";
type Chunk = Extract<Bundle[string], { type: "chunk" }>;

/**
 * Has every late part of a page fetched before it is imported (`platform/fetch-part.ts`), in place of Vite's own way,
 * which imports at once: a browser never asks again for what it could not import once. What a page imports first is
 * named where it is imported, as Vite names the styles. What its parts import later stands in one map for the page,
 * which index.html and pad.html name: as lists in the scripts it was 10 KiB of a teacher's first screen.
 */
export function fetchBeforeImport({ fetchPart }: { readonly fetchPart: string }): Plugin {
  let built: Bundle = {};
  return {
    name: "damim:fetch-before-import",
    apply: "build",
    enforce: "post",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needed, { hostId, hostType }) => {
            if (hostType === "html") return needed;
            const host = built[hostId];
            // A part that is style alone: the bundler leaves its empty script out.
            if (!(file in built)) return needed;
            if (host?.type !== "chunk" || !host.isEntry) return [file];
            const atStart = reach(built, hostId, ({ imports }) => imports);
            return [...new Set([file, ...needed])].filter((each) => !atStart.has(each));
          },
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `export { fetchPart as __vitePreload } from ${JSON.stringify(fetchPart)};`,
    },
    // After the styles were taken out, and before Vite asks for the dependencies.
    generateBundle(_options, bundle) {
      built = bundle;
      this.emitFile({
        type: "asset",
        fileName: ".vite/pieces.json",
        source: JSON.stringify(toPieceNames(bundle)),
      });
      for (const page of Object.values(bundle)) {
        if (page.type !== "asset" || !page.fileName.endsWith(".html")) continue;
        const html = String(page.source);
        const entry = listEntries(bundle).find(({ fileName }) => html.includes(fileName));
        if (!entry) continue;
        const late = listLateModules(entry.facadeModuleId ?? "", (id) => this.getModuleInfo(id));
        const source = JSON.stringify(toPartMap(bundle, entry.fileName, late));
        const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
        const fileName = `assets/parts-${page.fileName.replace(/\.html$/, "")}-${hash}.json`;
        this.emitFile({ type: "asset", fileName, source });
        page.source = html.replace(
          "</head>",
          () => `  <meta name="damim-parts" content="${fileName}" />\n  </head>`,
        );
      }
    },
  };
}

/** In which file a module of ours lies: `tools/check-sizes.ts` asks by the names of modules. */
function toPieceNames(bundle: Bundle): Readonly<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const chunk of Object.values(bundle))
    if (chunk.type === "chunk")
      for (const id of chunk.moduleIds) {
        const [, name] = /\/apps\/web\/([^?]+)$/.exec(id) ?? [];
        if (name) names[name] = chunk.fileName;
      }
  return names;
}

function listEntries(bundle: Bundle): readonly Chunk[] {
  return Object.values(bundle).filter((each) => each.type === "chunk" && each.isEntry) as Chunk[];
}

/** What the modules of a page import late. By modules: a chunk that two pages share leads to what only one of them imports. */
function listLateModules(entry: string, toInfo: ModuleInfo): ReadonlySet<string> {
  const late = new Set<string>();
  const ever = new Set([entry]);
  // A set hands out what is added to it while it is walked.
  for (const id of ever) {
    const { importedIds = [], dynamicallyImportedIds = [] } = toInfo(id) ?? {};
    for (const next of dynamicallyImportedIds) late.add(next);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) ever.add(next);
  }
  return late;
}

/** Every file that late parts of a page lead to, with what it imports itself: scripts and styles that the page lacks at its start. */
function toPartMap(bundle: Bundle, entry: string, late: ReadonlySet<string>): PartMap {
  const atStart = listWithStyles(bundle, entry);
  const parts = Object.values(bundle).flatMap((chunk) =>
    chunk.type === "chunk" && chunk.moduleIds.some((id) => late.has(id)) ? chunk.fileName : [],
  );
  const uses = new Map<string, number>();
  const found = new Set(parts).difference(atStart);
  const imports = new Map<string, readonly string[]>();
  for (const file of found) {
    const chunk = bundle[file];
    const own = chunk?.type === "chunk" ? listOwn(chunk).filter((each) => !atStart.has(each)) : [];
    imports.set(file, own);
    for (const each of own) uses.set(each, (uses.get(each) ?? 0) + 1);
    for (const each of own) found.add(each);
  }
  // Lists that begin alike pack to half.
  const files = [...found].toSorted(
    (a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  if (!files.every((file) => file.startsWith(ASSETS))) throw new Error("a part lies elsewhere");
  const toPlaces = (file: string): readonly number[] =>
    (imports.get(file) ?? [])
      .map((each) => files.indexOf(each))
      .toSorted((a, b) => a - b)
      .map((place, at, all) => place - (all[at - 1] ?? 0));
  return { files: files.map((file) => file.slice(ASSETS.length)), imports: files.map(toPlaces) };
}

/** The scripts that one imports itself, and its styles. */
const listOwn = ({ imports, viteMetadata }: Chunk): readonly string[] => [
  ...imports,
  ...(viteMetadata?.importedCss ?? []),
];

function listWithStyles(bundle: Bundle, from: string): ReadonlySet<string> {
  return reach(bundle, from, listOwn);
}

function reach(
  bundle: Bundle,
  from: string,
  toNext: (chunk: Chunk) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>([from]);
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type === "chunk") for (const next of toNext(chunk)) found.add(next);
  }
  return found;
}
