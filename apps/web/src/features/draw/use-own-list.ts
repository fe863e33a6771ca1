import { toSentence } from "@damim/domain/base/result.ts";
import { listMessages, readList } from "@damim/domain/tool-preset/read-list.ts";
import { usePreset } from "./use-preset.ts";

/** 목록 직접 쓰기: what is drawn from in place of the roster, as it was typed last. */
export function useOwnList() {
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
