import { listNamed } from "@damim/domain/privacy/companies.ts";
import { TOPICS, type TopicName } from "@damim/domain/data-map/data-topics.ts";
import {
  PROCESSORS,
  type CouncilFacts,
  type ProcessorName,
} from "@damim/domain/privacy/processors.ts";
import type { TrustFacts, TypedTrust } from "@damim/domain/privacy/trust-facts.ts";
import { toKnown } from "@damim/domain/privacy/typed-words.ts";
import { kindFacts } from "@damim/domain/registry/records.ts";
import type { Config } from "../base/settings/config.ts";
import { isInsideSchool } from "../base/inside-school.ts";
import { isLoopbackName } from "../base/settings/loopback.ts";
import { listOutsidePlaces } from "../outside/outside-places.ts";
import { placesByTable } from "../registry/table-places.ts";

/** What is not in the settings: what was typed, and what is really used. */
export interface Used {
  readonly typed: TypedTrust;
  /** Of services that a device hears by. */
  readonly pushHosts: readonly string[];
  /** AI매니저 is switched off in 관리. */
  readonly isAiOff: boolean;
  /** Texts of questions to a model may still be there. */
  readonly hasAiTexts: boolean;
  /** Devices trust the operator's own certificate by themselves. */
  readonly isCertificateTrusted: boolean;
}

/**
 * The facts as settings, what was typed and what is really used make them. Nothing is taken for so that is not seen: https
 * counts with a certificate that devices trust by themselves, a company once its name and country are typed for its host, and
 * what answers inside of the school is no company at all.
 */
export function collectTrustFacts(config: Config, used: Used): TrustFacts {
  const { backupTo, sentry, analytics, keepsErrors, countsPages } = config;
  const { typed, hasAiTexts, isAiOff } = used;
  const ai = isAiOff ? undefined : config.ai;
  const hosts = listHosts(config, used);
  const own: CouncilFacts = {
    ...(toKnown(typed.officer) && toKnown(typed.contact) && { officer: true }),
    ...(hasTrustedAddress(config, used) && { https: true }),
    ...(typed.hasConsentForms && { under14: "consent" as const }),
    // The rules of the school's own network let pads in over http (http/arrival.ts).
    ...(!config.isHttps &&
      config.listenOn.some((address) => !isOwnAddress(address)) && { lanPads: true }),
    ...(hosts.hosting && { hosting: true }),
    ...(hosts.mail && { mail: true }),
    ...(hosts.bucket && { bucket: true }),
    ...(hosts.backup && { backup: true }),
    ...(hosts.push && { push: true }),
    ...(ai && { ai: hosts.ai ? ("cloud" as const) : ("local" as const) }),
    ...((sentry || keepsErrors) && { errors: hosts.errors ? "outside" : "self" }),
    ...((analytics || countsPages) && { counts: hosts.counts ? "outside" : "self" }),
    ...(hosts.google && { google: true }),
  };
  const facts: TrustFacts = {
    ...own,
    typed: { ...typed, processors: pickUsed(typed, hosts) },
    hosts,
    asked: listOutsidePlaces(config)
      .filter(({ host }) => !config.ai || host !== new URL(config.ai.baseUrl).host)
      .map(({ name, host }) => `${name} (${host})`),
    database: config.databaseUrl ? "postgres" : "sqlite",
    backupKeep: config.backupKeep,
    ...(backupTo && { backupAway: true }),
    topics: listTopics(ai !== undefined || hasAiTexts),
  };
  const named = listNamed(facts);
  return { ...facts, ...(named.length > 0 && { named }) };
}

/** Behind a proxy nobody but the proxy sees its certificate: an address of the inside cannot have one that devices trust. */
function hasTrustedAddress(
  { isHttps, origin, tlsFiles }: Config,
  { isCertificateTrusted }: Used,
): boolean {
  if (tlsFiles) return isCertificateTrusted;
  return isHttps && !isInsideSchool(new URL(origin).host);
}

/** Names of companies that do nothing now stay typed and are no facts. */
function pickUsed(
  { processors }: TypedTrust,
  hosts: TrustFacts["hosts"],
): TypedTrust["processors"] {
  const used = PROCESSORS.map((name) => {
    const those = (hosts[name] ?? []).flatMap((host) => {
      const company = processors[name]?.[host];
      return company ? [[host, company] as const] : [];
    });
    return [name, Object.fromEntries(those)] as const;
  });
  return Object.fromEntries(used.filter(([, those]) => Object.keys(those).length > 0));
}

function listTopics(hasAi: boolean): readonly TopicName[] {
  const kept = new Set<TopicName>([
    ...kindFacts.flatMap(({ topics }) => topics),
    ...Object.values(placesByTable).flatMap(({ topics }) =>
      typeof topics === "string" ? [] : topics,
    ),
  ]);
  return TOPICS.filter((name) => kept.has(name) && (name !== "ai" || hasAi));
}

/** Of each place outside of the school its host alone: no key and no name of an account. */
function listHosts(config: Config, { typed, pushHosts, isAiOff }: Used): TrustFacts["hosts"] {
  const { files, backupTo, smtpUrl, ai, sentry, analytics, google, databaseUrl } = config;
  const urls: { readonly [Name in ProcessorName]?: string | false | undefined } = {
    hosting: databaseUrl,
    bucket: files.type === "s3" && files.endpoint,
    backup: backupTo?.endpoint,
    mail: smtpUrl,
    ai: !isAiOff && ai?.baseUrl,
    errors: sentry?.envelopeUrl,
    counts: analytics?.url,
    google: google?.issuer,
  };
  const outside = PROCESSORS.map((name) => {
    const url = urls[name];
    const given = [...(url ? [toHost(url)] : []), ...(name === "push" ? pushHosts : [])];
    const rented = name === "hosting" && typed.place === "rented" ? [""] : [];
    return [name, [...rented, ...given.filter((host) => !isInsideSchool(host))]] as const;
  });
  return Object.fromEntries(outside.filter(([, hosts]) => hosts.length > 0));
}

/** A database may be named by its socket, in the query. */
function toHost(url: string): string {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? hostname;
  return host === "" || host.startsWith("/") ? "localhost" : host;
}

function isOwnAddress(address: string): boolean {
  return isLoopbackName(address) || address === "::1";
}
