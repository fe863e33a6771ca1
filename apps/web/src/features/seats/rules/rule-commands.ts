import { readNumbers } from "@damim/domain/names/read-numbers.ts";
import { seatRuleKind, type SeatRule } from "@damim/domain/seats/seat-rule.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

export const TALL_ID = "settingSeat~tall";

/** What is done with the rules of seats: each act is one undo step. */
export function createRuleCommands({ store, newId, act }: CommandDeps) {
  const change = (id: string, set: Partial<SeatRule>, sentence: string) =>
    void act([{ kind: seatRuleKind.name, id, set: { ...set } }], sentence);
  return {
    /** Gives back the ids. */
    add(rules: readonly SeatRule[], sentence: string) {
      const rows = rules.map((rule) => createRow(seatRuleKind.name, newId(), { ...rule }));
      void act(rows, sentence);
      return rows.map(({ id }) => id);
    },
    change,
    rest: (id: string) => change(id, { off: true }, "규칙 하나를 쉬어요"),
    remove: (id: string, sentence = "규칙을 지웠어요") =>
      void act([removeRow(seatRuleKind.name, id)], sentence),
    /** 키가 큰 학생, as it is typed: also of the rules of sight that stand. */
    saveTall(value: string, students: readonly RosterStudent[]) {
      const b = readNumbers(value, students).students.map(({ id }) => id);
      const preset = { tool: "settingSeat", title: "키가 큰 학생", value };
      const changes = [...store.rows(seatRuleKind).values()].flatMap(({ id, kind, a }) =>
        kind === "sight"
          ? [{ kind: seatRuleKind.name, id, set: { b: b.filter((each) => !a?.includes(each)) } }]
          : [],
      );
      void act(
        [createRow(toolPresetKind.name, TALL_ID, preset), ...changes],
        "키가 큰 학생을 적었어요",
        { session: TALL_ID },
      );
    },
  };
}
