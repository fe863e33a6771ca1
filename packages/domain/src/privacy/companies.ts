import { PROCESSORS, processorWords, type CouncilFacts, type ProcessorName } from "./processors.ts";
import type { TrustFacts } from "./trust-facts.ts";
import { toKnown } from "./typed-words.ts";

/** Who gets something at a host; name and country are empty until they were typed for that host. */
export interface Company {
  readonly processor: ProcessorName;
  /** Empty where a service has no address of its own: the server itself is rented. */
  readonly host: string;
  readonly name: string;
  readonly country: string;
}

type Named = CouncilFacts & Pick<TrustFacts, "hosts" | "typed">;

/** Who really gets something: a model on the school's own machine and an own list of errors are nobody else. */
export function listProcessors(facts: CouncilFacts): readonly ProcessorName[] {
  const isElsewhere: Readonly<Record<ProcessorName, boolean | undefined>> = {
    hosting: facts.hosting,
    bucket: facts.bucket,
    backup: facts.backup,
    mail: facts.mail,
    push: facts.push,
    ai: facts.ai === "cloud",
    errors: facts.errors === "outside",
    counts: facts.counts === "outside",
    google: facts.google,
  };
  return PROCESSORS.filter((name) => isElsewhere[name]);
}

/**
 * The companies behind the hosts of today, in the order of the papers. A name belongs to the host that it was typed for: another
 * host is a company that nobody named yet.
 */
export function listCompanies(facts: Named): readonly Company[] {
  return listProcessors(facts).flatMap((processor) =>
    (facts.hosts[processor] ?? [""]).map((host) => {
      const { name, country } = facts.typed.processors[processor]?.[host] ?? {};
      return { processor, host, name: toKnown(name), country: toKnown(country) };
    }),
  );
}

export function isNamed({ name, country }: Company): boolean {
  return name !== "" && country !== "";
}

/** Those of whom every company has its name and country. */
export function listNamed(facts: Named): readonly ProcessorName[] {
  const open = listCompanies(facts).filter((company) => !isNamed(company));
  return listProcessors(facts).filter((name) => open.every(({ processor }) => processor !== name));
}

/** 「메일 서버 업체와 나라 (smtp.example)」: what of a company nobody typed yet. */
export function toMissingWords({ processor, host, name, country }: Company): string {
  const missing = name ? "나라" : country ? "업체" : "업체와 나라";
  return `${processorWords[processor].label} ${missing}${host && ` (${host})`}`;
}

/** 「메일 서버 (smtp.example)」. */
export function toPlaceWords({ processor, host }: Pick<Company, "processor" | "host">): string {
  return `${processorWords[processor].label}${host && ` (${host})`}`;
}
