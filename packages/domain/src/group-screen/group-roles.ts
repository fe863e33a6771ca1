import type { StudentId } from "../student/student.ts";
import type { Group, GroupRole } from "./group-set.ts";

/** Whether there is a role to turn. */
export function hasRoles({ groups }: { readonly groups: readonly Group[] }): boolean {
  return groups.some(({ roles = [] }) => roles.length > 0);
}

/** 역할 돌리기: each role goes to the next member. */
export function rotateRoles(group: Group): Group {
  const { members, roles } = group;
  if (!roles) return group;
  return {
    ...group,
    roles: roles.map(({ role, member }) => ({
      role,
      member: findNext(members, member, () => true) ?? member,
    })),
  };
}

/**
 * The roles of a day: that of who is absent moves on, to the next one here who has none if there is one, and is back
 * tomorrow. Of a group without anybody here nothing.
 */
export function listTodaysRoles(
  { members, roles = [] }: Group,
  isHere: (member: StudentId) => boolean,
): readonly GroupRole[] {
  const busy = new Set(roles.map(({ member }) => member).filter(isHere));
  return roles.flatMap(({ role, member }) => {
    if (isHere(member) && members.includes(member)) return [{ role, member }];
    const next =
      findNext(members, member, (other) => isHere(other) && !busy.has(other)) ??
      findNext(members, member, isHere);
    if (next === undefined) return [];
    busy.add(next);
    return [{ role, member: next }];
  });
}

/** 모둠 바꾸기: a pupil goes to another group, with the role left behind to whoever is next there. */
export function moveMember(
  groups: readonly Group[],
  member: StudentId,
  to: string,
): readonly Group[] {
  return groups.map((group) => {
    const without = group.members.filter((each) => each !== member);
    if (group.id === to) return { ...group, members: [...without, member] };
    if (without.length === group.members.length) return group;
    const next = findNext(group.members, member, (other) => other !== member);
    const roles = group.roles?.flatMap((each) =>
      each.member !== member ? [each] : next === undefined ? [] : [{ ...each, member: next }],
    );
    return { ...group, members: without, ...(roles && { roles }) };
  });
}

function findNext(
  members: readonly StudentId[],
  after: StudentId,
  fits: (member: StudentId) => boolean,
): StudentId | undefined {
  const at = members.indexOf(after) + 1;
  return [...members.slice(at), ...members.slice(0, at)].find(fits);
}
