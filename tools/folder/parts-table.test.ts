import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../run-step.ts";
import { listTooLarge, readPartsTable } from "./parts-table.ts";
import { targets } from "./targets.ts";

const page = readFileSync(path.join(projectRoot, "docs/releases.md"), "utf8");
const known = { web: 12, server: 0.4, packed: 70 };

describe("the table of the folder's parts", () => {
  it("names each part of each target, whole folders of at most 230 MB, packed of 90", () => {
    const table = readPartsTable(page);

    expect(Object.keys(table)).toEqual([...targets]);
    for (const parts of Object.values(table)) {
      expect(Object.keys(parts)).toEqual([
        "bin",
        "server",
        "web",
        "node_modules",
        "unpacked",
        "packed",
      ]);
      expect(listTooLarge(parts, parts)).toEqual([]);
    }
  });

  it.each([
    ["a part that grew by less than a tenth", { web: 13.1, server: 0.45, packed: 72 }, []],
    ["a part that grew by more", { ...known, web: 13.3 }, ["web: 12 MB에서 13.3 MB로 커졌어요."]],
    [
      "a folder that is too large at all",
      { ...known, packed: 91 },
      ["packed: 91 MB인데 90 MB까지예요."],
    ],
    ["a new part", { ...known, extra: 1 }, ["extra: 표에 없는 부분이에요."]],
    ["a part that is gone", { web: 12, packed: 70 }, ["server: 폴더에 없는 부분이에요."]],
  ])("judges %s", (_, found, sentences) => {
    expect(listTooLarge(known, found)).toEqual(sentences);
  });
});
