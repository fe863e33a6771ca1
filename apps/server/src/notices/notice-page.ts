import { parseMarks, type Inline, type TextBlock } from "@damim/domain/cafe/text-marks.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { listNotices, type ShownNotice } from "@damim/domain/notice/list-notices.ts";
import { noticeKind, type Notice } from "@damim/domain/notice/notice.ts";
import { NOTICES_SCOPE } from "@damim/domain/site/site-scope.ts";
import { html } from "hono/html";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Queries } from "../db/schema.ts";
import { toPlainPage } from "../http/plain-page.ts";
import { anyone, type Route } from "../http/route.ts";
import { toStoredRow } from "../sync/stored-rows.ts";

/**
 * `GET notices`: what admins tell every teacher, for who has not signed in too: a server that is repaired at ten concerns
 * who cannot get in.
 */
export function listNoticePages(
  deps: Pick<ServerDeps, "config" | "database" | "now">,
): readonly Route[] {
  const { config, database, now } = deps;
  return [
    anyone("GET notices", {}, async (c) => {
      const notices = listNotices(await readShown(database.queries), now());
      const body =
        notices.length === 0
          ? html`<p>아직 공지가 없어요.</p>`
          : html`${notices.map((notice) => toArticle(notice))}`;
      return c.html(toPlainPage({ basePath: config.basePath, title: "공지", body }));
    }),
  ];
}

async function readShown(queries: Queries): Promise<readonly ShownNotice[]> {
  const rows = await queries
    .selectFrom("rows")
    .selectAll()
    .where("scope", "=", NOTICES_SCOPE)
    .where("kind", "=", noticeKind.name)
    .where("dead_at", "is", null)
    .execute();
  return rows.map(toStoredRow).map(({ id, data }) => ({ ...(data as unknown as Notice), id }));
}

function toArticle({ title, body, from }: ShownNotice) {
  return html`<h2>${title}</h2>
    <p>${toKoreanDay(toSeoulDay(from))}</p>
    ${parseMarks(body).map(toBlock)}`;
}

function toBlock({ type, lines }: TextBlock) {
  return type === "list"
    ? html`<ul>
        ${lines.map((line) => html`<li>${line.map(toWords)}</li>`)}
      </ul>`
    : html`<p>
        ${lines.map((line, index) => html`${index > 0 ? html`<br />` : ""}${line.map(toWords)}`)}
      </p>`;
}

function toWords(part: Inline) {
  switch (part.type) {
    case "text":
      return part.text;
    case "bold":
      return html`<strong>${part.text}</strong>`;
    case "link":
      return html`<a href="${part.href}" rel="noreferrer">${part.host}</a>`;
  }
}
