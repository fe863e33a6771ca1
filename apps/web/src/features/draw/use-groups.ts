import { readTerms } from "@damim/domain/draw/draw-terms.ts";
import type { KeptDraw } from "@damim/domain/draw/draw.ts";
import { runDraw } from "@damim/domain/draw/run-draw.ts";
import { toDrawKey } from "@damim/domain/draw/seal.ts";
import { findBroken, splitPupils } from "@damim/domain/group-screen/split-pupils.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { useLayoutEffect } from "react";
import { findClassStore } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createGroupCommands } from "./group-commands.ts";
import type { useSource } from "./use-source.ts";
import type { GroupCut } from "./use-group-cut.ts";

interface Grouped {
  readonly member: StudentId | undefined;
  readonly name: string;
}

/** The sealed order of everybody, and how it was cut; what two changed by hand stays until it is cut anew. */
export interface Divided {
  readonly draw: KeptDraw;
  readonly cut?: string;
  /** Who came together; of a list the texts alone. */
  readonly groups?: readonly (readonly Grouped[])[];
  /** The 모둠 that they were kept as. */
  readonly keptAs?: string;
  readonly isKept?: boolean;
}

/** 모둠 나누기: one order, cut by size or into so many; then two change places by hand. */
export function useGroups(props: {
  readonly divided: Divided;
  readonly onChange: (divided: Divided) => void;
  readonly source: ReturnType<typeof useSource>;
  readonly cut: GroupCut;
}) {
  const { divided, onChange, source, cut } = props;
  const data = useTeacherData();
  const commands = useCommands(createGroupCommands, findClassStore(data) ?? data.profile);
  const { groups = [], draw, keptAs } = divided;
  const isHere = ({ member }: Grouped): boolean => member === undefined || source.isHere(member);
  const key = JSON.stringify([draw.id, cut.split, cut.pairs]);
  // What is on the wall stays when a pupil is marked absent meanwhile.
  useLayoutEffect(() => {
    if (divided.cut === key) return;
    const terms = readTerms(draw.terms);
    const order = terms ? runDraw(terms, toDrawKey(draw.seed, draw.number ?? "")) : [];
    const all = order.map((item): Grouped => {
      const member = draw.members?.[(terms?.who ?? []).indexOf(item)];
      return { member, name: source.toName({ item, member }) };
    });
    const of = new Map(all.map((each) => [each.member, each]));
    const pairs = cut.pairs.flatMap(([a, b, wants]) => {
      const [one, other] = [of.get(a), of.get(b)];
      return one && other ? [[one, other, wants] as const] : [];
    });
    const split = splitPupils(all, cut.split, { isHere, pairs });
    onChange({ draw, cut: key, groups: split.groups, ...(keptAs && { keptAs }) });
  });
  return {
    groups,
    isKept: divided.isKept === true,
    isAway: (each: Grouped): boolean => !isHere(each),
    /** Of a list there is nobody to keep. */
    canKeep: !source.isList,
    broken: findBroken(
      groups.map((group) => group.flatMap(({ member }) => member ?? [])),
      cut.pairs,
    ).length,
    swap: (one: string, other: string): void => {
      const all = groups.flat();
      const [a, b] = [one, other].map((name) => all.find((each) => each.name === name));
      if (!a || !b) return;
      const swapped = groups.map((group) =>
        group.map((each) => (each === a ? b : each === b ? a : each)),
      );
      onChange({ ...divided, groups: swapped, isKept: false });
    },
    keep: (): void => {
      const members = groups.map((group) => group.flatMap(({ member }) => member ?? []));
      const id = commands.keep(members, keptAs);
      onChange({ ...divided, isKept: true, keptAs: id });
    },
  };
}
