import type {
  SimilarFound,
  SimilarGroup,
  SimilarSentence,
} from "@damim/domain/individual-record/similar/find-similar.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useState } from "react";
import type { Store } from "../../../../data/teacher-data.ts";
import { useRoster } from "../../../../data/use-roster.ts";
import { useSimilar } from "../../../../kit/similar/use-similar.ts";

/** A walk through the texts of a group, as it was when it began. */
export interface SimilarWalk {
  readonly group: SimilarGroup;
  readonly at: number;
}

/** Similar sentences of 개별기록, and the text that is looked at because of one. */
export interface SimilarTexts {
  readonly found: SimilarFound | undefined;
  readonly groups: readonly SimilarGroup[];
  /** From now on they are looked for. */
  readonly start: () => void;
  readonly walk: SimilarWalk | undefined;
  readonly go: (group: SimilarGroup, at: number) => void;
  readonly end: () => void;
  /** 「3번 김가온」. */
  readonly nameWho: (of: SimilarSentence) => string;
  /** 「과학 특기사항」, 「과학 특기사항 (AI 초안)」. */
  readonly nameList: (of: SimilarSentence) => string;
}

/** @param onPlace opens the text of a pupil */
export function useSimilarWalk(
  store: Store,
  memos: readonly { readonly id: string; readonly title: string }[],
  onPlace: (memoId: string, studentId: string) => void,
): SimilarTexts {
  const [isOn, setOn] = useState(false);
  const [walk, setWalk] = useState<SimilarWalk>();
  const found = useSimilar(store, isOn);
  const roster = useRoster(store);
  return {
    found,
    groups: found?.groups ?? [],
    start: () => setOn(true),
    walk,
    go(group, at) {
      const place = group[at];
      if (!place) return;
      setWalk({ group, at });
      onPlace(place.memoId, place.studentId);
    },
    end: () => setWalk(undefined),
    nameWho({ studentId }) {
      const student = roster.find(({ id }) => id === studentId);
      if (!student) return "";
      return [toClassWords(student.classKey), toStudentWords(student)].filter(Boolean).join(" ");
    },
    nameList({ memoId, isDraft }) {
      const title = memos.find(({ id }) => id === memoId)?.title ?? "";
      return isDraft ? `${title} (AI 초안)` : title;
    },
  };
}
