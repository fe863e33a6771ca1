import { readNumbers } from "../names/read-numbers.ts";
import type { RosterStudent } from "../student/student.ts";
import type { Group } from "./group-set.ts";

type Member = Pick<RosterStudent, "id" | "number" | "name">;

export type GroupsAsTyped = {
  /** 「1모둠: 1, 2, 3」, a line each. */
  readonly lines: string;
  /** 「이끔이, 기록이」, the same in every group. */
  readonly roles: string;
};

/**
 * Groups as they are typed. A group keeps its id by its name, and a renamed one by its line; a role stays with who has
 * it, and a new one goes to the member at its place in the list.
 *
 * ```ts
 * readGroupLines({ lines: "1모둠: 1-4", roles: "이끔이" }, of); // one group of four, number 1 is 이끔이
 * ```
 */
export function readGroupLines(
  typed: GroupsAsTyped,
  of: {
    readonly members: readonly Member[];
    readonly before: readonly Group[];
    readonly newId: () => string;
  },
): readonly Group[] {
  const roles = [...new Set(typed.roles.normalize("NFC").split(",").map(trim))].filter(Boolean);
  const lines = splitLines(typed.lines);
  const names = new Set(lines.map(({ name }) => name));
  return lines.map(({ name, numbers }, line) => {
    const atLine = of.before[line];
    const renamed = atLine && !names.has(atLine.name) ? atLine : undefined;
    const kept = of.before.find((group) => group.name === name) ?? renamed;
    const members = readNumbers(numbers, of.members).students.map(({ id }) => id);
    const given = roles.flatMap((role, place) => {
      const before = kept?.roles?.find((each) => each.role === role)?.member;
      const member =
        before !== undefined && members.includes(before) ? before : members[place % members.length];
      return member === undefined ? [] : [{ role, member }];
    });
    return { id: kept?.id ?? of.newId(), name, members, ...(given.length > 0 && { roles: given }) };
  });
}

/** What of the lines was not understood: 「2모둠: 31번은 없어요.」; nothing where all was. */
export function sayUnread(lines: string, members: readonly Member[]): string {
  return splitLines(lines)
    .map(({ name, numbers }) => ({ name, say: readNumbers(numbers, members).say }))
    .filter(({ say }) => say !== "")
    .map(({ name, say }) => `${name}: ${say}`)
    .join(" ");
}

/** The same back into the form. */
export function toGroupLines(groups: readonly Group[], members: readonly Member[]): GroupsAsTyped {
  const roles = new Set(groups.flatMap((group) => group.roles?.map(({ role }) => role) ?? []));
  return {
    lines: groups
      .map((group) => {
        const numbers = members.filter(({ id }) => group.members.includes(id));
        return numbers.length > 0 ? `${group.name}: ${listNumbers(numbers)}` : group.name;
      })
      .join("\n"),
    roles: [...roles].join(", "),
  };
}

/** A whole class as such lines: 「1모둠: 3, 9, 14」. */
export function toSplitLines(groups: readonly (readonly Member[])[]): string {
  return groups
    .map((group, index) => {
      const sorted = group.toSorted((a, b) => a.number - b.number);
      return `${index + 1}모둠: ${listNumbers(sorted)}`;
    })
    .join("\n");
}

function splitLines(lines: string) {
  return lines
    .split("\n")
    .map((line) => line.normalize("NFC").split(/[:：]/u))
    .map(([name = "", numbers = ""]) => ({ name: name.trim(), numbers: numbers.trim() }))
    .filter(({ name, numbers }) => name !== "" || numbers !== "");
}

function listNumbers(members: readonly Member[]): string {
  return members.map(({ number }) => number).join(", ");
}

function trim(text: string): string {
  return text.trim();
}
