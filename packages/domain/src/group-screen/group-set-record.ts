import { withParticle } from "../hangul/particle.ts";
import type { RowOf } from "../record/field.ts";
import { day, own, text } from "../record/fields.ts";
import { readDraft, record } from "../record/record.ts";
import { studentColumns, toStudentCells, type RecordSheet } from "../record/record-sheet.ts";
import {
  groupSetKind,
  LONGEST_GROUP_NAME_CHARACTERS,
  LONGEST_GROUP_SET_TITLE_CHARACTERS,
  MOST_GROUPS,
  type Group,
} from "./group-set.ts";

const MOST_ROLES = 8;
const LONGEST_ROLE_CHARACTERS = 12;

const fields = {
  title: text("제목", {
    most: LONGEST_GROUP_SET_TITLE_CHARACTERS,
    empty: "모둠 제목을 적어 주세요. 「11월 모둠」처럼 적어요.",
    isInSubject: true,
  }),
  /** One value: they are made as a whole. */
  groups: own<readonly Group[]>(
    {
      type: "list",
      least: 1,
      most: MOST_GROUPS,
      of: {
        type: "parts",
        isLoose: true,
        of: {
          id: { type: "id" },
          name: { type: "text", most: LONGEST_GROUP_NAME_CHARACTERS, isNeeded: true },
          members: { type: "list", of: { type: "student" }, most: 60 },
          roles: {
            type: "list",
            most: MOST_ROLES,
            of: {
              type: "parts",
              isLoose: true,
              of: {
                role: { type: "text", most: LONGEST_ROLE_CHARACTERS, isNeeded: true },
                member: { type: "student" },
              },
            },
          },
        },
        optional: ["roles"],
      },
    },
    { label: "모둠", say: ({ length }) => `모둠 ${length}개` },
  ),
  from: day("이날부터"),
};

/** 모둠: how a class is divided, from a day on. */
export type GroupSet = RowOf<typeof fields>;

/** 「모둠」: who is in which group, from which day on. */
const groupSetSheet: RecordSheet = {
  name: "모둠",
  columns: [
    { head: "이날부터", width: 12 },
    { head: "제목", width: 20 },
    { head: "모둠", width: 14 },
    ...studentColumns,
    { head: "역할", width: 20 },
  ],
  toLines: (rows) =>
    rows
      .list(groupSetKind)
      .toSorted((a, b) => (`${a.from} ${a.id}` < `${b.from} ${b.id}` ? -1 : 1))
      .flatMap(({ from, title, groups }) =>
        groups.flatMap(({ name, members, roles = [] }) =>
          members.map((member) => [
            from,
            title,
            name,
            ...toStudentCells(rows, member),
            roles
              .filter((each) => each.member === member)
              .map(({ role }) => role)
              .join(", "),
          ]),
        ),
      ),
};

export const groupSet = record({
  kind: groupSetKind,
  scope: "year",
  topics: ["seating"],
  // Made as a whole; its form and the wall show what stands.
  hasNoHistory: true,
  sort: "모둠",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "모둠"),
  fields,
  sheets: [groupSetSheet],
});

/** The set that a form stands for: its title, and the groups that were read of its lines. Who stands in two stays in the first. */
export function readGroupSet({ title }: { readonly title: string }, typed: readonly Group[]) {
  const seen = new Set<string>();
  const groups = typed.map((group) => ({
    ...group,
    name: group.name.normalize("NFC").trim(),
    members: group.members.filter((member) => !seen.has(member) && seen.add(member)),
  }));
  const read = readDraft(groupSet, { title }, () => findWrong(groups));
  return read.ok ? { ok: true as const, value: { ...read.value, groups } } : read;
}

function findWrong(
  groups: readonly Group[],
): readonly ["lines" | "roles", sentence: string] | undefined {
  const names = groups.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (names.length === 0) return ["lines", "모둠을 하나 이상 만들어 주세요."];
  if (names.length > MOST_GROUPS) return ["lines", `모둠은 ${MOST_GROUPS}개까지 만들 수 있어요.`];
  if (names.includes("")) return ["lines", "모둠 이름을 모두 적어 주세요."];
  if (names.some(({ length }) => length > LONGEST_GROUP_NAME_CHARACTERS))
    return ["lines", `모둠 이름은 ${LONGEST_GROUP_NAME_CHARACTERS}자까지 적을 수 있어요.`];
  if (twice !== undefined)
    return [
      "lines",
      `${withParticle(`「${twice}」`, "이라/라")}는 모둠이 둘이에요. 하나를 다르게 적어 주세요.`,
    ];
  if (groups.some(({ roles }) => roles?.some(({ role }) => role.length > LONGEST_ROLE_CHARACTERS)))
    return ["roles", `역할 이름은 ${LONGEST_ROLE_CHARACTERS}자까지 적을 수 있어요.`];
  return groups.some(({ roles = [] }) => roles.length > MOST_ROLES)
    ? ["roles", `역할은 ${MOST_ROLES}개까지 적을 수 있어요.`]
    : undefined;
}
