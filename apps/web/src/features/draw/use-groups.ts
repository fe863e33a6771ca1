import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { readTerms } from "@damim/domain/draw/draw-terms.ts";
import type { KeptDraw } from "@damim/domain/draw/draw.ts";
import { runDraw } from "@damim/domain/draw/run-draw.ts";
import { toDrawKey } from "@damim/domain/draw/seal.ts";
import { groupSetKind } from "@damim/domain/group-screen/group-set.ts";
import { seatAbsent, splitOrder } from "@damim/domain/group-screen/split-groups.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { createRow } from "@damim/sync/change.ts";
import { useState } from "react";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/act.ts";
import { newId } from "../../platform/random.ts";
import type { useSource } from "./use-source.ts";

interface Grouped {
  readonly member: StudentId | undefined;
  readonly name: string;
}

/** Who came together; of a list the texts alone. */
export type DrawnGroups = readonly (readonly Grouped[])[];

/** 모둠 나누기: everybody who is here, in a sealed order, cut; then two change places by hand. */
export function useGroups(source: ReturnType<typeof useSource>) {
  const data = useTeacherData();
  const act = useAct(findWorkingStore(data) ?? data.profile);
  const [groups, setGroups] = useState<DrawnGroups>();
  const [isKept, setKept] = useState(false);
  const show = (next: DrawnGroups | undefined): void => {
    setGroups(next);
    setKept(false);
  };
  return {
    groups,
    isKept,
    /** Of a list there is nobody to keep. */
    canKeep: !source.isList,
    clear: (): void => show(undefined),
    /** Groups of about `of`, by the draw of an order. */
    split: (draw: KeptDraw | undefined, of: number): void => {
      const terms = draw && readTerms(draw.terms);
      if (!draw || !terms) return;
      const order = runDraw(terms, toDrawKey(draw.seed, draw.number ?? ""));
      show(
        splitOrder(order, { of }).map((group) =>
          group.map((item): Grouped => {
            const member = draw.members?.[(terms.who ?? []).indexOf(item)];
            return { member, name: source.toName({ item, member }) };
          }),
        ),
      );
    },
    swap: (one: string, other: string): void => {
      const all = (groups ?? []).flat();
      const [a, b] = [one, other].map((name) => all.find((each) => each.name === name));
      if (!a || !b) return;
      show(groups?.map((group) => group.map((each) => (each === a ? b : each === b ? a : each))));
    },
    /** As a 모둠 of the class, from today on: 모둠화면 has them too. Who is absent today comes to the smallest. */
    keep: (): void => {
      const today = toSeoulDay(data.now());
      const drawn = (groups ?? []).map((names) => names.flatMap(({ member }) => member ?? []));
      const absent = source.members.map(({ id }) => id).filter((id) => !drawn.flat().includes(id));
      const rows = seatAbsent(drawn, absent).map((members, index) => ({
        id: newId(data.now()),
        name: `${index + 1}모둠`,
        members,
      }));
      const row = { title: `${toKoreanMonthDay(today)} 모둠`, from: today, groups: rows };
      const id = newId(data.now());
      const also = absent.length > 0 ? ` (오늘 없는 ${absent.length}명도 넣었어요)` : "";
      void act([createRow(groupSetKind.name, id, row)], `모둠을 저장했어요${also}`, {
        session: id,
      });
      setKept(true);
    },
  };
}
