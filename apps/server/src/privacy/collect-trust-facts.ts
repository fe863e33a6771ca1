import { TOPICS, type TopicName } from "@damim/domain/privacy/data-topics.ts";
import { topicsByKind } from "@damim/domain/registry/kind-topics.ts";
import {
  hashFacts,
  listProcessors,
  type CouncilFacts,
  type ProcessorName,
  type TrustFacts,
  type TrustReply,
  type TypedTrust,
} from "@damim/domain/privacy/trust-facts.ts";
import { isIP } from "node:net";
import { isPublicAddress } from "../adapters/link-preview/public-address.ts";
import type { Config } from "../base/config.ts";
import { isLoopbackName } from "../base/loopback.ts";
import { findOwnVersion } from "../base/own-version.ts";
import type { Queries } from "../db/schema.ts";
import { listOutsidePlaces } from "../outside/outside-places.ts";
import { topicsByTable } from "./table-topics.ts";
import { findTypedTrust } from "./typed-trust.ts";

/** What this server does with data about people, and its hash: what the papers of the council are written from. */
export async function readTrust(queries: Queries, config: Config): Promise<TrustReply> {
  const typed = await findTypedTrust(queries);
  const isPushUsed = await queries
    .selectFrom("push_subscriptions")
    .select("token")
    .limit(1)
    .executeTakeFirst();
  const facts = collectTrustFacts(config, { typed, isPushUsed: isPushUsed !== undefined });
  return { facts, hash: hashFacts(facts), version: findOwnVersion() };
}

/**
 * The facts as settings, what was typed and what is really used make them. Nothing is taken for so that is not seen: https
 * counts with a certificate that devices trust by themselves, a company once its name and country are typed.
 */
export function collectTrustFacts(
  config: Config,
  { typed, isPushUsed }: { readonly typed: TypedTrust; readonly isPushUsed: boolean },
): TrustFacts {
  const { ai, sentry, analytics, files, backupTo, isHttps } = config;
  const own: CouncilFacts = {
    ...(typed.officer && typed.contact && { officer: true }),
    ...((isHttps || config.tlsFiles) && { https: true }),
    ...(typed.hasConsentForms && { under14: "consent" as const }),
    // The rules of the school's own network let pads in over http (http/arrival.ts).
    ...(!isHttps && config.listenOn.some((address) => !isOwnAddress(address)) && { lanPads: true }),
    ...(typed.place === "rented" && { hosting: true }),
    ...(config.smtpUrl && { mail: true }),
    ...((files.type === "s3" || backupTo) && { bucket: true }),
    ...(isPushUsed && { push: true }),
    ...(ai && { ai: isInHouse(ai.baseUrl) ? ("local" as const) : ("cloud" as const) }),
    ...(sentry
      ? { errors: "outside" as const }
      : config.keepsErrors && { errors: "self" as const }),
    ...(analytics
      ? { counts: "outside" as const }
      : config.countsPages && { counts: "self" as const }),
    ...(config.google && { google: true }),
  };
  const processors = listProcessors(own);
  const isNamed = (name: ProcessorName): boolean => {
    const { name: company, country } = typed.processors[name] ?? {};
    return Boolean(company && country);
  };
  const hosts = listHosts(config);
  const named = processors.filter(isNamed);
  return {
    ...own,
    ...(named.length > 0 && { named }),
    typed,
    hosts: Object.fromEntries(
      Object.entries(hosts).filter(([name]) => processors.some((each) => each === name)),
    ),
    asked: listOutsidePlaces(config)
      .filter(({ host }) => !ai || host !== new URL(ai.baseUrl).host)
      .map(({ name, host }) => `${name} (${host})`),
    database: config.databaseUrl ? "postgres" : "sqlite",
    backupKeep: config.backupKeep,
    ...(backupTo && { backupAway: true }),
    topics: listTopics(config),
  };
}

function listTopics({ ai }: Config): readonly TopicName[] {
  const kept = new Set<TopicName>([
    ...Object.values(topicsByKind).flat(),
    ...Object.values(topicsByTable).flatMap((topics) => (typeof topics === "string" ? [] : topics)),
  ]);
  return TOPICS.filter((name) => kept.has(name) && (name !== "ai" || ai !== undefined));
}

/** Of each place its host alone: no key and no name of an account. */
function listHosts(config: Config): TrustFacts["hosts"] {
  const { files, backupTo, smtpUrl, ai, sentry, analytics, google } = config;
  const buckets = [
    ...(files.type === "s3" ? [files.endpoint] : []),
    ...(backupTo ? [backupTo.endpoint] : []),
  ];
  return {
    ...(buckets.length > 0 && { bucket: [...new Set(buckets.map(toHost))].join(", ") }),
    ...(smtpUrl && { mail: toHost(smtpUrl) }),
    ...(ai && { ai: toHost(ai.baseUrl) }),
    ...(sentry && { errors: toHost(sentry.envelopeUrl) }),
    ...(analytics && { counts: toHost(analytics.url) }),
    ...(google && { google: toHost(google.issuer) }),
  };
}

function toHost(url: string): string {
  return new URL(url).hostname;
}

function isOwnAddress(address: string): boolean {
  return isLoopbackName(address) || address === "::1";
}

/** Whether a model answers on this computer or in the school's network. A name without a dot is one of the house. */
function isInHouse(url: string): boolean {
  const { hostname } = new URL(url);
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (isIP(bare) !== 0) return !isPublicAddress(bare);
  return isLoopbackName(hostname) || !bare.includes(".") || /\.(?:local|lan|internal)$/.test(bare);
}
