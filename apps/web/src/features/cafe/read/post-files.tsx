import type { PostFile } from "@damim/domain/cafe/post-files.ts";
import { toSizeWords } from "@damim/domain/files/size-words.ts";
import { Paperclip } from "lucide-react";
import { apiUrl } from "../../../data/server/api-url.ts";

/** Pictures and documents of a post. A picture keeps its place before it comes: nothing moves under a reader. */
export function PostFiles({
  postId,
  files,
}: {
  readonly postId: string;
  readonly files: readonly PostFile[];
}) {
  if (files.length === 0) return null;
  const address = (id: string) => apiUrl(`cafe/posts/${postId}/files/${id}/content`);
  return (
    <div className="flex flex-col gap-3">
      {files
        .filter(({ isPicture }) => isPicture)
        .map(({ id, name, width, height }) => (
          <img
            key={id}
            src={address(id)}
            alt={name}
            loading="lazy"
            width={width ?? undefined}
            height={height ?? undefined}
            className="h-auto max-w-full self-start rounded-card border border-line-2"
          />
        ))}
      <ul aria-label="파일" className="flex flex-col gap-2 empty:hidden">
        {files
          .filter(({ isPicture }) => !isPicture)
          .map(({ id, name, size }) => (
            <li key={id}>
              <a
                href={address(id)}
                download={name}
                className="press flex min-h-12 items-center gap-3 rounded-ctl border border-line px-4 text-15 font-semibold hover:bg-hover"
              >
                <Paperclip size={18} aria-hidden className="shrink-0 text-fg-3" />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="text-14 text-fg-2">{toSizeWords(size)}</span>
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
