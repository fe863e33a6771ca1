import type { ConsultFields } from "./consult-record.ts";

const END = "(?=[\\s,，、;:：.()]|$)";
const CLOCK = `(?:오전|오후)?\\s*\\d{1,2}(?::[0-5]\\d|시(?:\\s*반|\\s*[0-5]?\\d분(?!간))?)(?:에)?${END}`;
const MINUTES = `(?:\\d{1,2}시간(?:\\s*\\d{1,2}분)?|\\d{1,3}분)(?:간|동안)?${END}`;
const ASIDE = "\\([^()]*\\)";

/** How it was spoken, and with whom where nobody is named. */
const ways: readonly (readonly [pattern: string, Pick<ConsultFields, "way" | "who">])[] = [
  ["(?:온라인|화상)\\s*상담", { way: "online", who: "student" }],
  ["통화|전화(?:\\s*상담)?", { way: "phone", who: "guardian" }],
  ["문자(?:\\s*상담)?", { way: "text", who: "guardian" }],
  ["가정\\s*방문", { way: "visit", who: "guardian" }],
  ["상담(?:\\s*기록)?", { way: "face", who: "student" }],
];
const names = ways.map(([pattern]) => pattern).join("|");

/** 「상담 2시 (교우)」, 「통화 15분」; not 「상담 후」, which tells of something else. */
export const talkPattern = new RegExp(
  `(?:${names})(?:함|했어요|했음)?(?!\\s*(?:후|뒤|때문|중)${END})(?:\\s*(?:${CLOCK}|${MINUTES}|${ASIDE}))*`,
);

const guardians =
  /^(?:어머니|어머님|엄마|아버지|아버님|아빠|할머니|할아버지|이모|고모|삼촌|보호자|학부모|부모님?)(?:와|과|께|랑|하고|이랑)?$/u;
const staff = /(?:선생님|교사|교감|교장|담임)(?:와|과|께|이랑|하고)?$/u;
const together = /(?:와|과|이랑|하고)$/u;

export interface TypedTalk extends Pick<ConsultFields, "way" | "who"> {
  readonly whoNote: string;
  readonly time: string;
  /** Before or after noon, nobody can tell. */
  readonly isTimeVague: boolean;
  /** As typed, for the form's own reading. */
  readonly minutes: string;
  readonly topics: readonly string[];
  /** Words of which nobody can tell whether they are a topic or whom it was with. */
  readonly unclear: string;
}

/** Reads what names a talk, and the words before it. */
export function readTalk(teller: string, before: readonly string[]): TypedTalk | undefined {
  const found = ways.find(([pattern]) => new RegExp(`^(?:${pattern})`, "u").test(teller));
  if (!found) return undefined;
  const [pattern, usual] = found;
  const head = new RegExp(`^(?:${pattern})(?:함|했어요|했음)?`, "u").exec(teller)?.[0] ?? "";
  const said = `${before.join(" ")} ${teller.slice(head.length)}`;
  const asides = Array.from(said.matchAll(/\(([^()]*)\)/gu), ([, words = ""]) => words.trim());
  let rest = said.replaceAll(new RegExp(ASIDE, "gu"), " ");
  const take = (of: string): string => {
    const taken = new RegExp(`(?<!\\S)(?:${of})`, "u").exec(rest)?.[0] ?? "";
    rest = rest.replace(taken, " ");
    return taken.trim();
  };
  const clock = take(CLOCK);
  const minutes = take(MINUTES).replace(/(?:간|동안)$/u, "");
  const words = rest.split(/\s+/u).filter((word) => word !== "");
  const whole = words.join(" ");
  const guardian = words.find((word) => guardians.test(word));
  const time = readClock(clock);
  const talk = {
    ...usual,
    whoNote: "",
    time: time.text,
    isTimeVague: time.isVague,
    minutes,
    topics: [...new Set(asides.filter((aside) => aside !== "").map(toTopic))],
    unclear: "",
  };
  if (guardian) {
    const note = guardian.replace(/(?:와|과|께|이랑|랑|하고)$/u, "");
    const isPlain = /^(?:보호자|학부모|부모)$/u.test(note);
    const unclear = words.filter((word) => word !== guardian).join(" ");
    return { ...talk, who: "guardian", whoNote: isPlain ? "" : note, unclear };
  }
  if (/^(?:학생|본인)(?:과|하고|이랑)?$/u.test(whole)) return { ...talk, who: "student" };
  if (staff.test(whole))
    return { ...talk, who: "staff", whoNote: whole.replace(/(?:와|과|께|이랑|하고)$/u, "") };
  if (together.test(whole)) return { ...talk, who: "other", whoNote: whole.replace(together, "") };
  return { ...talk, unclear: whole };
}

/** By the names of the form where they are said so; else the teacher's own word. */
function toTopic(words: string): string {
  const topics = {
    학업: "study",
    진로: "study",
    보건: "health",
    안전: "health",
    인성: "character",
    대인관계: "character",
  };
  return (topics as Readonly<Record<string, string>>)[words] ?? words;
}

/** 「2시」 is in the afternoon at a school; 「7시」 may be either. */
function readClock(said: string): { readonly text: string; readonly isVague: boolean } {
  const [, half, hours, colon, minutes] =
    /^(오전|오후)?\s*(\d{1,2})(?::(\d\d)|시(?:\s*(반|\d{1,2})분?)?)에?$/u.exec(said) ?? [];
  if (hours === undefined) return { text: "", isVague: false };
  const hour = Number(hours);
  const isLater =
    half === "오후" ? hour < 12 : half === undefined && colon === undefined && hour < 7;
  const isMidnight = half === "오전" && hour === 12;
  const on24 = isMidnight ? 0 : hour + (isLater ? 12 : 0);
  const past = minutes === "반" ? 30 : Number(colon ?? minutes ?? 0);
  return {
    text: [on24, past].map((part) => String(part).padStart(2, "0")).join(":"),
    isVague: half === undefined && colon === undefined && hour === 7,
  };
}
