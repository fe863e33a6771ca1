import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import {
  LONGEST_GROUP_NAME_CHARACTERS,
  LONGEST_GROUP_SET_TITLE_CHARACTERS,
  LONGEST_ROLE_CHARACTERS,
  MOST_GROUPS,
  MOST_ROLES,
  type Group,
  type GroupSet,
} from "./group-set.ts";
import {
  LONGEST_NOTICE_CHARACTERS,
  LONGEST_QR_CHARACTERS,
  LONGEST_WALL_TITLE_CHARACTERS,
} from "./wall.ts";

export type GroupSetRefusal =
  | { readonly type: "TitleEmpty" }
  | { readonly type: "TitleTooLong"; readonly longest: number }
  | { readonly type: "NoGroups" }
  | { readonly type: "TooManyGroups"; readonly most: number }
  | { readonly type: "GroupNameEmpty" }
  | { readonly type: "GroupNameTooLong"; readonly longest: number }
  | { readonly type: "GroupNameTwice"; readonly name: string }
  | { readonly type: "RoleTooLong"; readonly longest: number }
  | { readonly type: "TooManyRoles"; readonly most: number };

export const groupSetMessages: MessagesFor<GroupSetRefusal> = {
  TitleEmpty: () => "모둠의 제목을 적어 주세요. 「11월 모둠」처럼 적어요.",
  TitleTooLong: ({ longest }) => `제목은 ${longest}자까지 적을 수 있어요.`,
  NoGroups: () => "모둠을 하나는 만들어 주세요.",
  TooManyGroups: ({ most }) => `모둠은 ${most}개까지 만들 수 있어요.`,
  GroupNameEmpty: () => "모둠 이름을 모두 적어 주세요.",
  GroupNameTooLong: ({ longest }) => `모둠 이름은 ${longest}자까지 적을 수 있어요.`,
  GroupNameTwice: ({ name }) => `「${name}」이라는 모둠이 둘이에요. 하나를 다르게 적어 주세요.`,
  RoleTooLong: ({ longest }) => `역할 이름은 ${longest}자까지 적을 수 있어요.`,
  TooManyRoles: ({ most }) => `역할은 ${most}개까지 적을 수 있어요.`,
};

/** The title and groups of a form; who stands in two groups stays in the first. */
export function parseGroupSetDraft(draft: {
  readonly title: string;
  readonly groups: readonly Group[];
}): Result<Pick<GroupSet, "title" | "groups">, GroupSetRefusal> {
  const title = draft.title.normalize("NFC").trim();
  const seen = new Set<string>();
  const groups = draft.groups.map((group) => ({
    ...group,
    name: group.name.normalize("NFC").trim(),
    members: group.members.filter((member) => !seen.has(member) && seen.add(member)),
  }));
  const names = groups.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (title === "") return refuse({ type: "TitleEmpty" });
  if (title.length > LONGEST_GROUP_SET_TITLE_CHARACTERS)
    return refuse({ type: "TitleTooLong", longest: LONGEST_GROUP_SET_TITLE_CHARACTERS });
  if (groups.length === 0) return refuse({ type: "NoGroups" });
  if (groups.length > MOST_GROUPS) return refuse({ type: "TooManyGroups", most: MOST_GROUPS });
  if (names.includes("")) return refuse({ type: "GroupNameEmpty" });
  if (names.some((name) => name.length > LONGEST_GROUP_NAME_CHARACTERS))
    return refuse({ type: "GroupNameTooLong", longest: LONGEST_GROUP_NAME_CHARACTERS });
  if (twice !== undefined) return refuse({ type: "GroupNameTwice", name: twice });
  const roles = groups.flatMap((group) => group.roles ?? []);
  if (roles.some(({ role }) => role.length > LONGEST_ROLE_CHARACTERS))
    return refuse({ type: "RoleTooLong", longest: LONGEST_ROLE_CHARACTERS });
  if (groups.some((group) => (group.roles?.length ?? 0) > MOST_ROLES))
    return refuse({ type: "TooManyRoles", most: MOST_ROLES });
  return ok({ title, groups });
}

export type WallRefusal =
  | { readonly type: "WallTitleEmpty" }
  | { readonly type: "TextEmpty" }
  | { readonly type: "TextTooLong"; readonly longest: number };

export const wallMessages: MessagesFor<WallRefusal> = {
  WallTitleEmpty: () => "화면의 이름을 적어 주세요. 「모둠 활동」처럼 적어요.",
  TextEmpty: () => "보여 줄 말을 적어 주세요.",
  TextTooLong: ({ longest }) => `${longest}자까지 적을 수 있어요.`,
};

/** The title of a wall. */
export function parseWallTitle(typed: string): Result<string, WallRefusal> {
  const title = typed.normalize("NFC").trim();
  if (title === "") return refuse({ type: "WallTitleEmpty" });
  return title.length > LONGEST_WALL_TITLE_CHARACTERS
    ? refuse({ type: "TextTooLong", longest: LONGEST_WALL_TITLE_CHARACTERS })
    : ok(title);
}

/** The text of 알릴 말 or of a QR. */
export function parseWidgetText(type: "notice" | "qr", typed: string): Result<string, WallRefusal> {
  const longest = type === "qr" ? LONGEST_QR_CHARACTERS : LONGEST_NOTICE_CHARACTERS;
  const text = typed.normalize("NFC").trim();
  if (text === "") return refuse({ type: "TextEmpty" });
  return text.length > longest ? refuse({ type: "TextTooLong", longest }) : ok(text);
}
