import { toSentence } from "@damim/domain/base/result.ts";
import { listMessages, readList } from "@damim/domain/tool-preset/read-list.ts";
import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { createRow } from "@damim/sync/change.ts";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/act.ts";

const ID = "randomPick~list";

/** 목록 직접 쓰기: what is drawn from in place of the roster, as it was typed last. */
export function useOwnList() {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
  const [presets] = useRows(store, toolPresetKind);
  const value = presets.get(ID)?.value;
  const typed = typeof value === "string" ? value : "";
  const read = typed.trim() === "" ? undefined : readList(typed);
  return {
    typed,
    /** Nothing while it is empty or not clear: then the roster is drawn from. */
    items: read?.ok ? read.value : undefined,
    problem: read && !read.ok ? toSentence(listMessages, read.refusal) : undefined,
    save: (next: string): void => {
      const row = { tool: "randomPick", title: "뽑기 목록", value: next };
      void act([createRow(toolPresetKind.name, ID, row)], "뽑기 목록을 적었어요", { session: ID });
    },
  };
}
