import { isSameValue } from "../base/is-same-value.ts";
import { withParticle } from "../hangul/particle.ts";
import { dataTopics, type TopicName } from "../data-map/data-topics.ts";
import { isNamed, listCompanies, listProcessors } from "./companies.ts";
import { processorWords, type CouncilFacts, type ProcessorName } from "./processors.ts";
import type { TrustFacts } from "./trust-facts.ts";

/**
 * Which facts are not as they were. What is absent, off or an empty list is the same.
 *
 * ```ts
 * diffFacts({ https: true }, { https: true, mail: true }); // ["mail"]
 * ```
 */
export function diffFacts<Facts extends CouncilFacts>(
  decided: Facts,
  today: Facts,
): readonly (keyof Facts & string)[] {
  const names = [...new Set([...Object.keys(decided), ...Object.keys(today)])];
  return names.filter(
    (name): name is keyof Facts & string =>
      !isSameValue(toPlain(Reflect.get(decided, name)), toPlain(Reflect.get(today, name))),
  );
}

function toPlain(value: unknown): unknown {
  if (value === false || value === "") return undefined;
  if (Array.isArray(value)) return value.length > 0 ? toTexts(value).toSorted() : undefined;
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const plain = toPlain(part);
    return plain === undefined ? [] : [[name, plain]];
  });
  return parts.length > 0
    ? Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : undefined;
}

function toTexts(values: readonly unknown[]): readonly string[] {
  return values.map((each) => JSON.stringify(each));
}

/** What changed between two days, a sentence each: 「메일 서버가 더해졌어요」. Nothing is said twice. */
export function sayDrift(decided: TrustFacts, today: TrustFacts): readonly string[] {
  return diffFacts(decided, today).flatMap((name) => sayChange(name, decided, today));
}

const simpleWords = {
  https: ["안전한 주소(https)가 생겼어요", "안전한 주소(https)가 없어졌어요"],
  numbersOnly: ["번호만 쓰게 되었어요", "이름을 쓰게 되었어요"],
  backupAway: ["다른 곳에도 백업하게 되었어요", "다른 곳에는 백업하지 않게 되었어요"],
  lanPads: [
    "패드가 학교 안에서 http로도 들어올 수 있게 되었어요",
    "패드가 안전한 주소로만 들어오게 되었어요",
  ],
} as const;

function sayChange(
  name: keyof TrustFacts,
  before: TrustFacts,
  after: TrustFacts,
): readonly string[] {
  // Said by the storage that came or went.
  if (name === "backupAway" && before.backup !== after.backup) return [];
  if (isSimple(name)) return [simpleWords[name][after[name] ? 0 : 1]];
  if (isProcessor(name)) return sayProcessor(name, before, after);
  if (name === "hosts") return sayHosts(before, after);
  if (name === "typed") return sayTyped(before, after);
  if (name === "under14") return ["만 14세 미만 보호 절차가 바뀌었어요"];
  if (name === "asked") return ["바깥에 묻는 곳(급식, 날씨 등)이 바뀌었어요"];
  if (name === "database") return ["기록을 두는 데이터베이스가 바뀌었어요"];
  if (name === "backupKeep") return [`백업을 ${after.backupKeep}개까지 두게 되었어요`];
  if (name === "topics") return sayTopics(before.topics, after.topics);
  // Said by what was typed.
  return [];
}

function isSimple(name: string): name is keyof typeof simpleWords {
  return name in simpleWords;
}

function isProcessor(name: string): name is ProcessorName {
  return name in processorWords;
}

function sayProcessor(
  name: ProcessorName,
  before: TrustFacts,
  after: TrustFacts,
): readonly string[] {
  const { label } = processorWords[name];
  if (!before[name]) return [`${withParticle(label, "이/가")} 더해졌어요`];
  if (!after[name]) return [`${withParticle(label, "이/가")} 빠졌어요`];
  return [`${label} 자료가 ${isOwn(after[name]) ? "이 서버나 학교 안에" : "밖에"} 모이게 되었어요`];
}

function isOwn(where: unknown): boolean {
  return where === "self" || where === "local";
}

function sayTyped(earlier: TrustFacts, later: TrustFacts): readonly string[] {
  const [{ typed: before }, { typed: after }] = [earlier, later];
  const labels = {
    institution: "기관명",
    officer: "보호책임자",
    contact: "연락처",
    effectiveOn: "시행일",
    place: "서버가 있는 곳",
  } as const;
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return [
    ...names
      .filter((name) => before[name] !== after[name])
      .map((name) => `${withParticle(labels[name], "이/가")} 바뀌었어요`),
    ...listBoth(earlier, later)
      .filter((name) => isOther(toCompanies(earlier, name), toCompanies(later, name)))
      .map((name) => `${processorWords[name].label} 업체가 바뀌었어요`),
  ];
}

/** Those that get something on both days: who came or went is said by itself. */
function listBoth(before: TrustFacts, after: TrustFacts): readonly ProcessorName[] {
  const later = listProcessors(after);
  return listProcessors(before).filter((name) => later.includes(name));
}

function sayHosts(before: TrustFacts, after: TrustFacts): readonly string[] {
  return listBoth(before, after).flatMap((name) => {
    const [was, is] = [before.hosts[name] ?? [], after.hosts[name] ?? []];
    const words = withParticle(is.filter(Boolean).join(", ") || "이 서버", "으로/로");
    return isOther(was, is) ? [`${processorWords[name].label} 주소가 ${words} 바뀌었어요`] : [];
  });
}

/** Whoever nobody named yet is a gap, and no other company. */
function toCompanies(facts: TrustFacts, of: ProcessorName): readonly string[] {
  const those = listCompanies(facts).filter(({ processor }) => processor === of);
  return those.every(isNamed) ? those.map(({ name, country }) => `${name} (${country})`) : [];
}

function isOther(before: readonly string[], after: readonly string[]): boolean {
  return (
    after.length > 0 &&
    !isSameValue([...new Set(before)].toSorted(), [...new Set(after)].toSorted())
  );
}

function sayTopics(before: readonly TopicName[], after: readonly TopicName[]): readonly string[] {
  const more = after.filter((name) => !before.includes(name));
  const gone = before.filter((name) => !after.includes(name));
  // A newer version may have known topics that are none any more.
  const toName = (name: TopicName): string =>
    Object.hasOwn(dataTopics, name) ? dataTopics[name].name : name;
  return [
    ...more.map(
      (name) => `다루는 정보에 ${withParticle(`「${toName(name)}」`, "이/가")} 더해졌어요`,
    ),
    ...gone.map(
      (name) => `다루는 정보에서 ${withParticle(`「${toName(name)}」`, "이/가")} 빠졌어요`,
    ),
  ];
}
