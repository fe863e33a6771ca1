import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { toAppManifest } from "./app-manifest.ts";
import { dropUnusedRouterParts } from "./drop-unused-router-parts.ts";

const basePath = process.env["DAMIM_BASE_PATH"] ?? "/damim/";
const serverUrl = process.env["DAMIM_DEV_SERVER"] ?? "http://127.0.0.1:4000";

/**
 * What every teacher's screen has anyway, in one chunk. Cut by who shares it, it was twenty of half a KiB,
 * and each page that comes later named them all in its list.
 */
const teacherChunk = {
  name: "teacher-base",
  test: /domain\/src\/(record-kinds|attendance\/(attendance-(mark|code|rules)|check-in|mark-student|day-state)|attendance-papers\/absence-paper|holiday\/(built-in-holidays|holiday)|month-close\/(month-close|marking-doubt)|roster\/(student|membership|departure)|school-calendar\/(own-day|school-calendar|school-terms)|school-year\/(school-year-setting|class-choice)|files\/file|change)\.ts$|features\/attendance\/(use-day-commands|student-day|find-typed-code|watch-days|student-words)\.tsx?$|data\/(use-school-calendar|use-teacher-data)\.ts$|ui\/(attendance-symbol|chip|select)\.tsx?$/,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root: import.meta.dirname,
  base: basePath,
  plugins: [
    react(),
    tailwind(),
    dropUnusedRouterParts(),
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
        globPatterns: ["**/*.{js,css,html}", "icon.svg"],
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
    rolldownOptions: { output: { codeSplitting: { groups: [teacherChunk] } } },
  },
  server: { proxy: { [`${basePath}api`]: serverUrl } },
});
