import { indexMemo, type MemoIndex } from "@damim/domain/memo/find-memos.ts";
import type { SayStudent } from "@damim/domain/memo/memo-lines.ts";
import type { KeptMemo } from "@damim/domain/memo/memo.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useMemo } from "react";

/** How chips are said today, and the words of a memo, which are read once while it stays as it is. */
export function useMemoWords(students: readonly RosterStudent[]) {
  return useMemo(() => {
    const sayStudent = toSayStudent(students);
    const known = new WeakMap<KeptMemo, MemoIndex>();
    const index = (memo: KeptMemo): MemoIndex => {
      const read = known.get(memo) ?? indexMemo(memo, sayStudent);
      known.set(memo, read);
      return read;
    };
    return { sayStudent, index, toText: (memo: KeptMemo) => index(memo).text };
  }, [students]);
}

export type MemoWords = ReturnType<typeof useMemoWords>;

/** 「3번 김가온」, also of one who left. */
export function toSayStudent(students: readonly RosterStudent[]): SayStudent {
  const byId = new Map(students.map((student) => [student.id, toStudentWords(student)]));
  return (id) => byId.get(id) ?? "지운 학생";
}
