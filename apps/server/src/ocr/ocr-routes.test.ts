import { readFileSync } from "node:fs";
import { readReceipt, toReceiptLines } from "@damim/domain/budget/read-receipt.ts";
import { toOcrGrid } from "@damim/domain/roster/reading/source/ocr-grid.ts";
import { ocrPageSchema } from "@damim/domain/roster/reading/source/ocr-page.ts";
import { readRosterGrid } from "@damim/domain/roster/reading/roster-reading.ts";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { createLine } from "../base/wait-in-line.ts";
import { serverOfAll, teacherOfAll } from "../testing/server-of-tests.ts";

/** A till's receipt with Korean and Latin letters, drawn by a browser. */
const printedReceipt = readFileSync(new URL("printed-receipt.png", import.meta.url)).toString(
  "base64",
);
/** A ruled list of five, drawn by a browser. */
const printedList = readFileSync(new URL("printed-list.png", import.meta.url)).toString("base64");

const server = serverOfAll("sqlite");
const teacher = teacherOfAll(server);

describe("the picture of a receipt", () => {
  it("is read in two languages without the network", { timeout: 60_000 }, async () => {
    const network = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network"));
    const answer = await teacher.post("api/ocr/receipt", { picture: printedReceipt });
    const page = v.parse(ocrPageSchema, await answer.json());
    const lines = toReceiptLines(page);

    expect(network).not.toHaveBeenCalled();
    expect(readReceipt(lines, "2026-11-20")).toEqual({
      day: "2026-11-18",
      shop: "행복마트 한빛점",
      amount: 29_200,
      isSure: true,
    });
    expect(lines.join(" ")).toContain("Thank you");
  });

  it("that is none is to be written by hand", async () => {
    const picture = Buffer.from("번호,이름").toString("base64");
    const answer = await teacher.post("api/ocr/receipt", { picture });

    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("글자를 읽지 못했어요. 직접 적어 주세요.");
  });
});

describe("the picture of a printed roster", () => {
  it("is read without the network, to the rows of a list", { timeout: 60_000 }, async () => {
    const network = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network"));
    const answer = await teacher.post("api/ocr/roster", { picture: printedList });
    const grid = toOcrGrid(v.parse(ocrPageSchema, await answer.json()));
    const reading = readRosterGrid(grid.rows, { ownClass: "3-2" });

    expect(network).not.toHaveBeenCalled();
    expect(reading.ok && reading.value.notTaken).toEqual([]);
    expect(reading.ok && reading.value.taken.map(({ student }) => student)).toEqual([
      { number: 1, name: "강도윤", sex: "male", birthday: "2017-01-10" },
      { number: 2, name: "권서아", sex: "female", birthday: "2017-02-11" },
      { number: 3, name: "김가온", sex: "male", birthday: "2017-03-12" },
      { number: 4, name: "남궁하린", sex: "female", birthday: "2017-04-13" },
      { number: 5, name: "류지호", sex: "male", birthday: "2017-05-14" },
    ]);
  });

  it("that is none is refused in words", async () => {
    const picture = Buffer.from("번호,이름").toString("base64");
    const answer = await teacher.post("api/ocr/roster", { picture });

    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("사진으로 열 수 없는 파일이에요.");
  });
});

describe("a line of pictures", () => {
  it("lets one be read at a time, the next when it ends, and none wait too long", async () => {
    const inLine = createLine(1);
    const first = Promise.withResolvers<string>();
    const begun: string[] = [];
    const begin = (name: string, end: Promise<string>) =>
      inLine(() => {
        begun.push(name);
        return end;
      });

    const answers = [
      begin("first", first.promise),
      begin("second", Promise.reject(new Error("broken"))).catch(() => "failed"),
      begin("third", Promise.resolve("never")),
    ];
    expect(await answers[2]).toBe("full");
    expect(begun).toEqual(["first"]);
    first.resolve("read");

    expect(await Promise.all(answers)).toEqual(["read", "failed", "full"]);
    expect(await begin("fourth", Promise.resolve("read"))).toBe("read");
    expect(begun).toEqual(["first", "second", "fourth"]);
  });
});
