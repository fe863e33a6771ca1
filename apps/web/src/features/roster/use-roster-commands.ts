import type { FileId } from "@damim/domain/files/file.ts";
import type { Change } from "@damim/domain/change.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { planImport } from "@damim/domain/roster/plan-import.ts";
import type { RosterReading } from "@damim/domain/roster/roster-reading.ts";
import { addStudent, editStudent, removeStudent } from "@damim/domain/roster/student-draft.ts";
import {
  studentKind,
  type RosterStudent,
  type Student,
  type StudentId,
} from "@damim/domain/roster/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useMemo } from "react";
import { showPicture } from "../../data/files/use-file-picture.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { toSha256 } from "../../platform/digest.ts";
import { newId } from "../../platform/random.ts";
import { showToast } from "../../ui/toast.tsx";

export interface RosterCommands {
  readonly importReading: (reading: RosterReading) => void;
  /** Brings a photo to this device's disk, on its way to the server; its id is for the pupil's row. */
  readonly keepPhoto: (studentId: StudentId, photo: Blob) => Promise<FileId>;
  readonly add: (student: Student, id: StudentId) => void;
  readonly edit: (before: RosterStudent, student: Student) => void;
  readonly remove: (student: RosterStudent) => void;
}

/** What a teacher does with the roster. Each act, also an import of 300 rows, is one undo step. */
export function useRosterCommands(store: Store): RosterCommands {
  const { files, history, now } = useTeacherData();
  return useMemo(() => {
    const act = (changes: readonly Change[], label: string, sentence: string): void => {
      if (changes.length === 0) return;
      void history.write(store, changes, label);
      showToast.success(sentence, {
        id: "undo",
        action: { label: "되돌리기", onAct: () => void history.undo() },
      });
    };
    return {
      importReading({ existing, taken }) {
        const plan = planImport(existing, taken, () => newId(now()));
        const count = plan.addedCount + plan.completedCount;
        act(plan.changes, "명단 가져오기", `${count}명을 가져왔어요`);
      },
      async keepPhoto(studentId, photo) {
        const id = newId(now());
        const bytes = new Uint8Array(await photo.arrayBuffer());
        const before = store.rows(studentKind).get(studentId)?.photo ?? undefined;
        const place = {
          scope: store.scope,
          kind: studentKind.name,
          id: studentId,
          field: "photo",
          before,
        };
        const about = { name: "사진.jpg", mime: photo.type, size: bytes.length };
        const sha256 = await toSha256(bytes);
        showPicture(files, id, photo);
        await files.add({ id, place, ...about, sha256 }, bytes);
        return id;
      },
      add(student, id) {
        const words = toWords(student);
        act(
          [addStudent(student, id)],
          `${words} 추가`,
          `${withParticle(words, "을/를")} 추가했어요`,
        );
      },
      edit(before, student) {
        const words = toWords(student);
        act(
          editStudent(before, student),
          `${words} 고치기`,
          `${withParticle(words, "을/를")} 고쳤어요`,
        );
      },
      remove(student) {
        const words = toWords(student);
        act(
          [removeStudent(student.id)],
          `${words} 지우기`,
          `${withParticle(words, "을/를")} 명단에서 지웠어요`,
        );
      },
    };
  }, [store, files, history, now]);
}

/** Namesakes are told apart by number everywhere. */
function toWords({ number, name }: Student): string {
  return `${number}번 ${name}`;
}
