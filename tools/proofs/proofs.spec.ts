import { globSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { projectRoot } from "../run-step.ts";
import { openBenches, read, runSmallest } from "./open-once.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "damim-proofs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const target = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
/** Each with the least that it can be asked for, and what it then says. */
const tools: readonly (readonly [tool: string, words: string, says: RegExp])[] = [
  ["bench", "veil", /^\| +\| veil/m],
  ["make-folder", `${target} --keep-web --no-pack --into ${folder}`, /unpacked [\d.]+ MB/],
  ["make-icons", folder, /icon-apple-180\.png/],
  ["make-release", `v9999 ${folder}`, /개 범위를 담았어요/],
  ["screenshots", `desktop/01-sign-in --to ${folder}`, /^[1-9]\d* kB, 한도/m],
  // A part says what this machine lacks for it, or what it found.
  ...["R1", "R2", "R3", "R4", "R5"].map(
    (part) =>
      [
        "rehearse",
        part,
        /^ {2}(?:holds |\S.*건너뛰어요\. .*설치하면 이 부분도 돌아요\.$)/m,
      ] as const,
  ),
];
/** What begins a program elsewhere: a test that always runs, a step of the check, a setting. */
const openedBy: Readonly<Record<string, readonly string[]>> = {
  "e2e/scripts.spec.ts": "admin backup dev drill restore seed sentences test-deep words year".split(
    " ",
  ),
  "tools/wander/small-wander.spec.ts": ["wander"],
  "tools/test.ts": ["build-server", "check-sizes"],
  "vitest.config.ts": ["same-dice"],
  // The run that you are looking at, and its quick half: the same steps.
  "package.json": ["test", "check"],
};

describe("each tool and each bench without a browser, once, on the smallest input (SMALLEST=1)", () => {
  it("is opened here, or by somebody who names it", () => {
    const programs = globSync("tools/*.ts", { cwd: projectRoot })
      .filter((file) => !file.endsWith(".test.ts") && !/^export /m.test(read(file)))
      .map((file) => path.basename(file, ".ts"));
    const elsewhere = Object.entries(openedBy);
    const known = new Set([...tools.map(([tool]) => tool), ...elsewhere.flatMap(([, all]) => all)]);
    expect(programs.toSorted()).toEqual([...known].toSorted());
    for (const [file, all] of elsewhere)
      expect(all.filter((tool) => !read(file).includes(tool.replace("-deep", ":deep")))).toEqual(
        [],
      );
  });

  it.each(tools)("tools/%s %s", async (tool, words, says) => {
    const { code, said } = await runSmallest(`tools/${tool}.ts`, words.split(" "));
    expect(code, said).toBe(0);
    expect(said).toMatch(says);
  });

  openBenches({ inBrowser: false });
});
