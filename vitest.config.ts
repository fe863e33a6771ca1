import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const chromiumPath = process.env["CHROMIUM_PATH"];

/**
 * How long a test waits for what it awaits, not how long the thing may take: speed stands in `bench/`. A check runs
 * beside another lane on two cores, and the runner's own second is then over before a screen has been drawn.
 */
const patience = { poll: { timeout: 20_000 } };
/**
 * A browser on a busy machine is late once in some thousand waits. The runner prints each second try; a test that
 * needs one again and again is mended.
 */
const SECOND_TRY = 1;

/**
 * Files of one worker share their modules: reading them anew for each took as long as the tests. What a test puts in
 * place of another thing goes with it.
 */
const sharedModules = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true };

function journeys(name: string, include: string) {
  return {
    test: {
      name,
      environment: "node" as const,
      ...sharedModules,
      include: [include],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      retry: SECOND_TRY,
      expect: patience,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          ...sharedModules,
          testTimeout: 60_000,
          expect: patience,
          setupFiles: ["tools/same-dice.ts"],
          include: [
            "packages/*/src/**/*.test.ts",
            "apps/web/src/**/*.test.ts",
            "tools/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "server",
          environment: "node",
          ...sharedModules,
          include: ["apps/server/src/**/*.test.ts"],
          setupFiles: ["tools/same-dice.ts"],
          globalSetup: ["apps/server/src/testing/postgres-global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patience,
        },
      },
      {
        plugins: [react()],
        // Found one by one they would be bundled in the middle of a run, and React would be there twice.
        optimizeDeps: {
          include: [
            "react",
            "react/jsx-dev-runtime",
            "react-dom",
            "react-dom/client",
            "react-router",
            "lucide-react",
            "valibot",
            "class-variance-authority",
            "react-hot-toast/headless",
            "hucre/xlsx",
            "perfect-freehand",
            "fractional-indexing",
            "vitest-browser-react",
            "@base-ui/react/csp-provider",
            "@base-ui/react/dialog",
            "@base-ui/react/drawer",
            "@base-ui/react/menu",
            "@base-ui/react/popover",
          ],
        },
        test: {
          name: "browser",
          testTimeout: 60_000,
          retry: SECOND_TRY,
          expect: patience,
          include: ["apps/web/src/**/*.browser.test.tsx"],
          setupFiles: ["apps/web/src/testing/fail-on-console-trouble.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromiumPath ? { executablePath: chromiumPath } : {}),
                args: ["--no-sandbox", "--disable-gpu"],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      journeys("e2e", "e2e/*.spec.ts"),
      journeys("deep", "e2e/deep/*.spec.ts"),
    ],
  },
});
