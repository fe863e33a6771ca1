import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { builtFrom, isBundleFresh, readSourceState } from "../bin/server-bundle.js";

const root = mkdtempSync(path.join(os.tmpdir(), "damim-bundle-"));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
afterAll(() => rmSync(root, { recursive: true }));

describe("the server's bundle", () => {
  beforeEach(() => {
    rmSync(root, { recursive: true });
    write("apps/server/src/start/main.ts", "1");
    write("packages/domain/src/rule.ts", "1");
    write("packages/sync/src/merge.ts", "1");
    write("package-lock.json", "{}");
  });

  it("is made anew where there is none", () => {
    expect(isBundleFresh(root)).toBe(false);
  });

  it.each(["packages/domain/src/rule.ts", "package-lock.json", "apps/server/src/new.ts"])(
    "is made anew when %s has changed",
    (file) => {
      write(builtFrom, readSourceState(root));
      expect(isBundleFresh(root)).toBe(true);
      write(file, "another");
      expect(isBundleFresh(root)).toBe(false);
    },
  );

  it("stays when only a test has changed", () => {
    write(builtFrom, readSourceState(root));
    write("packages/domain/src/rule.test.ts", "another");
    expect(isBundleFresh(root)).toBe(true);
  });
});
