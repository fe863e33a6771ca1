import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "./run-step.ts";

const pages = globSync(["*.md", "docs/*.md", "packages/*/*.md"], { cwd: projectRoot });
const scripts = readScripts();

describe.each(pages)("%s", (page) => {
  const text = readFileSync(path.join(projectRoot, page), "utf8");

  it("names only paths that exist", () => {
    const base = path.dirname(path.join(projectRoot, page));
    const missing = [...text.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => match[1] ?? "")
      .filter(isPath)
      .map((name) => name.split("#")[0] ?? "")
      .filter((name) => ![projectRoot, base].some((from) => existsSync(path.join(from, name))));
    expect(missing).toEqual([]);
  });

  it("names only scripts that package.json has", () => {
    const named = [...text.matchAll(/(?:`|^)npm (?:run )?([a-z][a-z:0-9]*)/gm)].map(
      (m) => m[1] ?? "",
    );
    const unknown = named.filter(
      (name) => !["install", "ci", "test", "run", ...scripts].includes(name),
    );
    expect(unknown).toEqual([]);
  });
});

describe("README.md", () => {
  it("stays short enough to be read", () => {
    const lines = readFileSync(path.join(projectRoot, "README.md"), "utf8").split("\n");
    expect(lines.length).toBeLessThanOrEqual(80);
  });
});

describe("docs/glossary.md", () => {
  it("names only words that the code says", () => {
    const rows = readFileSync(path.join(projectRoot, "docs/glossary.md"), "utf8")
      .split("\n")
      .flatMap((line) => /^\|[^|]+\|([^|]+)\|/.exec(line)?.[1] ?? [])
      .slice(2);
    const words = rows.flatMap((cell) => [...cell.matchAll(/[A-Za-z][\w.~-]*/g)].map(([w]) => w));
    const said = listSaidWords();
    expect(words.filter((word) => !said.includes(` ${toPhrase(word)} `))).toEqual([]);
    expect(words.length).toBeGreaterThan(300);
  });
});

describe("docs/security.md", () => {
  const text = readFileSync(path.join(projectRoot, "docs/security.md"), "utf8");
  const named = [...text.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`((?: 「[^」]+」)*)/g)].map(
    ([, file = "", names = ""]) => ({
      file,
      names: [...names.matchAll(/「([^」]+)」/g)].map(([, name = ""]) => name),
    }),
  );

  it("names only tests that exist", () => {
    const missing = named.flatMap(({ file, names }) => {
      const place = path.join(projectRoot, file);
      if (!existsSync(place)) return [file];
      const source = readFileSync(place, "utf8");
      return names.filter((name) => !hasTest(source, name)).map((name) => `${file}: ${name}`);
    });

    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(40);
  });

  it("has a test for every item that it says is done", () => {
    const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+)[^|]*\|([^|]*)\|([^|]*)\|$/gm)];
    const untested = rows.filter(([, , , tests = ""]) => !/「[^」]+」/.test(tests));

    expect(untested.map(([, item]) => item)).toEqual([]);
    expect(rows.length).toBeGreaterThan(40);
  });
});

/** Every name in the code and of its files, as words between spaces: `toSeatPlan` says seatPlan. */
function listSaidWords(): string {
  const files = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: projectRoot }).filter(
    (file) => !/\.test\.tsx?$|[./]testing[./]/.test(file),
  );
  const names = files.flatMap((file) => [
    ...file.split(path.sep),
    ...(readFileSync(path.join(projectRoot, file), "utf8").match(/[A-Za-z][\w-]*/g) ?? []),
  ]);
  return [...new Set(names)].map((name) => ` ${toPhrase(name)} `).join("|");
}

function toPhrase(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_~./]/g, " ")
    .toLowerCase();
}

/** The first argument of a call, as in `it("…", …)`, `it.each(…)("…", …)` and templates. */
function hasTest(source: string, name: string): boolean {
  const calls = source.replace(/\(\s+/g, "(");
  return [`("${name}",`, `(\`${name}\`,`].some((start) => calls.includes(start));
}

function isPath(name: string): boolean {
  if (/^(https?:|mailto:|\/|@|~)/.test(name) || /[\s<>{}*…]/.test(name)) return false;
  return /^(bin|packages|apps|e2e|bench|docs|tools|\.ci)\//.test(name) || /^[A-Z]+\.md$/.test(name);
}

function readScripts(): readonly string[] {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(projectRoot, "package.json"), "utf8"),
  );
  if (typeof manifest !== "object" || manifest === null || !("scripts" in manifest)) return [];
  return Object.keys(manifest.scripts ?? {});
}
