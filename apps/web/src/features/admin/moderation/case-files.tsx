import type { ModerationCase } from "@damim/domain/cafe/cafe-replies.ts";
import type { PostFile } from "@damim/domain/cafe/post-files.ts";
import { Paperclip } from "lucide-react";
import { useState } from "react";
import { apiUrl } from "../../../platform/server/api-url.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";

/** What stands in a post: pictures blurred until they are pressed, each to be hidden alone; documents to be opened. */
export function CaseFiles(props: {
  readonly of: Pick<ModerationCase, "id" | "files" | "isOwn">;
  readonly isDisabled: boolean;
  readonly onHide: (file: string, isHidden: boolean) => void;
}) {
  const { of, isDisabled, onHide } = props;
  const address = (file: string, part: "content" | "thumbnail") =>
    apiUrl(`cafe/posts/${of.id}/files/${file}/${part}`);
  return (
    <ul aria-label="사진과 파일" className="flex flex-wrap items-start gap-3">
      {of.files.map((file) =>
        file.isPicture ? (
          <li key={file.id} className="flex w-56 max-w-full flex-col gap-2">
            <Blurred
              file={file}
              blurred={address(file.id, "thumbnail")}
              clear={address(file.id, "content")}
            />
            {file.isHidden && <Chip tone="warm">가린 사진</Chip>}
            {!of.isOwn && (
              <Button
                variant="line"
                isDisabled={isDisabled}
                aria-label={`${file.name} ${file.isHidden ? "다시 보이기" : "사진 가리기"}`}
                onClick={() => onHide(file.id, !file.isHidden)}
              >
                {file.isHidden ? "다시 보이기" : "사진 가리기"}
              </Button>
            )}
          </li>
        ) : (
          <li key={file.id} className="max-w-full">
            <a
              href={address(file.id, "content")}
              download={file.name}
              className="press flex min-h-12 items-center gap-3 rounded-ctl border border-line px-4 text-15 font-semibold hover:bg-hover"
            >
              <Paperclip size={18} aria-hidden className="shrink-0 text-fg-3" />
              <span className="min-w-0 truncate">{file.name}</span>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

function Blurred(props: {
  readonly file: PostFile;
  readonly blurred: string;
  readonly clear: string;
}) {
  const { file, blurred, clear } = props;
  const [isClear, setClear] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isClear}
      aria-label={`${file.name} 또렷하게 보기`}
      className="press relative min-h-24 overflow-hidden rounded-ctl border border-line bg-sunken"
      onClick={() => setClear(!isClear)}
    >
      <img
        src={isClear ? clear : blurred}
        alt=""
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        className={`h-auto w-full ${isClear ? "" : "scale-110 blur-xl"}`}
      />
      {!isClear && (
        <span className="absolute inset-0 grid place-items-center">
          <span className="rounded-pill bg-surface px-3 py-1 text-14 font-semibold text-fg">
            눌러서 보기
          </span>
        </span>
      )}
    </button>
  );
}
