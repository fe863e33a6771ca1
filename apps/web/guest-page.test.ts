import { guestPageNames, guestPages } from "@damim/domain/links/guest-pages.ts";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { answerPage, headOfGuests } from "./guest-page.ts";

const dir = mkdtempSync(path.join(os.tmpdir(), "damim-guest-pages-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** As the build writes it: one page is the file of another by its own name. */
async function build(file: string): Promise<string> {
  const source = file === guestPages.answer.file ? guestPages.padIt.file : file;
  const filename = path.join(import.meta.dirname, `${source}.html`);
  const { handler } = Object(headOfGuests.transformIndexHtml);
  writeFileSync(`${dir}/${source}.html`, handler(readFileSync(filename, "utf8"), { filename }));
  if (source !== file) await Object(answerPage).writeBundle({ dir });
  return readFileSync(`${dir}/${file}.html`, "utf8");
}

it.each(guestPageNames)("%s is called what the table calls it", async (name) => {
  const { file, title } = guestPages[name];
  expect((await build(file)).match(/<title>.*<\/title>/g)).toEqual([`<title>${title}</title>`]);
});
