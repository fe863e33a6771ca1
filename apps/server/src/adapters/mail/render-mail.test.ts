import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import * as accountMails from "../../accounts/auth/account-mails.ts";
import * as changeMails from "../../accounts/auth/change-mails.ts";
import { readMail } from "../../testing/read-mail.ts";
import { toMailText } from "./mail-text.ts";
import type { Mail } from "../../base/ports/mail.ts";
import { createOutboxMailSender } from "./outbox-mail-sender.ts";
import { renderMail } from "./render-mail.ts";

const about = {
  to: "park@school.example",
  link: "https://school.example/damim/auth/verify?token=a.b-c&x=1",
  supportEmail: "help@school.example",
  oldEmail: "park@school.example",
  newEmail: "parkjiwoo@school.example",
  device: "Chrome · Windows",
  dueAt: Date.UTC(2026, 10, 27, 3),
  backups: "백업 사본은 14일 안에 사라져요.",
};
const builders = Object.entries<unknown>({ ...accountMails, ...changeMails }).flatMap(
  ([name, build]) => (isBuilder(build) ? [[name, build] as const] : []),
);

describe.each(builders)("%s", (_name, build) => {
  const mail = build(about);

  it("says the same in HTML and in plain text", async () => {
    const { html, text } = await renderMail(mail);
    const words = html
      .replace(/<head>.*<\/head>/s, "")
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&amp;", "&")
      .replace(/\s+/g, " ");

    for (const line of toMailText(mail).split("\n").filter(Boolean)) {
      expect(words).toContain(line.replace(/:$/, "").replace(/^(.{1,6}): /, "$1 "));
      expect(text).toContain(line);
    }
  });

  it("fetches nothing, follows nobody and knows the dark", async () => {
    const { html } = await renderMail(mail);

    expect(html).not.toMatch(/<(?:img|link|script|iframe|object)\b|\bsrc=|url\(|@import/i);
    const page = html.replace(/^<!DOCTYPE[^>]*>/, "");
    const links = [...page.matchAll(/(?:https?:)?\/\/[^\s"'<>]+/g)].map(([link]) => link);
    expect(links.filter((link) => link !== about.link.replace("&", "&amp;"))).toEqual([]);
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).toContain('<html lang="ko">');
  });

  it("begins its subject with the product's name and is not empty", () => {
    expect(mail.subject).toBe(`[담임] ${mail.heading}`);
    expect(mail.paragraphs.join("").length).toBeGreaterThan(20);
  });
});

describe("the outbox folder", () => {
  it("holds the mail with both parts, and the console says once where, without its link", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "damim-outbox-"));
    const lines: string[] = [];
    const sender = createOutboxMailSender({
      folder,
      from: "담임 <damim@school.example>",
      now: () => 1,
      print: (line) => lines.push(line),
      onFailure: (error) => expect.fail(String(error)),
    });
    const mail = accountMails.buildVerifyMail(about);

    await sender.send(mail);
    await sender.sendOnce(mail);
    const [name = ""] = readdirSync(folder);
    const read = readMail(readFileSync(path.join(folder, name), "utf8"));

    expect(read.head).toContain("Auto-Submitted: auto-generated");
    expect(read.head).toContain("multipart/alternative");
    expect(read.text).toContain(about.link);
    expect(read.html).toContain(mail.heading);
    expect(lines).toEqual([expect.stringContaining(folder)]);
    expect(lines.join()).not.toContain(about.link);
    sender.close();
    rmSync(folder, { recursive: true });
  });
});

function isBuilder(value: unknown): value is (facts: typeof about) => Mail {
  return typeof value === "function" && value !== accountMails.buildMail;
}
