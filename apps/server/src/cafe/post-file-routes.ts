import { isFileId } from "@damim/domain/files/file.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createFileDesk } from "../files/file-desk.ts";
import { fileMissing } from "../files/serve-file.ts";
import type { Uploads } from "../files/uploads.ts";
import { signedIn, type Route } from "../http/route.ts";
import { findPostFile } from "./post-files.ts";

/** `GET api/cafe/posts/:id/files/:file/content` and `…/thumbnail`: for whoever may read the post. */
export function listPostFileRoutes({
  database,
  files,
  uploads,
}: ServerDeps & { readonly uploads: Uploads }): readonly Route[] {
  const desk = createFileDesk({ uploads, files });
  return (["content", "thumbnail"] as const).map((part) =>
    signedIn(`GET api/cafe/posts/:id/files/:file/${part}`, { touches: [] }, async (c, asked) => {
      const { user, device, id: postId, file: id } = asked;
      const file = isFileId(id)
        ? await findPostFile(database.queries, { postId, id, userId: user.id })
        : undefined;
      if (!file) throw fileMissing();
      const form = part === "content" ? "original" : "thumbnail";
      return desk.serve(c, file, { part: form, isKept: device?.use === "own" });
    }),
  );
}
