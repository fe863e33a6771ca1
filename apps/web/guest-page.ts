import { guestPages, type GuestPage, type LinkPageName } from "@damim/domain/links/guest-pages.ts";
import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";

export interface GuestBuild {
  /** `book` is `book.html`, with its manifest `.vite/book.json`. */
  readonly name: LinkPageName;
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
  page: { name, plugins, worker },
}: {
  readonly root: string;
  readonly base: string;
  readonly page: GuestBuild;
}): Plugin {
  const folder = guestPages[name].assets.replace("assets/", "");
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
        plugins: [headOfGuests, plugins],
        build: {
          ...into,
          assetsDir: `assets/${folder.slice(0, -1)}`,
          assetsInlineLimit: 0,
          manifest: `.vite/${name}.json`,
          rolldownOptions: {
            input: { [name]: `${root}/${name}.html` },
            output: {
              // The font's files are those of the app, by the same names: they lie there once.
              assetFileNames: ({ names: [file = ""] }) =>
                `assets/${file.endsWith(".woff2") ? "" : folder}[name]-[hash][extname]`,
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

const background = { light: "#f5f7fa", dark: "#14171c" };
/** A classroom looks at it: pupils' pads and the board have the stage's colours. */
const stage = { light: "#eef4ff", dark: "#0f1a30" };

const toTitle = (page: GuestPage): string => `<title>${page.title}</title>`;

/**
 * The head that every page for people without an account has, in place of `<guest-head>`, with its title out of the table:
 * found by no search, telling nobody where it led from. `mood="classroom"` gives the colours of the stage.
 */
export const headOfGuests: Plugin = {
  name: "damim:guest-head",
  transformIndexHtml: {
    order: "pre",
    handler: (html, { filename }) =>
      html.replace(/<guest-head( mood="classroom")? \/>/, (_, isStage) => {
        const file = basename(filename, ".html");
        const page = Object.values(guestPages).find((each) => each.file === file);
        const colours = isStage ? stage : background;
        return `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="referrer" content="no-referrer" />
    <meta name="robots" content="noindex" />
    <meta name="theme-color" content="${colours.light}" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="${colours.dark}" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="%BASE_URL%icon.svg" type="image/svg+xml" />
    ${page ? toTitle(page) : ""}`;
      }),
  },
};

/** The pupils' page by its second name: where a survey is answered, it is called so from the beginning. */
export const answerPage: Plugin = {
  name: "damim:answer-page",
  apply: "build",
  async writeBundle({ dir = "" }) {
    const { answer, padIt } = guestPages;
    const html = await readFile(`${dir}/${padIt.file}.html`, "utf8");
    const named = html.replace(toTitle(padIt), toTitle(answer));
    await writeFile(`${dir}/${answer.file}.html`, named);
  },
};
