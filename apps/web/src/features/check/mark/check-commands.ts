import { placeBetween } from "@damim/domain/base/place-between.ts";
import { placeStep } from "@damim/domain/base/place-step.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { stateSigns } from "@damim/domain/check/check-cells.ts";
import type { CheckFields } from "@damim/domain/check/check-record.ts";
import {
  checkKind,
  checkMarkKind,
  type Check,
  type CheckRound,
  type CheckState,
  type KeptCheck,
} from "@damim/domain/check/check.ts";
import {
  fillRest,
  handIn,
  markCheck,
  noteCheck,
  type CheckPlace,
} from "@damim/domain/check/mark-check.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

export type RoundPlace = { readonly checkId: string; readonly round: CheckRound };

type PresentClass = {
  readonly studentIds: readonly StudentId[];
  readonly present: ReadonlySet<StudentId>;
};

/** What is done with checks: each act is one undo step, and is on screen before it returns. */
export function createCheckCommands({ store, now, newId, chance, act, say }: CommandDeps) {
  const marks = store.rows(checkMarkKind);
  const today = () => toSeoulDay(now());
  const at = (place: RoundPlace): CheckPlace => ({ ...place, on: today() });
  const close = (check: KeptCheck, closedOn: KeptCheck["closedOn"], sentence: string): void =>
    void act(
      [{ kind: checkKind.name, id: check.id, set: { closedOn: closedOn ?? null } }],
      sentence,
    );
  return {
    mark: (place: RoundPlace, student: RosterStudent, state: CheckState | undefined) =>
      void act(
        markCheck(marks, at(place), student.id, state),
        `${toStudentWords(student)} ${state ? stateSigns[state] : "아직"}`,
      ),
    handIn(place: RoundPlace, students: readonly RosterStudent[]) {
      const changes = handIn(
        marks,
        at(place),
        students.map(({ id }) => id),
      );
      if (changes.length > 0) void act(changes, `${changes.length}명 냈어요`);
      else say("이미 낸 학생이에요.");
    },
    fill(place: RoundPlace, state: "O" | "X", who: PresentClass) {
      const changes = fillRest(marks, at(place), state, who);
      if (changes.length > 0) void act(changes, `${changes.length}명 ${state}`);
      else say("「아직」인 학생이 없어요.");
    },
    note: (place: RoundPlace, student: RosterStudent, note: string) =>
      void act(
        noteCheck(marks, place, student.id, note),
        `${toStudentWords(student)} 메모를 ${note.trim() ? "적었어요" : "지웠어요"}`,
      ),
    /** Behind all others; gives back the id. */
    add(fields: CheckFields, place: Pick<Check, "classKey">) {
      const id = newId();
      const orders = [...store.rows(checkKind).values()].map(({ order }) => order).sort();
      const order = placeBetween(orders.at(-1), undefined, chance);
      void act(
        [createRow(checkKind.name, id, dropEmpty({ ...fields, ...place, order }))],
        `「${fields.title}」 체크를 만들었어요`,
      );
      return id;
    },
    change: (check: KeptCheck, fields: CheckFields) =>
      void act(
        writeRow(checkKind, check.id, check, { ...check, ...fields }),
        `「${fields.title}」 체크를 고쳤어요`,
      ),
    /** 「순서 바꾸기」, among those that stand together. */
    move: (beside: readonly KeptCheck[], { id, title }: KeptCheck, step: -1 | 1): void => {
      const order = placeStep(beside, id, step, chance);
      if (order === undefined) return;
      void act(
        [{ kind: checkKind.name, id, set: { order } }],
        `「${title}」 체크를 한 칸 ${step < 0 ? "올렸어요" : "내렸어요"}`,
      );
    },
    close: (check: KeptCheck) => close(check, today(), `「${check.title}」 체크를 닫았어요`),
    reopen: (check: KeptCheck) => close(check, null, `「${check.title}」 체크를 다시 열었어요`),
    /** Its marks stay: with 휴지통 or 되돌리기 they are in sight again. */
    remove: (check: KeptCheck) =>
      void act([removeRow(checkKind.name, check.id)], `「${check.title}」 체크를 지웠어요`),
  };
}

export type CheckCommands = ReturnType<typeof createCheckCommands>;

/** A new row holds no empty fields. */
function dropEmpty(fields: object): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
