import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

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

/** 모둠: how a class is divided, from a day on. Its groups are one value: they are made as a whole. */
export interface GroupSet {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly from: CalendarDay;
}

export type KeptGroupSet = GroupSet & { readonly id: string };

export const LONGEST_GROUP_SET_TITLE_CHARACTERS = 30;
export const LONGEST_GROUP_NAME_CHARACTERS = 12;
export const LONGEST_ROLE_CHARACTERS = 12;
export const MOST_GROUPS = 30;
export const MOST_ROLES = 8;

export const groupSetKind: RecordKind<GroupSet, "groupSet"> = { name: "groupSet", version: 1 };
