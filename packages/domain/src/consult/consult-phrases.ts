import { toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import type { ActFacts, ActReading, CapturePhrases } from "../capture/capture-phrase.ts";
import { comingDay, findComingDay } from "../capture/coming-day.ts";
import { readOneDay } from "../capture/one-day.ts";
import { NO_TEXT_DIGEST } from "../record/long-text.ts";
import { toFirstSentence } from "../record/record.ts";
import { writeRow } from "../record/write-row.ts";
import { toTopicLabel } from "./consult-labels.ts";
import { readConsultLine, type ConsultFields } from "./consult-record.ts";
import { toConsultTitle } from "./consult-words.ts";
import { consultKind, toConsultId } from "./consult.ts";
import { readTalk, talkPattern, type TypedTalk } from "./typed-talk.ts";

const PROMISE = /(?:^|[\s,.·])약속\s*[:：]\s*/u;
const DATED = new RegExp(`^(${comingDay})\\s*까지\\s+(\\S.*)$`, "su");
/** 「내일 2시」, 「어제」, behind the talk and not in front of the pupil. */
const CLOCK = "(?:(?:오전|오후)\\s*)?\\d{1,2}(?::\\d{2}|시(?:\\s*반|\\s*\\d{1,2}분)?)";
const WHEN_BEHIND = new RegExp(
  `^(어제|그제|그저께|${comingDay})(?:\\s+(${CLOCK}))?(?=[\\s,.]|$)\\s*(.*)$`,
  "su",
);
const NO_CLOCK = /^\d{1,2}:\d{2}(?!\d)/u;
const LOOSE_PROMISE = /(?:^|[,.·]\s*)약속\s+(?=\S)/u;

/**
 * A talk in a line: 「12 상담 2시 (교우)」, 「3 어머니 통화 15분」, 「3 어머니 통화 15분 급식 이야기 약속: 금까지 다시 전화」. With
 * words or a promise it is a record; without, a half-written one that stands first in the list of 상담관리.
 */
export const consultPhrases: CapturePhrases = {
  tellers: talkPattern,
  read(parts, facts) {
    const teller = parts.find(({ type }) => type === "teller")?.text ?? "";
    const before = parts
      .filter(({ type }) => type !== "teller" && type !== "told")
      .map(({ type, text }) => (type === "literal" ? `(${text})` : text));
    const talk = readTalk(teller, before);
    // 「금까지 3번 상담」 is a task.
    if (!talk || before.some((word) => word.endsWith("까지"))) return { type: "none" };
    const { text: told = "", isSure = false } = parts.find(({ type }) => type === "told") ?? {};
    const line = `${teller}${isSure ? ":" : ""} ${told}`.trim();
    if (talk.isTimeVague) {
      const halves = ["오전", "오후"].map((half) => `${half} 7시`);
      const toText = (half: string) => [...before, line].join(" ").replace(/(?<!\d)7시/u, half);
      return toOptions(halves.map((half) => ({ label: half, text: toText(half) })));
    }
    if (talk.unclear !== "") return askAboutWords(talk.unclear, before, line);
    // The beginning of a promise, or of what was spoken of.
    if (!isSure && !PROMISE.test(told) && LOOSE_PROMISE.test(told)) {
      const promise = told.replace(LOOSE_PROMISE, " 약속: ").trim();
      return toOptions([
        { label: "약속", text: [...before, teller, promise].join(" ") },
        { label: "상담 내용", text: [...before, `${teller}: ${told}`].join(" ") },
      ]);
    }
    const [behind, when = "", clock = "", rest = ""] = (!isSure && WHEN_BEHIND.exec(told)) || [];
    if (behind && (clock || !rest)) {
      return toOptions([
        {
          label: [when, clock].filter(Boolean).join(" "),
          text: [when, ...before, teller, clock, rest].filter(Boolean).join(" "),
        },
        { label: "상담 내용", text: [...before, `${teller}: ${told}`].join(" ") },
      ]);
    }
    const [noClock] = (!isSure && NO_CLOCK.exec(told)) || [];
    if (noClock)
      return {
        type: "refused",
        sentence: `「${noClock}」은 없는 시각이에요. 「14:30」처럼 적어 주세요.`,
      };
    const day = readOneDay(facts, true);
    return typeof day === "string" ? toAct(talk, splitPromise(told), day, facts) : day;
  },
};

function splitPromise(told: string): { readonly body: string; readonly promise: string } {
  const at = PROMISE.exec(told);
  if (!at) return { body: told.trim(), promise: "" };
  const promise = told.slice(at.index + at[0].length).trim();
  return { body: told.slice(0, at.index).trim(), promise };
}

function askAboutWords(words: string, before: readonly string[], line: string): ActReading {
  const kept = before.join(" ").replace(words, "").trim();
  const teller = new RegExp(`^${talkPattern.source}`, "u").exec(line)?.[0] ?? line;
  const told = line.slice(teller.length);
  return toOptions([
    { label: `주제 「${words}」`, text: `${kept} ${teller} (${words})${told}`.trim() },
    { label: `「${words}」 만남`, text: `${words}하고 ${kept} ${line}` },
  ]);
}

function toAct(
  talk: TypedTalk,
  said: { readonly body: string; readonly promise: string },
  day: CalendarDay,
  { students, today, schoolYear }: ActFacts,
): ActReading {
  // 「금까지 다시 전화」
  const [, words = "", promised = ""] = DATED.exec(said.promise) ?? [];
  const dueOn = findComingDay(words, today);
  const read = readConsultLine(
    {
      day,
      time: talk.time,
      minutes: talk.minutes,
      studentIds: students.map(({ id }) => id).join(" "),
      who: talk.who,
      whoNote: talk.whoNote,
      way: talk.way,
      topics: talk.topics.join("\n"),
      body: said.body,
      followUp: dueOn ? promised : said.promise,
      dueOn: dueOn ?? "",
    },
    schoolYear,
  );
  if (!read.ok) return { type: "refused", sentence: toFirstSentence(read.refusal) };
  const fields = read.value;
  const label = toLabel(fields);
  return {
    type: "act",
    act: {
      label,
      note: toNote(fields),
      claims: [`consult~${label}`],
      plan(_, { now, newId }) {
        const [first = ""] = fields.studentIds;
        const id = toConsultId({ madeOn: toSeoulDay(now), studentId: first, uuid: newId() });
        return writeRow(consultKind, id, undefined, fields, {
          field: "body",
          from: NO_TEXT_DIGEST,
        });
      },
    },
  };
}

function toLabel(fields: ConsultFields): string {
  const { time, minutes } = fields;
  return [toConsultTitle(fields), time, minutes && `${minutes}분`].filter(Boolean).join(" · ");
}

function toNote({ topics, body, followUp, dueOn, isDraft }: ConsultFields): string {
  return [
    (topics ?? []).map(toTopicLabel).join(", "),
    body,
    followUp && `약속 「${followUp}」`,
    dueOn && `${toKoreanMonthDay(dueOn)}까지`,
    isDraft && "쓰다 만 기록으로 두어요",
  ]
    .filter(Boolean)
    .join(" · ");
}

function toOptions(
  options: readonly { readonly label: string; readonly text: string }[],
): ActReading {
  return { type: "options", options };
}
