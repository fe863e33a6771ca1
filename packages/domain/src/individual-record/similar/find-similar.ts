import type { StudentId } from "../../student/student.ts";
import { splitSentences } from "../lint/split-sentences.ts";
import { toLetterSet, visitAlikePairs } from "./alike-pairs.ts";

/** Where a sentence stands. */
interface TextPlace {
  /** Of its row. */
  readonly id: string;
  /** The list that it is for. */
  readonly memoId: string;
  readonly studentId: StudentId;
  /** No text yet. */
  readonly isDraft: boolean;
}

/** A text that is compared, or a draft of one. */
export interface ComparedText extends TextPlace {
  readonly text: string;
}

export interface SimilarSentence extends TextPlace {
  readonly sentence: string;
}

/** Sentences that are alike, in the order of the texts. */
export type SimilarGroup = readonly SimilarSentence[];

/** What was found, and how much was looked at. */
export interface SimilarFound {
  readonly groups: readonly SimilarGroup[];
  readonly textCount: number;
  /** Long enough to be compared. */
  readonly sentenceCount: number;
}

/**
 * Sentences of several texts that are alike (spec 10 §4): by sets of three letters, those that hang together pair by
 * pair are one group, larger groups first. One pupil's sentence in two lists is no group: a text moves on that way.
 */
export function findSimilar(texts: readonly ComparedText[]): SimilarFound {
  const written = texts.filter(({ text }) => text.trim() !== "");
  const sentences = written.flatMap(({ text, ...place }) =>
    splitSentences(text).flatMap(({ text: sentence }) => {
      const set = toLetterSet(sentence);
      return set ? [{ of: { ...place, sentence }, set }] : [];
    }),
  );
  const topOf = joinAlike(sentences.map(({ set }) => set));
  const groups = new Map<number, SimilarSentence[]>();
  for (const [at, { of }] of sentences.entries()) {
    const group = groups.get(topOf(at));
    if (group) group.push(of);
    else groups.set(topOf(at), [of]);
  }
  return {
    groups: [...groups.values()]
      .filter(isRepeated)
      .sort((a, b) => countPupils(b) - countPupils(a) || b.length - a.length),
    textCount: written.length,
    sentenceCount: sentences.length,
  };
}

/** 「4명이 비슷한 문장」. */
export function toSimilarTitle(group: SimilarGroup): string {
  const pupils = countPupils(group);
  return pupils > 1 ? `${pupils}명이 비슷한 문장` : `한 글에 ${group.length}번 쓴 문장`;
}

function countPupils(group: SimilarGroup): number {
  return new Set(group.map(({ studentId }) => studentId)).size;
}

/** By several pupils, or twice in one text. */
function isRepeated(group: SimilarGroup): boolean {
  return countPupils(group) > 1 || new Set(group.map(({ id }) => id)).size < group.length;
}

/** Of each set the one that stands for its group. */
function joinAlike(sets: readonly ReadonlySet<string>[]): (at: number) => number {
  const above = sets.map((_, at) => at);
  const top = (at: number): number => {
    let up = at;
    while (above[up] !== up) {
      above[up] = above[above[up] ?? up] ?? up;
      up = above[up] ?? up;
    }
    return up;
  };
  visitAlikePairs(
    sets,
    (later, earlier) => {
      above[top(later)] = top(earlier);
    },
    (later, earlier) => top(later) === top(earlier),
  );
  return top;
}
