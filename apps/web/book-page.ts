import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

/**
 * The page on which guardians book, built by itself into the same folder: it shares no piece with the app, so that a
 * phone that comes once fetches nothing of the teacher's, and the teacher's pieces are cut without it.
 */
export function buildBookPage({
  root,
  base,
}: {
  readonly root: string;
  readonly base: string;
}): Plugin {
  return {
    name: "damim:book-page",
    apply: "build",
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: "warn",
        root,
        base,
        plugins: [react(), tailwind()],
        build: {
          outDir: "dist",
          emptyOutDir: false,
          copyPublicDir: false,
          assetsDir: "assets/guest",
          assetsInlineLimit: 0,
          manifest: ".vite/book.json",
          modulePreload: { polyfill: false },
          // Guardians come with whatever phone they have.
          target: "es2020",
          rolldownOptions: { input: { book: `${root}/book.html` } },
        },
      });
    },
  };
}
