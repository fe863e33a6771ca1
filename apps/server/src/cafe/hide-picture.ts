import { audit } from "../admin/audit.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import type { Queries } from "../db/schema.ts";
import { findCase, touchCase } from "../yard/cases.ts";
import { notThere } from "../yard/yard-failures.ts";
import { decidedMeanwhile, ownCase } from "./cafe-failures.ts";
import { changePostFiles } from "./post-files.ts";
import { posts } from "./posts.ts";

/** One picture of a post that was laid before the moderators. */
export interface PostPicture {
  readonly post: string;
  readonly file: string;
}

/** Hides one picture, and nothing else of its post, with a sentence to the author. Refused on one's own post. */
export async function hidePicture(
  queries: Queries,
  { userId, now }: { readonly userId: string; readonly now: number },
  { sentence, ...of }: PostPicture & { readonly sentence: string },
): Promise<void> {
  const { post: id, file: fileId } = of;
  const found = await posts.look(queries, id);
  if (!found || found.state === "gone" || !(await findCase(queries, { thing: "post", id })))
    throw notThere();
  if (found.authorId === userId) throw ownCase();
  await setPictureHidden(queries, of, true);
  await queries
    .insertInto("moderation_decisions")
    .values({
      id: createUuidV7(now),
      thing: "post",
      thing_id: id,
      post_id: id,
      moderator_id: userId,
      author_id: found.authorId,
      act: "hidePicture",
      file_id: fileId,
      sentence,
      before: found.state,
      decided_at: now,
      undone_at: null,
      appeal: null,
    })
    .execute();
  await touchCase(queries, { thing: "post", id });
  await audit(queries, now, {
    actorId: userId,
    act: "decide",
    targetId: id,
    before: "shown",
    after: "hidePicture",
  });
}

/** The decision by which a picture is hidden now. */
export async function findPictureDecision(
  queries: Queries,
  { post, file }: PostPicture,
): Promise<string> {
  const decision = await queries
    .selectFrom("moderation_decisions")
    .select("id")
    .where("thing", "=", "post")
    .where("thing_id", "=", post)
    .where("file_id", "=", file)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  if (!decision) throw decidedMeanwhile();
  return decision.id;
}

/** Shows a picture of a post or hides it; refused where somebody did meanwhile, or the author took it out. */
export async function setPictureHidden(
  queries: Queries,
  { post, file }: PostPicture,
  isHidden: boolean,
): Promise<void> {
  await changePostFiles(queries, post, (files) => {
    const picture = files.find(({ id, isPicture }) => id === file && isPicture);
    if (!picture || (picture.isHidden === true) === isHidden) throw decidedMeanwhile();
    return files.map((each) => (each === picture ? { ...each, isHidden } : each));
  });
}
