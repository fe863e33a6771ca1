import { takeOut, type CardDraft } from "../card/card-draft.ts";
import type { EditedType } from "./draft-editor.tsx";
import { toBoardRatio } from "../card/estimate-height.ts";
import { ActButton, actsLook } from "../card/pad-controls.tsx";
import { useBlobAddress } from "../card/use-blob-address.ts";
import { PENCIL_LINE, X } from "../card/window-icons.ts";

/** What a card that is being written holds beside its words: it may be changed, and taken out again. */
export function DraftAttachment(props: {
  readonly draft: CardDraft;
  readonly onChange: (draft: CardDraft) => void;
  readonly onEdit: (type: EditedType) => void;
}) {
  const { draft, onChange, onEdit } = props;
  const { type } = draft;
  const address = useBlobAddress(draft.newFile?.blob);
  if (type === "text") return null;
  const needsFile = type === "picture" || type === "drawing" || type === "sound" || type === "file";
  if (needsFile && !address) return null;
  const word = WORDS[type];
  const isShown = type === "picture" || type === "drawing";
  return (
    <div>
      {isShown && (
        <div
          className="relative max-h-[34dvh] overflow-hidden rounded-[14px] bg-sunken"
          style={{ aspectRatio: toBoardRatio(draft) }}
        >
          <img
            className="size-full object-contain"
            src={address}
            alt={draft.alt ?? (type === "drawing" ? "그린 그림" : "고른 사진")}
          />
        </div>
      )}
      {type === "sound" && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a pupil's own voice, just recorded
        <audio className="block h-11 w-full" src={address} controls aria-label="담은 소리" />
      )}
      {type === "poll" && (
        <ol className={`${ATTACHED} list-decimal pl-9`}>
          {draft.poll?.options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ol>
      )}
      {(type === "link" || type === "file") && (
        <p className={`${ATTACHED} pl-4`}>{draft.link ?? draft.newFile?.name}</p>
      )}
      <div className={`${actsLook} mt-2`}>
        <ActButton path={PENCIL_LINE} onClick={() => onEdit(type)}>
          {word} 고치기
        </ActButton>
        <ActButton path={X} onClick={() => onChange(takeOut(draft))}>
          {word} 빼기
        </ActButton>
      </div>
    </div>
  );
}

const ATTACHED = "rounded-[14px] bg-sunken py-3 pr-4";

const WORDS: Readonly<Record<EditedType, string>> = {
  picture: "사진",
  drawing: "그림",
  sound: "소리",
  file: "파일",
  link: "링크",
  poll: "투표",
};
