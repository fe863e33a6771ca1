import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { toAppManifest } from "./app-manifest.ts";
import { dropUnusedRouterParts } from "./drop-unused-router-parts.ts";
import { fetchBeforeImport } from "./fetch-before-import.ts";
import { guestPageNames, guestPages } from "@damim/domain/links/guest-pages.ts";
import { answerPage, buildGuestPage, headOfGuests, type GuestBuild } from "./guest-page.ts";
import { cutIntoPieces, PUPILS } from "./pieces/cut-into-pieces.ts";

const basePath = process.env["DAMIM_BASE_PATH"] ?? "/damim/";
const serverUrl = process.env["DAMIM_DEV_SERVER"] ?? "http://127.0.0.1:4000";

/** Cut at the first module that the bundler asks about: by then it knows all of them. */
let pieces: ReadonlyMap<string, string> | undefined;
const pieceGroup = {
  includeDependenciesRecursively: false,
  debugName: "pieces",
  name: (id: string, bundler: Pick<Rolldown.PluginContext, "getModuleInfo">) => {
    pieces ??= cutIntoPieces(import.meta.dirname, (each) => bundler.getModuleInfo(each));
    // The one page that asks for a guide asks for all of them.
    return pieces.get(id) ?? (id.endsWith("/guides.ts") ? "guides" : undefined);
  },
};

/** Pieces of the pupils' page and its entry lie apart: the worker keeps none of them for a teacher. */
function toFolder(name: string): string {
  return name === "pad" || name.startsWith(`${PUPILS}-`) ? "assets/pupil" : "assets";
}

/** Where guardians book and pupils seal a letter, and the board and the page of a class, which have neither React nor our utility classes. */
const guestBuilds: readonly GuestBuild[] = [
  { name: "book", plugins: [react(), tailwind()] },
  { name: "capsule", plugins: [react(), tailwind()] },
  { name: "class", plugins: [] },
  { name: "board", plugins: [], worker: "guest-sw" },
];
const guestFiles = [...new Set(guestPageNames.map((name) => guestPages[name].file))];
const guestAssets = [...new Set(guestPageNames.map((name) => guestPages[name].assets))];

export default defineConfig({
  root: import.meta.dirname,
  base: basePath,
  plugins: [
    react(),
    tailwind(),
    dropUnusedRouterParts(),
    headOfGuests,
    answerPage,
    ...guestBuilds.map((page) =>
      buildGuestPage({ root: import.meta.dirname, base: basePath, page }),
    ),
    fetchBeforeImport({ fetchPart: `${import.meta.dirname}/src/platform/fetch-part.ts` }),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/platform/sw",
      filename: "sw.ts",
      scope: basePath,
      // Registered by platform/app-worker.ts: the plugin's own registration passes a text, which Trusted Types refuse.
      injectRegister: false,
      registerType: "prompt",
      manifest: toAppManifest(basePath),
      includeManifestIcons: false,
      // Fonts are kept as they are used; the big icons are for the installer alone.
      injectManifest: {
        globPatterns: ["**/*.{js,css,html}", "assets/parts-index-*.json", "icon.svg"],
        globIgnores: [
          ...guestFiles.map((file) => `${file}.html`),
          ...guestAssets.map((folder) => `${folder}**`),
          "guest-sw.js",
        ],
        rollupFormat: "iife",
      },
    }),
  ],
  worker: { format: "es" },
  resolve: {
    // React has it since 18; the component library still asks for the copy for older ones.
    alias: [{ find: /^use-sync-external-store\/shim/, replacement: "use-sync-external-store" }],
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The policy of our pages has no `data:` for fonts and scripts: nothing is inlined.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: "es2023",
    rolldownOptions: {
      // Developer tools look at the built pages from outside, as everybody does.
      transform: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } },
      input: { index: `${import.meta.dirname}/index.html`, pad: `${import.meta.dirname}/pad.html` },
      output: {
        codeSplitting: {
          groups: [pieceGroup],
        },
        entryFileNames: (chunk) => `${toFolder(chunk.name)}/[name]-[hash:7].js`,
        chunkFileNames: (chunk) => `${toFolder(chunk.name)}/[name]-[hash:7].js`,
      },
    },
  },
  server: { proxy: { [`${basePath}api`]: serverUrl } },
});
