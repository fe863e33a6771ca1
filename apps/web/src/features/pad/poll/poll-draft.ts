import {
  LONGEST_CARD_TEXT,
  LONGEST_POLL_OPTION,
  type PadPoll,
} from "@damim/domain/pad/card/pad-card.ts";

export const FEWEST_OPTIONS = 2;
export const MOST_OPTIONS = 8;

/** A poll while it is written: lines may still be empty. */
export interface PollDraft {
  readonly question: string;
  /** With a key of their own: a line that goes must not give its words to the next one. */
  readonly options: readonly { readonly key: number; readonly text: string }[];
  readonly isMultiple: boolean;
}

export type PollCheck =
  | { readonly type: "poll"; readonly question: string; readonly poll: PadPoll }
  | {
      readonly type: "problem";
      readonly sentence: string;
      /** The line to look at: the question, or the key of an option. */
      readonly at: "question" | number;
    };

export function toPollDraft(question: string, poll: PadPoll | null | undefined): PollDraft {
  const texts = poll?.options ?? ["", ""];
  return {
    question,
    options: texts.map((text, key) => ({ key, text })),
    isMultiple: poll?.isMultiple === true,
  };
}

/**
 * The poll that a draft asks, empty lines left out, or what is still wrong with it in a child's words
 * (spec 05 §1: two to eight options, each once).
 */
export function checkPoll({ question, options, isMultiple }: PollDraft): PollCheck {
  const asked = question.trim();
  if (asked === "") return toProblem("question", "무엇을 물을지 써 주세요.");
  if (asked.length > LONGEST_CARD_TEXT) return toProblem("question", "질문을 조금 줄여 주세요.");
  const written = options.flatMap(({ key, text }) => {
    const trimmed = text.trim();
    return trimmed === "" ? [] : [{ key, text: trimmed }];
  });
  const long = written.find(({ text }) => text.length > LONGEST_POLL_OPTION);
  if (long) {
    return toProblem(long.key, `고를 것 하나는 ${LONGEST_POLL_OPTION}글자까지 쓸 수 있어요.`);
  }
  if (written.length < FEWEST_OPTIONS) {
    const empty = options.find(({ text }) => text.trim() === "");
    return toProblem(empty?.key ?? 0, "고를 것을 두 개 이상 써 주세요.");
  }
  const twice = written.find(({ text }, at) => written.findIndex((one) => one.text === text) < at);
  if (twice) return toProblem(twice.key, `“${twice.text}”, 똑같은 것이 두 번 있어요.`);
  const poll = { options: written.map(({ text }) => text), ...(isMultiple ? { isMultiple } : {}) };
  return { type: "poll", question: asked, poll };
}

function toProblem(at: "question" | number, sentence: string): PollCheck {
  return { type: "problem", at, sentence };
}
