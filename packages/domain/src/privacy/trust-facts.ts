import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { computeSha256 } from "../hash/compute-sha256.ts";
import { toHex, toUtf8 } from "../hash/bytes.ts";
import { isNamed, listCompanies, toMissingWords } from "./companies.ts";
import type { TopicName } from "../data-map/data-topics.ts";
import type { CouncilFacts, ProcessorName } from "./processors.ts";
import { toKnown } from "./typed-words.ts";

/** A company that does something for this server, as the operator named it. */
export interface NamedProcessor {
  readonly name: string;
  /** 「대한민국」, or where else it is. */
  readonly country: string;
}

/** What the operator types once; everything empty on a new server. */
export interface TypedTrust {
  readonly institution: string;
  readonly officer: string;
  readonly contact: string;
  readonly effectiveOn: CalendarDay | "";
  readonly place: "" | "own" | "rented";
  readonly hasConsentForms: boolean;
  /** By the host that each was typed for; `""` is the rented server itself. */
  readonly processors: {
    readonly [Name in ProcessorName]?: { readonly [host: string]: NamedProcessor };
  };
}

/** What this server really does with data about people, as its settings have it. No key, hosts alone. */
export interface TrustFacts extends CouncilFacts {
  readonly typed: TypedTrust;
  /** Of those that get something outside of the school, and of them alone. */
  readonly hosts: { readonly [Name in ProcessorName]?: readonly string[] };
  /** Services that are asked about school, class and place, never about people: 「나이스 교육정보 (open.neis.go.kr)」. */
  readonly asked: readonly string[];
  readonly database: "sqlite" | "postgres";
  readonly backupKeep: number;
  /** Backups also go to a place away from the house, and stay there for a year. */
  readonly backupAway?: boolean;
  readonly topics: readonly TopicName[];
}

/** What `GET api/trust/facts` and `POST api/admin/trust` answer. */
export interface TrustReply {
  readonly facts: TrustFacts;
  /** When the server looked at its settings. Epoch ms. */
  readonly at: number;
  /** Whether anybody may type what is still open. */
  readonly hasAdmin: boolean;
  readonly hash: string;
  readonly version: string;
}

export const placeWords: Readonly<Record<TypedTrust["place"], string>> = {
  "": "",
  own: "학교나 교육청 안",
  rented: "빌린 서버",
};

export const LONGEST_TRUST_CHARACTERS = 100;
export const nothingTyped: TypedTrust = {
  institution: "",
  officer: "",
  contact: "",
  effectiveOn: "",
  place: "",
  hasConsentForms: false,
  processors: {},
};

/** What the papers still leave open as 「____」, in their order. */
export function listGaps(facts: TrustFacts): readonly string[] {
  const { typed } = facts;
  return [
    ...(toKnown(typed.institution) ? [] : ["기관명"]),
    ...(toKnown(typed.officer) ? [] : ["보호책임자"]),
    ...(toKnown(typed.contact) ? [] : ["연락처"]),
    ...(typed.effectiveOn ? [] : ["시행일"]),
    ...(typed.place ? [] : ["서버가 있는 곳"]),
    ...(facts.under14 ? [] : ["만 14세 미만"]),
    ...listCompanies(facts)
      .filter((company) => !isNamed(company))
      .map(toMissingWords),
  ];
}

/** SHA-256 over the facts, whatever the order of their names: the same facts have the same code. */
export function hashFacts(facts: TrustFacts): string {
  return toHex(computeSha256(toUtf8(toOrderedText(facts))));
}

function toOrderedText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** What stands at the foot of a paper: 「7f3a 91c2」. */
export function toFactsCode(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;
}
