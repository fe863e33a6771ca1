import { removeRow } from "@damim/sync/change.ts";
import { checkPost, postMessages } from "@damim/domain/cafe/check-post.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { postDraftKind, readTags } from "@damim/domain/cafe/post-draft.ts";
import type { ServerTrouble } from "../../data/server/ask-wordless.ts";
import { cafeRequests } from "../../data/server/cafe-requests.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { showToast } from "../../ui/overlay/toast.ts";

/** What became of a draft that was to be posted. */
export type SentDraft =
  | { readonly type: "posted" }
  /** The server could not be asked: it goes out later. */
  | { readonly type: "waiting"; readonly isForFiles?: boolean }
  /** It stays a draft, and its words stay. */
  | { readonly type: "refused"; readonly code: string; readonly sentence: string };

type Data = Pick<TeacherData, "profile"> & {
  readonly files: Pick<TeacherData["files"], "waiting">;
};

/** Trouble that passes by itself, or with the next sign-in. */
const PASSING = new Set(["TooManyRequests", "SignedOut", "Revoked"]);
const underWay = new Map<string, Promise<SentDraft>>();

/**
 * Posts one draft and lets it go; once at a time, and the server takes each id once.
 *
 * @param write what is written first, so that nothing is lost on the way
 */
export function sendDraft(
  data: Data,
  id: string,
  write?: () => Promise<unknown>,
): Promise<SentDraft> {
  const start = async (): Promise<SentDraft> => {
    await write?.();
    return send(data, id);
  };
  const sending = underWay.get(id) ?? start().finally(() => underWay.delete(id));
  underWay.set(id, sending);
  return sending;
}

async function send({ profile, files }: Data, id: string): Promise<SentDraft> {
  const row = profile.rows(postDraftKind).get(id);
  if (!row) return { type: "posted" };
  const checked = checkPost({ title: row.title, body: row.body, tags: readTags(row.tags) });
  if (!checked.ok) {
    const sentence = toSentence(postMessages, checked.refusal);
    return { type: "refused", code: checked.refusal.type, sentence };
  }
  const ids = (row.files ?? []).map((file) => file.id);
  if (files.waiting().some((file) => ids.includes(file.id)))
    return { type: "waiting", isForFiles: true };
  const named = row.nickname ? await cafeRequests.rename(row.nickname) : undefined;
  // She has one already, by another device.
  if (named?.ok === false && !isNamedAlready(named.refusal)) return toRefused(named.refusal);
  const sent = await cafeRequests.post({
    id,
    board: row.board,
    ...checked.value,
    files: ids,
  });
  if (sent.ok) {
    await profile.write([removeRow(postDraftKind.name, id)]);
    return { type: "posted" };
  }
  return toRefused(sent.refusal);
}

function isNamedAlready(fault: ServerTrouble): boolean {
  return fault.code === "NicknameTooSoon";
}

function toRefused(fault: ServerTrouble): SentDraft {
  if (fault.code === "FilesOnTheWay") return { type: "waiting", isForFiles: true };
  if (fault.type === "Away") return { type: "waiting" };
  // Who posts too often is told for how long; a server in trouble takes it later.
  return fault.type === "Later" && fault.code !== "TooManyRequests"
    ? { type: "waiting" }
    : { ...fault, type: "refused" };
}

/** It is a draft again: 올리기 has to be pressed anew. */
export async function stopWaiting({ profile }: Pick<Data, "profile">, id: string): Promise<void> {
  if (profile.rows(postDraftKind).get(id)?.waiting)
    await profile.write([{ kind: postDraftKind.name, id, set: { waiting: null } }]);
}

/** Posts everything that waits, oldest first, and says what could not be posted. Rejects while something waits still. */
export async function sendWaiting(data: Data): Promise<void> {
  const waiting = [...data.profile.rows(postDraftKind).values()]
    .filter((draft) => draft.waiting)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, title } of waiting) {
    // Its form sends it, and says itself what became of it.
    const isOfForm = underWay.has(id);
    const sent = await sendDraft(data, id);
    if (sent.type === "waiting" || (sent.type === "refused" && PASSING.has(sent.code) && !isOfForm))
      throw new Error("it waits still");
    if (isOfForm) continue;
    if (sent.type === "posted") showToast.success(`「${title}」 글을 올렸어요`);
    else {
      await stopWaiting(data, id);
      showToast.error(`「${title}」 글을 올리지 못했어요. ${sent.sentence}`);
    }
  }
}
