import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { councilLaw } from "@damim/domain/privacy/answer-council.ts";
import { toGapWords } from "@damim/domain/privacy/paper.ts";
import { listGaps, toFactsCode, type TypedTrust } from "@damim/domain/privacy/trust-facts.ts";
import { writePolicy } from "@damim/domain/privacy/write-policy.ts";
import { html } from "hono/html";
import type { ServerDeps } from "../base/server-deps.ts";
import { toPlainPage } from "../http/plain-page.ts";
import { admin, anyone, signedIn, type Route } from "../http/route.ts";
import { toPaperHtml } from "./paper-html.ts";
import { readTrust } from "./read-trust.ts";
import { saveTypedTrust, typedTrustBody } from "./typed-trust.ts";

/**
 * `GET privacy`: the privacy policy as this server really does it; anyone may read it, also a guardian without an account.
 * Beside it the facts that the papers of 「개인정보와 심의」 are written from, and what an admin types of the school. No key
 * and no address of the inside stands in any of it.
 */
export function listPrivacyRoutes(
  deps: Pick<ServerDeps, "config" | "database" | "now">,
): readonly Route[] {
  const { config } = deps;
  const read = () => readTrust(deps);
  return [
    anyone("GET privacy", { overPlainHttp: true }, async (c) => {
      const { facts, hash, version, at } = await read();
      const policy = writePolicy(facts);
      const gaps = toGapWords(listGaps(facts));
      const { supportEmail } = config;
      return c.html(
        toPlainPage({
          basePath: config.basePath,
          title: policy.title,
          body: html`${gaps ? html`<p class="gaps" role="note">${gaps}</p>` : ""}
            ${toPaperHtml(policy)}
            ${
              supportEmail
                ? html`<p>서버 문의: <a href="mailto:${supportEmail}">${supportEmail}</a></p>`
                : ""
            }
            <p class="hint">
              담임 ${version} · 사실 코드 ${toFactsCode(hash)} · ${toSeoulDay(at)} ·
              ${councilLaw.foot}
            </p>`,
        }),
      );
    }),
    signedIn("GET api/trust/facts", {}, read),
    admin("POST api/admin/trust", { body: typedTrustBody, stepsUp: true }, async (c, session) => {
      const { seen, next } = session.body as Record<"seen" | "next", TypedTrust>;
      await saveTypedTrust(deps, { actorId: session.user.id, seen, next });
      return c.json(await read());
    }),
  ];
}
