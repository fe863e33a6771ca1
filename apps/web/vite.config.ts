import { readFileSync } from "node:fs";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { toAppManifest } from "./app-manifest.ts";
import { dropUnusedRouterParts } from "./drop-unused-router-parts.ts";
import { fetchBeforeImport } from "./fetch-before-import.ts";

const basePath = process.env["DAMIM_BASE_PATH"] ?? "/damim/";
const serverUrl = process.env["DAMIM_DEV_SERVER"] ?? "http://127.0.0.1:4000";

/** What every page begins with. */
const startParts = [
  "node_modules/(react|react-dom|scheduler)/.*",
  "domain/src/base/result",
  "web/src/data/(server/(api-url|json-fields)|opening/room-keys)",
  "web/src/platform/(kept/(device-(preferences|texts)|kept-build|theme)|fetch-part|part-map)",
  "web/src/ui/arrival/(keep-trying|not-arrived|when-idle)",
];

/** What every teacher's first screen has anyway: the records and their rules, and how a day is marked. */
const teacherParts = [
  "domain/src/(registry/(record-kinds|long-texts)|record/long-text|files/file)",
  // A kind of record in another chunk would make a circle of chunks, and the page would not start.
  `domain/src/(${listKindFiles().join("|")})`,
  "domain/src/attendance/(attendance-code|day-state|mark-student|lesson/(lesson-news|missed-lessons))",
  "domain/src/calendar-day/(calendar-day|korean-day)",
  "domain/src/student/(departure|membership)",
  "domain/src/school-year/(school-year|class-choice|scope)",
  "domain/src/hangul/particle",
  "web/src/data/(years/class-choice|opening/keeping-marker|teacher-data|use-teacher-data)",
  "web/src/app/base/describe-(file|write)",
  "web/src/data/(opening/opened-room|pad/teacher-pad-database)",
  "web/src/platform/(after-paint|kept/screen-preferences)",
  "web/src/ui/(attendance-symbol|chip)",
  "web/src/features/[a-z-]+/feature",
  "web/src/kit/act/act",
  "domain/src/school-year/teachers-classes",
  "domain/src/(notice/list-notices|club/club-role|site/site-switch|admin/role|weather/weather-labels)",
  "web/src/data/(drafts/just-created|use-seats)",
  "web/src/platform/save-file",
  "web/src/ui/tile-name",
  "web/src/features/attendance/(use-day-commands|mark/(find-typed-code|mark-question|student-(day|words)|watch-days|write-attendance))",
];

/** What a teacher's first screen and the pupils' page both have: the rows of a device, and how they travel. */
const rowsParts = [
  "sync/src/(change|clock|kind|merge|protocol)",
  "sync/src/client/(disk|indexeddb-(connection|storage)|kept-shapes|mark|notifier|open-store|outbox)",
  "sync/src/client/(restored-server|rounds|settlement|storage|tabs|to-request|trial|view|writer)",
  "web/src/data/(create-listeners|drafts/drafts-in-memory|rounds/(live-stream|round-trip|save-again|send-round))",
  "web/src/data/opening/(remove-database|volatile-storage|watch-page)",
  "web/src/platform/(clock|idle|locks|random)",
  "domain/src/student/student-words",
  "web/src/ui/(arrival/(keys-at-hand|late)|overlay/(lazy-overlay|toast|toaster-slot))",
];

const startChunk = toChunk("start", startParts);
const rowsChunk = toChunk("rows", rowsParts);

/** What the pupils' first screen and the teacher's board both have: cards on a wall. */
const boardParts = [
  "domain/src/pad/(card/)?pad-(card|kinds|member|reaction|room|scope|stroke)",
  "web/src/data/pad/(ask-ahead|draft-places|open-pad-data|pad-(database|files|news|tallies|telling)|use-pad-data)",
  "web/src/features/pad/(board|card)/(author-of|board-icons|card-(extra|slot)|estimate-height|use-found-cards)",
  "web/src/features/pad/(board|card)/(pad-(card|icon|picture)|place-in-columns|toggle-heart|use-(gradually|is-frozen|width)|wall)",
];

const boardChunk = toChunk("pad-board", boardParts);

/** Where a card goes: the composer and the boards that come late ask for both. */
const placesChunk = toChunk("pad-places", [
  "domain/src/base/place-between",
  "web/src/features/pad/canvas/canvas-places",
]);

/** Of all features in one: they are searched together. */
const guidesChunk = toChunk("guides", ["web/src/(app|features/[a-z-]+)/guides"]);

/** In one chunk: cut by who shares it, it was thirty of half a KiB, and each later page named them all. */
const teacherChunk = toChunk("teacher-base", teacherParts);

/** 「consult/consult」: the files of all kinds that are kept. */
function listKindFiles(): readonly string[] {
  const registry = new URL("../../packages/domain/src/registry/record-kinds.ts", import.meta.url);
  const imports = readFileSync(registry, "utf8").matchAll(/from "\.\.\/(.+)\.ts"/g);
  return [...imports].map(([, file = ""]) => file);
}

function toChunk(name: string, parts: readonly string[]) {
  const test = new RegExp(`/(?:${parts.join("|")})\\.[jt]sx?$`);
  return { name, test, includeDependenciesRecursively: false };
}

/** Of the page of the pupils alone: a teacher's device has no use for it, also not without a network. */
const pupilParts = /\/src\/(?:pad-main|app\/pad\/|features\/pad\/pupil\/)/;

function toFolder({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const isPupils = moduleIds.length > 0 && moduleIds.every((id) => pupilParts.test(id));
  return isPupils ? "assets/pupil" : "assets";
}

export default defineConfig({
  root: import.meta.dirname,
  base: basePath,
  plugins: [
    react(),
    tailwind(),
    dropUnusedRouterParts(),
    fetchBeforeImport({ fetchPart: `${import.meta.dirname}/src/platform/fetch-part.ts` }),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/sw",
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
        globIgnores: ["pad.html", "assets/pupil/**"],
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
      input: { index: `${import.meta.dirname}/index.html`, pad: `${import.meta.dirname}/pad.html` },
      output: {
        codeSplitting: {
          groups: [startChunk, rowsChunk, boardChunk, placesChunk, guidesChunk, teacherChunk],
        },
        entryFileNames: (chunk) => `${toFolder(chunk)}/[name]-[hash:7].js`,
        chunkFileNames: (chunk) => `${toFolder(chunk)}/[name]-[hash:7].js`,
      },
    },
  },
  server: { proxy: { [`${basePath}api`]: serverUrl } },
});
