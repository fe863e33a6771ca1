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
