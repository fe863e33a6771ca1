import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { computeSha256 } from "../hash/compute-sha256.ts";
import { toHex, toUtf8 } from "../hash/bytes.ts";
import type { TopicName } from "./data-topics.ts";

/** Who may get something for this server, in the order of the papers. */
export const processorWords = {
  hosting: { label: "서버를 빌려준 곳", does: "서버와 데이터베이스를 빌려줘요", gets: "모든 기록" },
  bucket: {
    label: "저장소",
    does: "사진·파일이나 백업을 보관해요",
    gets: "사진과 파일, 암호화한 백업",
  },
  mail: { label: "메일 서버", does: "선생님께 메일을 보내요", gets: "선생님의 메일 주소" },
  push: {
    label: "알림 서버",
    does: "선생님 기기에 알림을 전해요",
    gets: "기기의 알림 주소, 암호화한 알림",
  },
  ai: { label: "AI", does: "선생님이 맡긴 글을 다듬어요", gets: "이름을 가린 글" },
  errors: { label: "오류 수집", does: "프로그램 오류를 모아요", gets: "이름과 글을 뺀 오류" },
  counts: { label: "쓰임 집계", does: "열린 화면을 세요", gets: "화면 이름과 횟수" },
  google: {
    label: "Google 로그인",
    does: "선생님 로그인을 확인해요",
    gets: "선생님의 Google 계정 주소",
  },
} as const;

export type ProcessorName = keyof typeof processorWords;
export const PROCESSORS = Object.keys(processorWords) as readonly ProcessorName[];

/** What the answers to the council hang on. Whatever is absent is not so. */
export interface CouncilFacts {
  /** A 보호책임자 with a way to reach them is named. */
  readonly officer?: boolean;
  /** The address has a certificate that devices trust by themselves. */
  readonly https?: boolean;
  /** How pupils under 14 are asked: by forms, or not at all because nothing names them. */
  readonly under14?: "consent" | "no-names";
  readonly numbersOnly?: boolean;
  /** Pads may come over http in the school's own network. */
  readonly lanPads?: boolean;
  readonly mail?: boolean;
  readonly hosting?: boolean;
  readonly bucket?: boolean;
  readonly push?: boolean;
  readonly ai?: "local" | "cloud";
  readonly errors?: "self" | "outside";
  readonly counts?: "self" | "outside";
  readonly google?: boolean;
  /** Whose company and country stand in the policy. */
  readonly named?: readonly ProcessorName[];
}

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
  readonly processors: { readonly [Name in ProcessorName]?: NamedProcessor };
}

/** What this server really does with data about people, as its settings have it. No key, hosts alone. */
export interface TrustFacts extends CouncilFacts {
  readonly typed: TypedTrust;
  readonly hosts: { readonly [Name in ProcessorName]?: string };
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
  readonly hash: string;
  readonly version: string;
}

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

/** Who really gets something: a model on the school's own machine and an own list of errors are nobody else. */
export function listProcessors(facts: CouncilFacts): readonly ProcessorName[] {
  const isElsewhere: Readonly<Record<ProcessorName, boolean | undefined>> = {
    hosting: facts.hosting,
    bucket: facts.bucket,
    mail: facts.mail,
    push: facts.push,
    ai: facts.ai === "cloud",
    errors: facts.errors === "outside",
    counts: facts.counts === "outside",
    google: facts.google,
  };
  return PROCESSORS.filter((name) => isElsewhere[name]);
}

/** What the papers still leave open as 「____」, in their order. */
export function listGaps(facts: TrustFacts): readonly string[] {
  const { typed, named = [] } = facts;
  return [
    ...(typed.institution ? [] : ["기관명"]),
    ...(typed.officer ? [] : ["보호책임자"]),
    ...(typed.contact ? [] : ["연락처"]),
    ...(typed.effectiveOn ? [] : ["시행일"]),
    ...(typed.place ? [] : ["서버가 있는 곳"]),
    ...(facts.under14 ? [] : ["만 14세 미만"]),
    ...listProcessors(facts)
      .filter((name) => !named.includes(name))
      .map((name) => `${processorWords[name].label} 업체`),
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
