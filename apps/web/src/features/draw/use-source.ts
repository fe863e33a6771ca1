import type { DrawItem, KeptDraw } from "@damim/domain/draw/draw.ts";
import type { DrawPlace } from "@damim/domain/draw/turns.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { useToolMembers } from "../../data/use-tool-members.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { listMessages, readList } from "@damim/domain/tool-preset/read-list.ts";
import { usePreset } from "./use-preset.ts";

/** 「번호로 뽑기 1–30」, where there is no roster. */
const numbersOfNobody = Array.from({ length: 30 }, (_, index) => index + 1);

interface SourceItem {
  readonly item: DrawItem;
  /** Of a list nothing. */
  readonly member?: StudentId;
  /** 「25번 장하은」. */
  readonly name: string;
}

/** From whom is drawn: the teacher's own list, else the class in use, else numbers. */
export function useSource() {
  const { members, isHere } = useToolMembers();
  const ownList = useOwnList();
  const list = ownList.items ?? (members.length === 0 ? numbersOfNobody : undefined);
  const all: readonly SourceItem[] = list
    ? list.map((item) => ({ item, name: toItemName(item) }))
    : members.map(({ id, number, name }) => ({
        item: number,
        member: id,
        name: `${number}번 ${name}`,
      }));
  const here = all.filter(({ member }) => member === undefined || isHere(member));
  const memberIds = new Set(members.map(({ id }) => id));
  const who = `"who":${JSON.stringify(list)}`;
  return {
    ownList,
    members,
    /** There is neither a roster nor a list. */
    isNobody: members.length === 0 && !ownList.items,
    isList: list !== undefined,
    all,
    here,
    isHere,
    /** A draw of this list, or of pupils of this class. */
    isOwn: ({ members: drawn, terms }: KeptDraw): boolean =>
      list ? !drawn && terms.includes(who) : (drawn ?? []).some((member) => memberIds.has(member)),
    canBeDrawn: ({ member }: Pick<DrawPlace, "item" | "member">): boolean =>
      list !== undefined || (member !== undefined && memberIds.has(member) && isHere(member)),
    /** 「25번」 and 「장하은」 of a pupil; of a list its text alone. */
    toParts: ({
      item,
      member,
    }: Pick<DrawPlace, "item" | "member">): { readonly lead?: string; readonly name: string } => {
      const found = members.find(({ id }) => id === member);
      return found ? { lead: `${found.number}번`, name: found.name } : { name: toItemName(item) };
    },
    toName: ({ item, member }: Pick<DrawPlace, "item" | "member">): string =>
      all.find((each) => (list ? each.item === item : each.member === member))?.name ??
      toItemName(item),
  };
}

function toItemName(item: DrawItem): string {
  return typeof item === "number" ? `${item}번` : item;
}

/** 목록 직접 쓰기: what is drawn from in place of the roster, as it was typed last. */
function useOwnList() {
  const { value, save } = usePreset("randomPick~list", "뽑기 목록");
  const typed = typeof value === "string" ? value : "";
  const read = typed.trim() === "" ? undefined : readList(typed);
  return {
    typed,
    /** Nothing while it is empty or not clear: then the roster is drawn from. */
    items: read?.ok ? read.value : undefined,
    problem: read && !read.ok ? toSentence(listMessages, read.refusal) : undefined,
    save,
  };
}
