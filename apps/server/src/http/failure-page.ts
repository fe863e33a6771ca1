import type { Context } from "hono";
import { html } from "hono/html";
import type { HttpFailure } from "./http-failure.ts";
import { toPlainPage } from "./plain-page.ts";
import type { AppEnv } from "./route.ts";

/** Whether somebody opened an address in a browser, and will read what comes: nobody reads JSON. */
export function isVisit(c: Context<AppEnv>): boolean {
  if (c.req.method !== "GET") return false;
  // Over plain http browsers tell no mode, and a worker asks in its own; programs do not ask for pages.
  return (
    c.req.header("sec-fetch-mode") === "navigate" ||
    (c.req.header("accept") ?? "").includes("text/html")
  );
}

/** A failure as a page: what happened, and a way on for whoever may come in. */
export function toFailurePage(failure: HttpFailure, basePath: string, hasWayHome: boolean) {
  const { status, message, type } = failure;
  const title =
    status === 404
      ? "링크가 끝났거나 잘못 적었어요"
      : status === 401
        ? "로그인이 필요해요"
        : "지금은 열 수 없어요";
  const isSaid = type === "NotFound";
  return toPlainPage({
    basePath,
    title,
    body: html`<p>
        ${isSaid ? "주소를 한 글자씩 다시 확인해 주세요. 받은 링크라면 보낸 분께 물어봐 주세요." : message}
      </p>
      ${hasWayHome ? html`<p><a class="button" href="${basePath}">담임으로 가기</a></p>` : ""}`,
  });
}
