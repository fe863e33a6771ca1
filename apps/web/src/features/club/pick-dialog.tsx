// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by club-book.tsx.
import { isInClub, type PickedStudent } from "@damim/domain/club/club-roster.ts";
import { readTypedStudents, type TypedStudents } from "@damim/domain/club/typed-students.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { OWN_CLASS, toClassWords, toStudentClass } from "@damim/domain/school-year/class-choice.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import { useMemo, useState } from "react";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { findClassStore, type Store } from "../../data/teacher-data.ts";
import { toOutgoing } from "../../data/to-outgoing.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useOwnClass } from "../../data/years/class-choice.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import type { ClubCommands } from "./club-commands.ts";

export interface PickDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The club's year. */
  readonly store: Store;
  readonly commands: ClubCommands;
}

/** 학생 고르기: from the own classes by a tick, of other classes typed or pasted. Number, name and class go along. */
export function PickDialog({ isOpen, onClose, store, commands }: PickDialogProps) {
  const data = useTeacherData();
  const ownStore = findClassStore(data) ?? data.profile;
  const ownClass = useOwnClass(ownStore);
  const roster = useRoster(ownStore);
  const inClub = useRoster(store);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped, , forget] = useDraft(`club-pick:${store.scope}`, "");
  const today = toSeoulDay(data.now());
  const students = useMemo(
    () =>
      toOutgoing(ownStore, listMembers(roster, today))
        .map((student) => ({ ...student, classKey: toStudentClass(student, ownClass) }))
        .filter((student) => !inClub.some((each) => isInClub(toPicked(student), each))),
    [ownStore, roster, today, ownClass, inClub],
  );
  const classes = [...new Set(students.map(({ classKey }) => classKey))];
  const own = students.filter(({ id }) => ticked.has(id)).map(toPicked);
  const others = readTypedStudents(typed, [...own, ...listMembers(inClub, today).map(toPicked)]);
  const picked = [...own, ...others.students];
  const take = (): void => {
    commands.pick(picked);
    setTicked(new Set());
    forget();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="학생 고르기"
      subtitle="번호와 이름, 반만 클럽으로 가요. 다른 기록은 가지 않아요."
      footer={
        <DialogActions onCancel={onClose}>
          <Button
            size="large"
            isDisabled={picked.length === 0 || toTrouble(others) !== undefined}
            onClick={take}
          >
            담기
          </Button>
        </DialogActions>
      }
    >
      <div className="grid gap-5">
        {classes.map((classKey) => (
          <fieldset key={classKey}>
            <legend className="text-15 font-bold">{toClassWords(classKey)}</legend>
            <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-3">
              {students
                .filter((student) => student.classKey === classKey)
                .map(({ id, number, name }) => (
                  <Checkbox
                    key={id}
                    label={toStudentWords({ number, name })}
                    isChecked={ticked.has(id)}
                    onCheckedChange={(isTicked) =>
                      setTicked((before) => {
                        const next = new Set(before);
                        if (isTicked) next.add(id);
                        else next.delete(id);
                        return next;
                      })
                    }
                  />
                ))}
            </div>
          </fieldset>
        ))}
        <TextArea
          label="다른 반 학생"
          hint="한 줄에 한 명씩 「3-5 17 노민온」처럼 적어요. 엑셀에서 붙여넣어도 돼요."
          value={typed}
          onValueChange={setTyped}
          error={toTrouble(others)}
        />
      </div>
    </Dialog>
  );
}

function toTrouble({ unread: [line], doubled: [same] }: TypedStudents): string | undefined {
  if (line !== undefined)
    return `「${line.slice(0, 20)}」 줄을 읽지 못했어요. 한 줄에 한 명씩 반, 번호, 이름을 적어 주세요.`;
  return (
    same &&
    `「${same.line.slice(0, 20)}」 줄의 번호는 ${same.name} 학생의 번호예요. 번호를 확인해 주세요.`
  );
}

function toPicked({ number, name, classKey }: RosterStudent): PickedStudent {
  return { number, name, classKey: classKey ?? OWN_CLASS };
}
