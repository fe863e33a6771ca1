import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HEARD, listHostileTexts } from "../support/hostile-texts.ts";
import { launchChromium, openDevice } from "../support/open-browser.ts";
import { startDamim, type RunningDamim } from "../support/start-damim.ts";
import { openTeacher } from "../support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;
// A server of its own: its 쌤카페 holds these texts alone.
beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

const texts = listHostileTexts();

it("runs nothing of 500 hostile texts in titles, texts, tags, comments and nicknames", async () => {
  const device = await openDevice(browser, "about:blank");
  await openTeacher(damim, device.context, { studentCount: 1 });
  fill();
  const { page } = device;
  const heard: unknown[] = [];
  await device.context.exposeFunction(HEARD, (...said: unknown[]) => void heard.push(said));
  const asked: string[] = [];
  page.on("dialog", (dialog) => void dialog.dismiss().then(() => asked.push(dialog.message())));

  await page.goto(`${damim.url}weteacher?about=mission`);
  const posts = page.getByRole("list", { name: "글 목록", exact: true });
  await posts.waitFor();
  const more = page.getByRole("button", { name: "이전 글 더 보기", exact: true });
  for (let shown = 30; shown < texts.length; shown += 30) {
    await more.click();
    await expect
      .poll(() => posts.getByRole("listitem").count(), { timeout: 20_000 })
      .toBe(Math.min(texts.length, shown + 30));
  }
  for (let at = 0; at < texts.length; at += 20) {
    await page.goto(`${damim.url}weteacher?about=mission&post=${toId(at)}`);
    await page.getByRole("list", { name: "댓글 목록", exact: true }).waitFor();
  }

  expect(heard).toEqual([]);
  expect(asked).toEqual([]);
  expect(device.troubles).toEqual([]);
});

function toId(at: number): string {
  return `019aa0c4-0000-7000-8000-${String(at).padStart(12, "0")}`;
}

/** As a database holds them that some older, kinder server wrote: no rule has looked at them. Twenty comments a post. */
function fill(): void {
  const database = new DatabaseSync(path.join(damim.dataFolder, "damim.sqlite"), { timeout: 5000 });
  const post = database.prepare(
    `insert into cafe_posts (id, seq, board, author_id, title, body, tags, files, state, hearts, comments, created_at)
     values (?, ?, 'talk', ?, ?, ?, ?, '[]', 'shown', 0, 20, 0)`,
  );
  const comment = database.prepare(
    `insert into cafe_comments (id, seq, post_id, author_id, body, state, created_at)
     values (?, ?, ?, null, ?, 'shown', 0)`,
  );
  const member = database.prepare(
    `insert into cafe_members (user_id, nickname, nickname_key, renamed_at, letters_read_at) values (?, ?, ?, 0, 0)`,
  );
  database.exec("begin");
  texts.forEach((text, at) => {
    member.run(`u${at}`, text, `${at}`);
    post.run(toId(at), at + 1, `u${at}`, text, text, JSON.stringify([text]));
    comment.run(toId(texts.length + at), at + 1, toId(at - (at % 20)), text);
  });
  database.exec("commit");
  database.close();
}
