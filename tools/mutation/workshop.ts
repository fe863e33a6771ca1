import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { projectRoot } from "../run-step.ts";
import type { Mutant } from "./mutant.ts";

export interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

/** A copy of the project in a temporary folder, in which mistakes can be planted one after the other. */
export interface Workshop {
  /** Plants the mistake for as long as the work takes. Throws when its text does not stand there once. */
  plant<T>(mutant: Mutant, work: () => Promise<T>): Promise<T>;
  /** Whether these tests pass in the copy, and what they printed. */
  test(args: readonly string[]): Promise<Outcome>;
  /** The same of a tool. */
  run(tool: string, args: readonly string[]): Promise<Outcome>;
  close(): void;
}

const COPIED = [
  "apps",
  "bin",
  "packages",
  "tools",
  "bench",
  "e2e",
  "released",
  "package.json",
  "package-lock.json",
  "vitest.config.ts",
];

const VITEST = "node_modules/vitest/vitest.mjs";

export function openWorkshop(): Workshop {
  const root = mkdtempSync(path.join(os.tmpdir(), "damim-mutation-"));
  for (const name of [...COPIED, ...readdirSync(projectRoot).filter(isTsconfig)]) {
    cpSync(path.join(projectRoot, name), path.join(root, name), {
      recursive: true,
      filter: (source) => !/[\\/](?:node_modules|dist)$/.test(source),
    });
  }
  linkModules(root);
  return {
    async plant({ file, find, replace }, work) {
      const place = path.join(root, file);
      const text = readFileSync(place, "utf8");
      writeFileSync(place, toMutated(text, { file, find, replace }));
      try {
        return await work();
      } finally {
        writeFileSync(place, text);
      }
    },
    test: (args) => runIn(root, [VITEST, "run", "--bail=1", "--testTimeout=60000", ...args]),
    run: (tool, args) => runIn(root, [tool, ...args]),
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Throws when the mistake cannot be planted any more: the code has changed, the list has to follow. */
export function toMutated(
  text: string,
  { file, find, replace }: Pick<Mutant, "file" | "find" | "replace">,
): string {
  const [before, after, ...more] = text.split(find);
  if (before !== undefined && after !== undefined && more.length === 0) {
    return before + replace + after;
  }
  const times = after === undefined ? "not there any more" : "there more than once";
  throw new Error(`${file}: the text of a planted mistake is ${times}:\n${find}`);
}

/** The packages as they are, our own workspaces in the copy. */
function linkModules(root: string): void {
  const folders = ["", "apps/server", "apps/web", "packages/domain", "packages/sync"];
  for (const folder of folders) {
    const from = path.join(projectRoot, folder, "node_modules");
    if (!existsSync(from)) continue;
    const to = path.join(root, folder, "node_modules");
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (name.startsWith(".v") || name === ".cache") continue;
      if (name !== "@damim") symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
  const ours = path.join(root, "node_modules/@damim");
  mkdirSync(ours, { recursive: true });
  const packages = ["domain", "sync"].map((name) => [name, path.join(root, "packages", name)]);
  const apps = ["server", "web"].map((name) => [name, path.join(root, "apps", name)]);
  for (const [name = "", target = ""] of [...packages, ...apps]) {
    symlinkSync(target, path.join(ours, name));
  }
}

function runIn(root: string, [script = "", ...args]: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      // Coloured names cannot be searched for.
      env: { ...process.env, NO_COLOR: "1" },
      // A group of its own: the runner's workers do not end with it while they loop.
      detached: true,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    }
    // A planted mistake may well ask for ever. A busy machine must not be taken for one.
    const timer = setTimeout(() => endGroup(child), 300_000);
    child.on("exit", (code) => {
      clearTimeout(timer);
      resolve({ passed: code === 0, output });
    });
  });
}

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
}

function isTsconfig(name: string): boolean {
  return name.startsWith("tsconfig");
}
