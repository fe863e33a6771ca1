import { checkPost, postMessages, type PostText } from "@damim/domain/cafe/check-post.ts";
import { hasLink } from "@damim/domain/cafe/text-marks.ts";
import type { CafePostRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import { createMarks } from "../yard/marks.ts";
import { createSharedThing } from "../yard/shared-thing.ts";
import { admitNewcomer } from "../yard/thing-parts.ts";
import { putWords } from "../yard/word-index.ts";
import { notThere, requireAllowed } from "../yard/yard-failures.ts";
import { boardClosed, idTaken, underReview } from "./cafe-failures.ts";
import { readPostFiles, removePostFiles } from "./post-files.ts";

/** Those that are found. */
const MOST_COMMENTS = 200;

/** A post as it comes from a device. */
export interface PostParts extends PostText {
  readonly board: string;
}

/** The posts of 쌤카페. What others wrote under one stays when it goes. */
export const posts = createSharedThing<CafePostRow, PostParts>({
  thing: "post",
  table: "cafe_posts",
  counter: "posts",
  failures: { unknown: notThere, idTaken, underReview },
  read({ board, ...typed }) {
    const { title, body, tags } = requireAllowed(checkPost(typed), postMessages);
    return { board, title, body, tags: JSON.stringify(tags) };
  },
  first: { files: "[]", hearts: 0, comments: 0, edited_at: null },
  blank: { title: "", body: "", tags: "[]", files: "[]" },
  clear: removePostFiles,
  async admit(queries, asked) {
    const { next, before } = asked;
    if (next.board !== before?.board) await requireBoard(queries, next.board);
    const isLinkNew = hasLink(next.body ?? "") && !(before && hasLink(before.body));
    return admitNewcomer(queries, "cafe_posts", asked, isLinkNew);
  },
  /** Title, tags, text and the first comments. What is not shown is not found. */
  async settle(queries, { id, seq, state, title, tags, body }) {
    if (state !== "shown") return putWords(queries, "cafe_posts", seq, undefined);
    const comments = await queries
      .selectFrom("cafe_comments")
      .select("body")
      .where("post_id", "=", id)
      .where("state", "=", "shown")
      .orderBy("seq")
      .limit(MOST_COMMENTS)
      .execute();
    const words = [title, ...readTags({ tags }), body, ...comments.map((comment) => comment.body)];
    return putWords(queries, "cafe_posts", seq, words.join("\n"));
  },
  say: (_, { title, body, files }) => ({ title, body, files: readPostFiles({ files }) }),
});

export const hearts = createMarks({
  table: "cafe_hearts",
  thing: "post_id",
  things: "cafe_posts",
  count: "hearts",
});

export function readTags({ tags }: Pick<CafePostRow, "tags">): readonly string[] {
  return JSON.parse(tags) as readonly string[]; // ours
}

async function requireBoard(queries: Queries, id: string | undefined): Promise<void> {
  const board = await queries
    .selectFrom("cafe_boards")
    .select("id")
    .where("id", "=", id ?? "")
    .where("closed", "=", 0)
    .executeTakeFirst();
  if (!board) throw boardClosed();
}
