import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";

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

/**
 * What proves faults, hostile input or other versions, and what counts long, is called `….deep.test.ts` or stands in
 * `e2e/deep`: it runs with `npm run test:deep` alone, in the project of its kind that ends with "deep".
 */
const DEEP = "**/*.deep.test.*";

function usual(name: string, ...include: string[]) {
  return { name, include, exclude: [...configDefaults.exclude, DEEP] };
}

function deep(name: string, ...include: string[]) {
  return { name, include };
}

function rules(files: Files) {
  return {
    test: {
      ...files,
      environment: "node" as const,
      ...sharedModules,
      testTimeout: 60_000,
      expect: patience,
      setupFiles: ["tools/same-dice.ts"],
    },
  };
}

function server(files: Files) {
  return {
    test: {
      ...files,
      environment: "node" as const,
      ...sharedModules,
      setupFiles: ["tools/same-dice.ts"],
      globalSetup: ["apps/server/src/testing/postgres-global-setup.ts"],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: patience,
    },
  };
}

function journeys(files: Files, env: Readonly<Record<string, string>> = {}) {
  return {
    test: {
      ...files,
      env,
      environment: "node" as const,
      ...sharedModules,
      // How long one took is judged by the machine's pace (`tools/read-test-report.ts`): this ends one that hangs.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      retry: SECOND_TRY,
      expect: patience,
    },
  };
}

/** See `e2e/support/keep-when-asked.ts`. Whoever has hours keeps every build on every device, as teachers do. */
const keepsWhenAsked = process.env["DEEP_COUNT"] ? {} : { KEEPS_WHEN_ASKED: "yes" };

type Files = ReturnType<typeof deep>;

export default defineConfig({
  test: {
    projects: [
      rules(
        usual(
          "unit",
          "packages/*/src/**/*.test.ts",
          "apps/web/src/**/*.test.ts",
          "apps/web/pieces/*.test.ts",
          "tools/**/*.test.ts",
        ),
      ),
      rules(deep("unit-deep", "packages/*/src/**/*.deep.test.ts")),
      server(usual("server", "apps/server/src/**/*.test.ts", "tools/{year,rehearse}/*.spec.ts")),
      server(deep("server-deep", "apps/server/src/**/*.deep.test.ts")),
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
            "uqr",
            "prosemirror-commands",
            "prosemirror-history",
            "prosemirror-inputrules",
            "prosemirror-keymap",
            "prosemirror-model",
            "prosemirror-schema-list",
            "prosemirror-state",
            "prosemirror-view",
            "@base-ui/react/alert-dialog",
            "@base-ui/react/csp-provider",
            "@base-ui/react/dialog",
            "@base-ui/react/drawer",
            "@base-ui/react/menu",
          ],
        },
        test: {
          ...usual("browser", "apps/web/src/**/*.browser.test.tsx"),
          testTimeout: 60_000,
          retry: SECOND_TRY,
          expect: patience,
          setupFiles: ["apps/web/src/testing/fail-on-console-trouble.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // It compiles its first file beside three other lanes: after a minute it had no test at all on a slow machine.
            connectTimeout: 300_000,
            provider: playwright({
              // A press that does not come through says why, instead of using up its test's minute.
              actionTimeout: 15_000,
              launchOptions: {
                ...(chromiumPath ? { executablePath: chromiumPath } : {}),
                args: ["--no-sandbox", "--disable-gpu"],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      journeys(deep("e2e", "e2e/*.spec.ts", "tools/{wander,proofs}/*.spec.ts"), keepsWhenAsked),
      journeys(deep("deep", "e2e/deep/*.spec.ts")),
    ],
  },
});
