import { readStudentNumber } from "@damim/domain/student/read-student-number.ts";
import { capsuleKind, capsuleLetterKind } from "@damim/domain/time-capsule/capsule.ts";
import { isSamePupil } from "@damim/domain/time-capsule/capsule-pupil.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { useEffect, useState } from "react";
import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { toDraftOwner } from "../../data/drafts/use-draft.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useToolMembers } from "../../data/use-tool-members.ts";
import { watchTexts } from "../../platform/kept/device-texts.ts";
import { readLetterDraftKey } from "./letter-draft-key.ts";
import type { KeptCapsule } from "./capsule-commands.ts";

/** Half-written, and no dialog opens it any more. */
export interface LeftLetter {
  /** Of `useDraft`. */
  readonly key: string;
  /** 「3번」, or the name of who left; nothing where nobody was chosen. */
  readonly whose: string | undefined;
  readonly why: string;
}

/**
 * Letters that were being written and cannot be sealed any more: their capsule went to another teacher, its day has come, or
 * a letter of that number lies in it. Their words are on this device alone.
 */
export function useLeftLetters() {
  const data = useTeacherData();
  const { profile } = data;
  const capsules = useRows(profile, capsuleKind);
  const letters = useRows(profile, capsuleLetterKind);
  const { members } = useToolMembers();
  const pupils = useRows(findClassStore(data) ?? profile, studentKind);
  const owner = toDraftOwner(data);
  const club = data.club && data.teacher.uid;
  const [drafts, setDrafts] = useState<readonly LetterDraft[]>([]);
  useEffect(() => {
    let isOver = false;
    const read = (): void => {
      if (!isOver) setDrafts(listLetterDrafts(owner, club));
    };
    // A capsule that is still being read is not gone. Rows that cannot be read are said elsewhere.
    profile.whole.then(read, () => undefined);
    const stop = watchTexts(read);
    return () => {
      isOver = true;
      stop();
    };
  }, [profile, owner, club, capsules, letters]);
  const left = drafts.flatMap(({ key, capsuleId, typed }): readonly LeftLetter[] => {
    const member = members.find(({ id }) => id === typed);
    const number = member?.number ?? readStudentNumber(typed);
    const who = { number: number ?? -1, ...(member && { student: member.id }) };
    const why = sayWhy(capsules.get(capsuleId), {
      now: data.now(),
      isSealed: [...letters.values()].some(
        (letter) => letter.capsule === capsuleId && isSamePupil(letter, who),
      ),
      isAnybodys:
        member !== undefined || typed === "" || !(members.length > 0 || pupils.has(typed)),
    });
    const whose = number === undefined ? pupils.get(typed)?.name : `${number}번`;
    return why !== undefined ? [{ key, whose, why }] : [];
  });
  return {
    left,
    /** Reads anew what is half-written. */
    look: (): void => setDrafts(listLetterDrafts(owner, club)),
    hasWordsOf: (id: string): boolean =>
      listLetterDrafts(owner, club).some(({ capsuleId }) => capsuleId === id),
  };
}

interface LetterDraft {
  readonly key: string;
  readonly capsuleId: string;
  /** The number, as it was chosen or typed. */
  readonly typed: string;
}

function listLetterDrafts(owner: string, club: string | undefined): readonly LetterDraft[] {
  return listDrafts(owner).flatMap((draft) => {
    const place = draft.club === club ? readLetterDraftKey(draft.key) : undefined;
    return place ? [{ key: draft.key, ...place }] : [];
  });
}

function sayWhy(
  capsule: KeptCapsule | undefined,
  about: { readonly now: number; readonly isSealed: boolean; readonly isAnybodys: boolean },
): string | undefined {
  if (!capsule) return "이 편지의 캡슐은 다른 선생님께 갔거나 지워졌어요.";
  const { now, isSealed, isAnybodys } = about;
  if (now >= capsule.opensAt) return `「${capsule.title}」의 여는 날이 됐어요.`;
  if (isSealed) return `「${capsule.title}」에 이 번호로 봉한 편지가 이미 있어요.`;
  return isAnybodys || capsule.from ? undefined : `「${capsule.title}」의 학생을 다시 골라 주세요.`;
}
