import type { ClassKey, RosterStudent } from "../student/student.ts";

/** What stands in place of what: 「[학생1]」, 「[전화2]」. */
export type VeilLabel =
  | "학생"
  | "보호자"
  | "교사"
  | "학교"
  | "낱말"
  | "전화"
  | "메일"
  | "링크"
  | "번호"
  | "글";

export const veilLabels: readonly VeilLabel[] = [
  "학생",
  "보호자",
  "교사",
  "학교",
  "낱말",
  "전화",
  "메일",
  "링크",
  "번호",
  "글",
];

/** Who and what is to be hidden. */
export interface VeilFacts {
  readonly students: readonly Pick<RosterStudent, "number" | "name">[];
  readonly ownClass?: ClassKey | undefined;
  /** Of the profile, the roster, and the teacher's own list 「가릴 낱말」. */
  readonly words: readonly { readonly label: VeilLabel; readonly word: string }[];
}

export interface VeiledWord {
  readonly label: VeilLabel;
  /** What comes back in its place. */
  readonly word: string;
}

/** Which token stands for whom. Lives in page memory alone, as long as the page is open. */
export interface VeilTable {
  readonly facts: VeilFacts;
  /** The token of a key, a new one where it has none: each label counts by appearance. */
  readonly toToken: (label: VeilLabel, key: string, word: string) => string;
  /** Nothing where nobody was given it. */
  readonly find: (label: string, count: number) => VeiledWord | undefined;
}

/** A table in which nothing was given yet. */
export function createVeilTable(facts: VeilFacts): VeilTable {
  const counts = new Map<string, number>();
  const tokens = new Map<string, string>();
  const words = new Map<string, VeiledWord>();
  return {
    facts,
    toToken(label, key, word) {
      const place = `${label} ${key}`;
      const known = tokens.get(place);
      if (known) return known;
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      const token = `[${label}${count}]`;
      tokens.set(place, token);
      words.set(token, { label, word });
      return token;
    },
    find: (label, count) => words.get(`[${label}${count}]`),
  };
}
