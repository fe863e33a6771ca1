import { build, type InlineConfig, type Plugin } from "vite";

export interface GuestPage {
  /** `book` is `book.html`, with its manifest `.vite/book.json`. */
  readonly name: string;
  /** Its folder of `assets`. */
  readonly folder: string;
  readonly plugins: NonNullable<InlineConfig["plugins"]>;
  /** A worker of its own: a script of one file, by its name. */
  readonly worker?: string;
}

/** People come with whatever phone or computer they have. */
const TARGET = "es2020";

/**
 * A page for people without an account, built by itself into the same folder: it shares no piece with the app, so that
 * a device that comes once fetches nothing of the teacher's, and the teacher's pieces are cut without it.
 */
export function buildGuestPage({
  root,
  base,
  page: { name, folder, plugins, worker },
}: {
  readonly root: string;
  readonly base: string;
  readonly page: GuestPage;
}): Plugin {
  const shared = { configFile: false, logLevel: "warn", root, base } as const;
  const into = {
    outDir: "dist",
    emptyOutDir: false,
    copyPublicDir: false,
    target: TARGET,
    modulePreload: { polyfill: false },
  } as const;
  return {
    name: `damim:${name}-page`,
    apply: "build",
    async closeBundle() {
      await build({
        ...shared,
        plugins,
        build: {
          ...into,
          assetsDir: `assets/${folder}`,
          assetsInlineLimit: 0,
          manifest: `.vite/${name}.json`,
          rolldownOptions: {
            input: { [name]: `${root}/${name}.html` },
            output: {
              // The font's files are those of the app, by the same names: they lie there once.
              assetFileNames: ({ names: [file = ""] }) =>
                `assets/${file.endsWith(".woff2") ? "" : `${folder}/`}[name]-[hash][extname]`,
            },
          },
        },
      });
      if (!worker) return;
      await build({
        ...shared,
        build: {
          ...into,
          rolldownOptions: {
            input: { [worker]: `${root}/src/platform/sw/${worker}.ts` },
            output: { format: "iife", entryFileNames: "[name].js" },
          },
        },
      });
    },
  };
}
