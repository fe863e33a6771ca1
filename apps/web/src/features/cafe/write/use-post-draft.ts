import { POST_DRAFT_MOST } from "@damim/domain/cafe/check-post.ts";
import { postDraftKind } from "@damim/domain/cafe/post-draft.ts";
import type { DraftFile } from "@damim/domain/cafe/post-files.ts";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import { useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { isTooLong } from "../../../ui/field/too-long.ts";
import { useDraftRow } from "../../../kit/long-text/use-draft-row.ts";
import { createPostCommands } from "../post-commands.ts";

/** A draft stands on the other devices as soon as its writer looks up. */
const REST_MS = 2_000;

/** What stands in the form of a post. */
export interface PostFormFields {
  readonly board: string;
  readonly title: string;
  readonly body: string;
  readonly tags: string;
}

/** A post that is written: at each key on the device, at rest a row of the profile, so on every device. */
export function usePostDraft(id: string, firstBoard: string) {
  const { profile } = useTeacherData();
  const commands = useCommands(createPostCommands, profile);
  const row = useRow(profile, postDraftKind, id);
  const stored = {
    board: row?.board || firstBoard,
    title: row?.title ?? "",
    body: row?.body ?? "",
    tags: row?.tags ?? "",
    from: "",
  };
  const draft = useFormDraft(`postDraft:${id}`, stored);
  const { from, ...fields } = draft.fields;
  const isTouched = JSON.stringify(fields) !== JSON.stringify({ ...stored, from: undefined });
  const write = (waiting: boolean, nickname?: string): Promise<unknown> => {
    const said = {
      ...fields,
      waiting: waiting || null,
      ...(nickname !== undefined && { nickname }),
    };
    const written = commands.write(id, said, from || digestText(stored.body));
    draft.forget();
    return written;
  };
  const isEmpty = [fields.title, fields.body, fields.tags].every((text) => text.trim() === "");
  // Then it stays in the form alone: no row holds it.
  const isTooMuch = (["title", "body", "tags"] as const).some((name) =>
    isTooLong(fields[name], POST_DRAFT_MOST[name]),
  );
  const { onBlur } = useDraftRow({
    draft,
    isOn: isTouched && !isTooMuch && (row !== undefined || !isEmpty),
    watched: JSON.stringify(fields),
    save: () => void write(row?.waiting === true),
    restMs: REST_MS,
  });
  return {
    row,
    files: row?.files ?? [],
    /** Beside the words, which are written with them: a draft of a picture alone is one too. */
    changeFiles: (files: readonly DraftFile[]): void =>
      void commands.write(id, row ? { ...row, files } : { ...fields, files }),
    fields,
    onBlur,
    change: (part: Partial<PostFormFields>): void =>
      draft.change({
        ...part,
        from: from && fields.body !== stored.body ? from : digestText(stored.body),
      }),
    /** As a row that goes out when it can. */
    keepWaiting: (nickname: string | undefined) => write(true, nickname),
    forget: draft.forget,
    remove: (): void => {
      draft.forget();
      if (row) commands.remove(id);
    },
  };
}
