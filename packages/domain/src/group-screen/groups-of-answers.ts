import { createRow, type Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import {
  groupSetKind,
  LONGEST_GROUP_NAME_CHARACTERS,
  LONGEST_GROUP_SET_TITLE_CHARACTERS,
  MOST_GROUPS,
  type Group,
  type GroupSet,
} from "./group-set.ts";

/** Pupils who belong together, as something outside of 모둠 says: those of one answer. */
export interface NamedPupils {
  readonly name: string;
  readonly members: readonly StudentId[];
}

/**
 * Groups of pupils who said the same (spec 13 §2, 문항별). Whoever gave several answers stands in the first; an answer of
 * nobody makes no group. Names are as short as groups want them, and two that begin alike are told apart by a number.
 * Nothing where nobody is left.
 */
export function makeGroupsOf(
  asked: { readonly title: string; readonly groups: readonly NamedPupils[] },
  { from, newId }: { readonly from: CalendarDay; readonly newId: () => string },
): readonly Change[] {
  const seen = new Set<StudentId>();
  const names = new Set<string>();
  const groups = asked.groups
    .map(({ name, members }) => ({
      name,
      members: members.filter((member) => !seen.has(member) && seen.add(member)),
    }))
    .filter(({ members }) => members.length > 0)
    .slice(0, MOST_GROUPS)
    .map(({ name, members }): Group => ({ id: newId(), name: toFreeName(name, names), members }));
  if (groups.length === 0) return [];
  const title = clip(asked.title, LONGEST_GROUP_SET_TITLE_CHARACTERS) || "모둠";
  const row: GroupSet = { title, groups, from };
  return [createRow(groupSetKind.name, newId(), { ...row })];
}

function toFreeName(wanted: string, taken: Set<string>): string {
  const plain = clip(wanted, LONGEST_GROUP_NAME_CHARACTERS) || "모둠";
  let name = plain;
  for (let second = 2; taken.has(name); second += 1) {
    const end = ` ${second}`;
    name = clip(plain, LONGEST_GROUP_NAME_CHARACTERS - end.length) + end;
  }
  taken.add(name);
  return name;
}

function clip(text: string, characters: number): string {
  return text.normalize("NFC").trim().slice(0, characters).trim();
}
