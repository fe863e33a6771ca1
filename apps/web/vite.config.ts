import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const basePath = process.env["DAMIM_BASE_PATH"] ?? "/damim/";
const serverUrl = process.env["DAMIM_DEV_SERVER"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: import.meta.dirname,
  base: basePath,
  plugins: [react(), tailwind()],
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
