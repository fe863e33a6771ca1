import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createTableFile } from "./create-table-file.ts";
import { readSheets } from "./read-sheets.ts";

it("every text comes back as it was typed, under a name that a spreadsheet takes", async () => {
  const texts = ["_x0041_", "_x005F_", "_x000D_x", "=1+1", "줄\n바꿈", " 앞뒤 ", "\u0001", "👨‍👩‍👧"];
  const file = await createTableFile({
    name: "[3-2] 설문?",
    title: "_x0042_",
    columns: texts.map((head) => ({ head, width: 10 })),
    lines: [texts, [1, "2"]],
  });

  const [sheet] = await readSheets(new Uint8Array(await file.arrayBuffer()), "day");

  expect(sheet?.name).toBe("(3-2) 설문");
  expect(sheet?.rows.map((row) => row.slice(0, texts.length))).toEqual([
    ["_x0042_", ...texts.slice(1).map(() => "")],
    texts,
    texts,
    ["1", "2", ...texts.slice(2).map(() => "")],
  ]);
});

it("a head of NEIS comes out of its file", async () => {
  const bytes = readFileSync(
    new URL("../../../../../e2e/rosters/1-neis-head.xlsx", import.meta.url),
  );

  const [sheet] = await readSheets(new Uint8Array(bytes), "day");

  expect(sheet?.rows[2]?.slice(0, 3)).toEqual(["2/1", "김가람", "남"]);
});
