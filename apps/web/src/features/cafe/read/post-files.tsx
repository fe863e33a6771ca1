import type { PostFile } from "@damim/domain/cafe/post-files.ts";
import { toSizeWords } from "@damim/domain/files/size-words.ts";
import { Paperclip } from "lucide-react";
import { apiUrl } from "../../../platform/server/api-url.ts";
import { late } from "../../../ui/arrival/late.ts";

const PdfButton = late(() => import("./pdf-button.tsx").then((file) => file.PdfButton));

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
        .map(({ id, name, width, height, isHidden }) => (
          <figure key={id} className="flex flex-col items-start gap-2">
            <img
              src={address(id)}
              alt={name}
              loading="lazy"
              width={width ?? undefined}
              height={height ?? undefined}
              className="h-auto max-w-full rounded-card border border-line-2"
            />
            {isHidden && (
              <figcaption className="text-14 font-semibold text-warm-strong">
                가려진 사진이에요. 다른 선생님에게는 보이지 않아요.
              </figcaption>
            )}
          </figure>
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
              <PdfButton name={name} address={address(id)} />
            </li>
          ))}
      </ul>
    </div>
  );
}
