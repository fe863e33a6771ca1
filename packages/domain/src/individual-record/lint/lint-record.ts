import { findPeople } from "../../names/find-people.ts";
import type { RosterStudent } from "../../student/student.ts";
import { findForbidden } from "./find-forbidden.ts";
import { findSigns } from "./neis-signs.ts";
import { splitSentences } from "./split-sentences.ts";

/** Something in a record that the teacher looks at once more. It never blocks. */
export interface Finding {
  /** Of another pupil's name each form is one of its own. */
  readonly rule: string;
  /** What 「괜찮아요」 is said to: these words of this rule. Other words of it are asked about again. */
  readonly ok: string;
  readonly tone: "danger" | "warm" | "calm";
  /** 「다른 학생 이름 「서준」」. */
  readonly title: string;
  /** The reason, with the page of 기재요령 where it has one. */
  readonly say: string;
  readonly at: number;
  readonly end: number;
}

type Namesake = Pick<RosterStudent, "number" | "name">;

/** What the text is about and where it goes. */
export interface LintedText {
  /** A key of `neis-items.ts`. */
  readonly item: string | null;
  /** Of the class, the pupil too. */
  readonly roster: readonly Namesake[];
  /** Whose text it is. */
  readonly own: Namesake | undefined;
}

/** Nouns that end like a verb. */
const nounEnds = /(?:바다|필요|수요|개요|가요|동요|민요|고요|소요|중요)$/u;
const SHOWN_LETTERS = 24;

/**
 * What of a record NEIS or its guide may not take: names, forbidden content by context, sentences that end in 다 or 요,
 * signs. In the order of the text; of one rule the first place in a sentence. (spec 10 §4)
 *
 * @param text as it will be stored, in NFC
 */
export function lintRecord(text: string, about: LintedText): readonly Finding[] {
  const { item } = about;
  const sentences = splitSentences(text);
  const found = [
    ...findNames(text, about),
    ...sentences.flatMap(({ at: from, text: sentence }) =>
      findForbidden(sentence, item).map(({ rule, at, end }): Finding => ({
        rule: rule.id,
        ok: toOk(rule.id, sentence.slice(at, end)),
        tone: rule.isAdvice ? "calm" : "warm",
        title: `${rule.label} ${quote(sentence.slice(at, end))}`,
        say: rule.page ? `${rule.say} 기재요령 ${rule.page}쪽` : rule.say,
        at: from + at,
        end: from + end,
      })),
    ),
    ...sentences.flatMap(({ at, text: sentence }) => findEnding(sentence, at)),
    ...findStrangeSigns(text),
  ];
  return found.sort((a, b) => a.at - b.at);
}

function findNames(text: string, { roster, own }: LintedText): readonly Finding[] {
  const seen = new Set<string>();
  return findPeople(text, roster, "record").flatMap((person): readonly Finding[] => {
    if (person.kind !== "name" && person.kind !== "given") return [];
    const { word, at, number, also = [] } = person;
    const isOwn = own !== undefined && [number, ...also].includes(own.number);
    const rule = isOwn ? "own-name" : `other-name:${word}`;
    if (seen.has(rule)) return [];
    seen.add(rule);
    const who = [number, ...also].map(
      (each) => `${each}번 ${roster.find((one) => one.number === each)?.name ?? ""}`,
    );
    return [
      {
        rule,
        ok: toOk(rule, word),
        tone: isOwn ? "calm" : "danger",
        title: `${isOwn ? "학생 이름" : "다른 학생 이름"} ${quote(word)}`,
        say: isOwn
          ? "누구의 글인지 아니까 이름은 빼도 돼요."
          : `${who.join(", ")} 이야기일 수 있어요.`,
        at,
        end: at + word.length,
      },
    ];
  });
}

function findEnding(sentence: string, from: number): readonly Finding[] {
  // What is spoken, or stands in brackets, ends as it likes.
  const words = sentence.replace(/[\s.!?。~…\p{Extended_Pictographic}\uFE0F]+$/u, "");
  const last = /[가-힣]*[다요죠까]$/u.exec(words);
  if (!last || nounEnds.test(words)) return [];
  return [
    {
      rule: "ending",
      ok: toOk("ending", last[0]),
      tone: "calm",
      title: `문장 끝 ${quote(last[0])}`,
      say: "「함」, 「임」처럼 줄여서 끝내요.",
      at: from + last.index,
      end: from + words.length,
    },
  ];
}

function findStrangeSigns(text: string): readonly Finding[] {
  const signs = findSigns(text);
  if (!signs) return [];
  return [
    {
      rule: "sign",
      ok: toOk("sign", signs.said.join("")),
      tone: "calm",
      title: `나이스가 안 받을 수 있는 글자 ${signs.said.map(quote).join(" ")}`,
      say: "나이스 글자로 바꿀 수 있어요.",
      at: signs.at,
      end: signs.at + signs.word.length,
    },
  ];
}

function toOk(rule: string, words: string): string {
  const said = words.replaceAll(/\s+/gu, " ");
  return rule.endsWith(`:${said}`) ? rule : `${rule}:${said}`;
}

function quote(words: string): string {
  const line = words.replaceAll(/\s+/gu, " ");
  return `「${line.length > SHOWN_LETTERS ? `${line.slice(0, SHOWN_LETTERS)}…` : line}」`;
}
