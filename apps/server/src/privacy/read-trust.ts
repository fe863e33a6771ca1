import { CALL_TEXT_DAYS } from "@damim/domain/ai-writing/ai-draft.ts";
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { hashFacts, type TrustReply } from "@damim/domain/privacy/trust-facts.ts";
import { readFileSync } from "node:fs";
import type { Config } from "../base/settings/config.ts";
import { findOwnVersion } from "../base/own-version.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Queries } from "../db/schema.ts";
import { PUSH_DOMAINS } from "../push/push-address.ts";
import { isSwitchedOff } from "../session/switched-off.ts";
import { isTrustedChain } from "../tls/is-trusted-chain.ts";
import { collectTrustFacts, type Used } from "./collect-trust-facts.ts";
import { findTypedTrust } from "./typed-trust.ts";

/** What this server does with data about people, and its hash: what the papers of the council are written from. */
export async function readTrust({
  config,
  database,
  now,
}: Pick<ServerDeps, "config" | "database" | "now">): Promise<TrustReply> {
  const { queries } = database;
  const at = now();
  const facts = collectTrustFacts(config, {
    typed: await findTypedTrust(queries),
    pushHosts: await listPushHosts(queries, config),
    isAiOff: await isSwitchedOff(queries, "aiWriting"),
    hasAiTexts: await hasAiTexts(queries, at),
    isCertificateTrusted: isOwnTrusted(config, at),
  } satisfies Used);
  const hasAdmin = await queries
    .selectFrom("roles")
    .select("user_id")
    .where("role", "=", "admin")
    .limit(1)
    .executeTakeFirst();
  return {
    facts,
    at,
    hasAdmin: hasAdmin !== undefined,
    hash: hashFacts(facts),
    version: findOwnVersion(),
  };
}

/** Push services count once a device hears by them, a teacher's or a family's. */
async function listPushHosts(
  queries: Queries,
  { pushHosts }: Pick<Config, "pushHosts">,
): Promise<readonly string[]> {
  const hosts: string[] = [];
  for (const host of [...PUSH_DOMAINS, ...pushHosts]) {
    const hears = (table: "push_subscriptions" | "family_push") =>
      queries
        .selectFrom(table)
        .select("token")
        .where((where) =>
          where.or([
            where("endpoint", "like", `http%://${host}/%`),
            where("endpoint", "like", `https://%.${host}/%`),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
    if ((await hears("push_subscriptions")) ?? (await hears("family_push"))) hosts.push(host);
  }
  return hosts;
}

/** Texts stay for a while after the last question to a model, also where it was switched off since. */
async function hasAiTexts(queries: Queries, at: number): Promise<boolean> {
  const used = await queries
    .selectFrom("ai_usage")
    .select("user_id")
    // The job empties at night, and what was asked late is counted on the day after.
    .where("day", ">=", addDays(toSeoulDay(at), -CALL_TEXT_DAYS - 2))
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

function isOwnTrusted({ tlsFiles }: Config, at: number): boolean {
  if (!tlsFiles) return false;
  try {
    return isTrustedChain(readFileSync(tlsFiles.certificateFile, "utf8"), at);
  } catch {
    // It went after the start: what cannot be read is trusted by nobody.
    return false;
  }
}
