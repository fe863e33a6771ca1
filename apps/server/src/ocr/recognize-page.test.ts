import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { koreanAlone } from "./ocr-languages.ts";
import { recognizePage } from "./recognize-page.ts";

const picture = readFileSync(new URL("printed-list.png", import.meta.url));
const real = fileURLToPath(import.meta.resolve("tesseract.js/src/worker-script/node/index.js"));

describe("the thread that reads pictures", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "damim-ocr-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The reader, with its modules looked for in another way. */
  function write(look: string): string {
    const script = path.join(folder, "reader.js");
    const hook = `
      const Module = require("node:module");
      const load = Module._load;
      Module._load = (name, ...more) => { ${look}; return load(name, ...more); };
      require(${JSON.stringify(real)});`;
    writeFileSync(script, hook);
    return script;
  }

  it("loads the small core alone", { timeout: 60_000 }, async () => {
    const list = path.join(folder, "cores");
    const look = `if (name.startsWith("tesseract.js-core/"))
      require("node:fs").appendFileSync(${JSON.stringify(list)}, name + "\\n")`;
    const read = await recognizePage(picture, koreanAlone, write(look));

    expect(read.ok && read.value.lines.length).toBeGreaterThan(4);
    // The one that `tools/folder/copy-modules.ts` puts into the folder.
    expect(readFileSync(list, "utf8")).toBe("tesseract.js-core/tesseract-core-relaxedsimd-lstm\n");
  });

  it.each([
    [
      "whose core is missing",
      `if (name.startsWith("tesseract.js-core/")) throw new Error("no core")`,
    ],
    ["that ends by itself", `if (name.startsWith("tesseract.js-core/")) process.exit(3)`],
  ])("%s is an answer, and the server goes on", { timeout: 60_000 }, async (_, look) => {
    const read = await recognizePage(picture, koreanAlone, write(look));

    expect(read).toMatchObject({ ok: false, refusal: { type: "ReaderBroken" } });
  });

  it("enlarges a small picture before it reads, and says so", { timeout: 120_000 }, async () => {
    const { default: sharp } = await import("sharp");
    const { width } = await sharp(picture).metadata();
    const small = await sharp(picture)
      .resize(Math.round(width / 2.5))
      .jpeg({ quality: 60 })
      .toBuffer();
    const read = await recognizePage(small, koreanAlone);
    const words = read.ok ? read.value.lines.flatMap((line) => line.words) : [];

    expect(read).toMatchObject({ ok: true, value: { isSmall: true } });
    expect(read.ok && Math.max(read.value.width, read.value.height)).toBeGreaterThanOrEqual(2300);
    expect(words.length).toBeGreaterThan(4);
  });

  it("without its languages is an answer", { timeout: 60_000 }, async () => {
    const read = await recognizePage(picture, { ...koreanAlone, folder });

    expect(read).toMatchObject({ ok: false, refusal: { type: "ReaderBroken" } });
  });
});
