import { runStep } from "../run-step.ts";
import { setUpChromium } from "../set-up-chromium.ts";
import { type DeepPart, toCount } from "./deep-part.ts";

const RUNS = 10;
const KILLS_PER_RUN = 30;

/** The killed browser's journey over and over. */
export const rendererKills: DeepPart = {
  name: "renderer-kills",
  test: "`kill -9` of renderer and browser right after a mark",
  inNpmTest: "10 kills",
  async run({ count = RUNS }) {
    const env = { CHROMIUM_PATH: await setUpChromium(), DEEP_COUNT: String(KILLS_PER_RUN) };
    const build = ["vite", "build", "apps/web", "--logLevel", "warn"];
    await run("화면 만들기 build", build, {});
    const args = ["vitest", "run", "--project", "e2e", "e2e/renderer-killed.spec.ts"];
    for (let turn = 1; turn <= count; turn++)
      await run(`renderer-kills ${turn}/${count}`, args, env);
    return { count: `${toCount(count * KILLS_PER_RUN)} kills`, result: "0 lost" };
  },
};

async function run(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const { passed } = await runStep({ name, args, env });
  if (!passed) throw new Error(`${name} failed`);
}
