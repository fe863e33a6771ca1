import { postDraftKind } from "@damim/domain/cafe/post-draft.ts";
import { NO_TEXT_DIGEST } from "@damim/domain/record/long-text.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { useLostDrafts } from "../../../data/drafts/use-lost-drafts.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { firstBoards } from "./first-boards.ts";

const [{ id: FIRST_BOARD } = { id: "" }] = firstBoards;

/** New posts whose page died before they stood among the drafts: they stand there now. */
export function useLostPosts(): void {
  const { profile: store } = useTeacherData();
  useLostDrafts({
    store,
    kindName: postDraftKind.name,
    key: "postDraft:",
    toChanges(id, { from, ...typed }) {
      if (from !== NO_TEXT_DIGEST) return undefined;
      const fields = { board: FIRST_BOARD, title: "", body: "", tags: "", ...typed };
      const texts = [fields.title, fields.body, fields.tags];
      if (texts.every((text) => String(text).trim() === "")) return undefined;
      return writeRow(postDraftKind, id, undefined, fields, { field: "body", from });
    },
  });
}
