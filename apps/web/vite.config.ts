import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { toAppManifest } from "./app-manifest.ts";

const basePath = process.env["DAMIM_BASE_PATH"] ?? "/damim/";
const serverUrl = process.env["DAMIM_DEV_SERVER"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: import.meta.dirname,
  base: basePath,
  plugins: [
    react(),
    tailwind(),
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
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The policy of our pages has no `data:` for fonts and scripts: nothing is inlined.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: "es2023",
  },
  server: { proxy: { [`${basePath}api`]: serverUrl } },
});
