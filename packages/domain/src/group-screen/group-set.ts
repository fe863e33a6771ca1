import type { RecordKind } from "@damim/sync/kind.ts";
import type { StudentId } from "../student/student.ts";
import type { GroupSet } from "./group-set-record.ts";

/** 「기록이」 and who it is. */
export interface GroupRole {
  readonly role: string;
  readonly member: StudentId;
}

export interface Group {
  readonly id: string;
  readonly name: string;
  readonly members: readonly StudentId[];
  readonly roles?: readonly GroupRole[] | undefined;
}

export type { GroupSet };
export type KeptGroupSet = GroupSet & { readonly id: string };

export const LONGEST_GROUP_SET_TITLE_CHARACTERS = 30;
export const LONGEST_GROUP_NAME_CHARACTERS = 12;
export const MOST_GROUPS = 30;

export const groupSetKind: RecordKind<GroupSet, "groupSet"> = { name: "groupSet", version: 1 };

/** The sets of a class, newest first: what is offered where groups are needed. */
export function listNewestSets(sets: Iterable<KeptGroupSet>): readonly KeptGroupSet[] {
  const place = ({ from, id }: KeptGroupSet): string => `${from} ${id}`;
  return [...sets].toSorted((a, b) => (place(a) < place(b) ? 1 : -1));
}
