import type { Plugin } from "vite";

type Bundle = Parameters<Extract<Plugin["generateBundle"], (...args: never[]) => unknown>>[1];

/**
 * Has every late part of a page fetched before it is imported (`platform/fetch-part.ts`), in place of Vite's own way,
 * which imports at once: a browser never asks again for what it could not import once. So each `import()` names the
 * scripts it needs but for those that its page has from the start, as Vite names the styles.
 */
export function fetchBeforeImport({ fetchPart }: { readonly fetchPart: string }): Plugin {
  let built: Bundle = {};
  let presentFor = new Map<string, ReadonlySet<string>>();
  return {
    name: "damim:fetch-before-import",
    apply: "build",
    enforce: "post",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needed, { hostId, hostType }) => {
            if (hostType === "html") return needed;
            const present = presentFor.get(hostId);
            // Not a part that is style alone: the bundler leaves its empty script out.
            const scripts = file in built ? [file, ...needed] : needed;
            return [...new Set(scripts)].filter((each) => !present?.has(each));
          },
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `export { fetchPart as __vitePreload } from ${JSON.stringify(fetchPart)};`,
    },
    // After the styles were taken out, and before Vite asks for the dependencies.
    generateBundle: (_options, bundle) => {
      built = bundle;
      presentFor = findPresent(bundle);
    },
  };
}

/** For each script of the build, those that stand on every page it can be on before anything is imported late. */
function findPresent(bundle: Bundle): Map<string, ReadonlySet<string>> {
  const presentFor = new Map<string, ReadonlySet<string>>();
  for (const entry of Object.values(bundle)) {
    if (entry.type !== "chunk" || !entry.isEntry) continue;
    const atStart = reach(bundle, entry.fileName, ({ imports }) => imports);
    const ever = reach(bundle, entry.fileName, (chunk) => [
      ...chunk.imports,
      ...chunk.dynamicImports,
    ]);
    for (const file of ever) {
      const known = presentFor.get(file);
      presentFor.set(file, known ? known.intersection(atStart) : atStart);
    }
  }
  return presentFor;
}

function reach(
  bundle: Bundle,
  from: string,
  toNext: (chunk: Extract<Bundle[string], { type: "chunk" }>) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>([from]);
  // A set hands out what is added to it while it is walked.
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type === "chunk") for (const next of toNext(chunk)) found.add(next);
  }
  return found;
}
