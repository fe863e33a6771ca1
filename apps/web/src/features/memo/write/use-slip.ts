import { memoMessages } from "@damim/domain/memo/memo-draft.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { newId } from "../../../platform/random.ts";
import { createMemoCommands } from "./memo-commands.ts";

/** A short memo in a line of a page: kept at each key, a memo when it is sent off. One that was left half stands there again. */
export function useSlip(store: Store) {
  const { now } = useTeacherData();
  const commands = useCommands(createMemoCommands, store);
  const [typed, change, , forget] = useDraft(`slip:${store.scope}:card`, "");
  const [refusal, setRefusal] = useState<string>();
  return {
    typed,
    change,
    refusal,
    keep: (): void => {
      if (typed.trim() === "") return;
      const written = commands.keepSlip(newId(now()), { body: typed, from: "" });
      setRefusal(written.ok ? undefined : toSentence(memoMessages, written.refusal));
      if (written.ok) forget();
    },
  };
}
