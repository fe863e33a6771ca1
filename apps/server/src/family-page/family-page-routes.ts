import { drawFamilyPage, drawSign } from "@damim/domain/family-page/draw-family-page.ts";
import type { FamilyNews } from "@damim/domain/family-page/family-news.ts";
import { guestPages } from "@damim/domain/links/guest-pages.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { anyone, type Route } from "../http/route.ts";
import type { NeisClient } from "../neis/neis-client.ts";
import type { Links } from "../links/links.ts";
import { openWebFiles, type WebFiles } from "../web/web-files.ts";
import type { VapidKeys } from "../push/vapid-keys.ts";
import { drawHtml, type Html } from "./family-html.ts";
import { classUnknown, createClassDoor } from "./open-class-page.ts";
import { readClassNews, rememberOfClass } from "./read-family-news.ts";

/** 30 families open it in the minute after a 알림장 came, some behind one address. */
const PER_MINUTE = { read: 600 };
const PLACE_OF_PAGE = "<!--family-page-->";
/** Where the web app is not built: it reads all the same. */
const BARE_PAGE = `<!doctype html><html lang="ko"><head><meta charset="utf-8" /><title>${guestPages.class.title}</title></head><body>${PLACE_OF_PAGE}</body></html>`;
const TEMPLATE_MS = 5_000;
const PLACE_OF_REPORT = "<!--report-->";
const PLACE_TO_HEAR = '<span id="hear"></span>';

/**
 * `GET class/:code`: 우리 반 소식, a page that is whole before any script. Also over plain http, for nothing of a pupil is in
 * it; what families tell goes over https alone.
 */
export function listFamilyPageRoutes(
  deps: Pick<ServerDeps, "config" | "database" | "now" | "webRoot" | "network"> & {
    readonly links: Links;
    readonly push: { readonly keys: Pick<VapidKeys, "publicKey"> };
    readonly services: { readonly neis: Pick<NeisClient, "ask"> };
  },
): readonly Route[] {
  const { neis } = deps.services;
  const { config, database, now, links, webRoot, network, push } = deps;
  const { queries } = database;
  const readTemplate = keepTemplate(openWebFiles(webRoot), now);
  const hear = drawHtml("span", { id: "hear", "data-push-key": push.keys.publicKey }).html;
  const openClass = createClassDoor(deps, { links, perMinute: PER_MINUTE });
  const drawPage = rememberOfClass({ queries, now }, async (place, at) => {
    const found = await readClassNews({ queries, links }, place, { now: at, neis });
    if (!found) return undefined;
    const { news, paths } = found;
    const { html } = drawFamilyPage<Html>(drawHtml, news, {
      hrefOf: ({ id }) => config.basePath + (paths.get(id) ?? ""),
      report: news.reports && { html: PLACE_OF_REPORT },
    });
    return { title: `${news.place} 소식`, html, news, drawnAt: `data-at="${news.now}"` };
  });

  return [
    anyone("GET class/:code", { overPlainHttp: true }, async (c, { code }) => {
      const { place } = await openClass(c, code, "read");
      const page = await drawPage(place);
      if (!page) throw classUnknown();
      const { arrival } = c.var;
      const isExposed = arrival.type === "exposed";
      const safely =
        isExposed && network().certificate ? arrival.httpsOrigin + c.req.path : undefined;
      const template = await readTemplate();
      c.header("Cache-Control", "no-store");
      return c.html(
        template
          .replace(guestPages.class.title, () => page.title)
          .replace(PLACE_OF_PAGE, () => page.html)
          .replace(PLACE_OF_REPORT, () => drawReport(page.news, isExposed ? { safely } : undefined))
          .replace(PLACE_TO_HEAR, (bare) => (isExposed ? bare : hear))
          .replace(page.drawnAt, `data-at="${now()}"`),
      );
    }),
  ];
}

/** The page of the web app without its news, looked at again every few seconds: a new build may have come. */
function keepTemplate(files: WebFiles, now: () => number): () => Promise<string> {
  let kept: { readonly until: number; readonly template: Promise<string> } | undefined;
  const read = async (): Promise<string> => {
    const built = await files.find("class.html", "");
    return built ? Buffer.from(built.bytes).toString() : BARE_PAGE;
  };
  return () => {
    const at = now();
    if (!kept || at > kept.until) kept = { until: at + TEMPLATE_MS, template: read() };
    return kept.template;
  };
}

/** The button that tells an absence: pressed where nobody reads along, elsewhere the way there. */
function drawReport(
  { reports, today }: FamilyNews,
  exposed: { readonly safely: string | undefined } | undefined,
): string {
  const words = [drawSign(drawHtml, "thermometer"), "결석·지각 알리기"] as const;
  if (exposed) {
    const { safely: href } = exposed;
    return href === undefined ? "" : drawHtml("a", { class: "button", href }, ...words).html;
  }
  return drawHtml(
    "button",
    {
      id: "report",
      type: "button",
      hidden: "",
      "data-today": today,
      "data-days": reports?.days.join(" "),
      "data-cards": reports?.isCardsOnly ? "" : undefined,
    },
    ...words,
  ).html;
}
