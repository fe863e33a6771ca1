import { useEffect, useState } from "react";
import { takeOut, type CardDraft } from "../card/card-draft.ts";
import type { EditedType } from "./draft-editor.tsx";
import { toBoardRatio } from "../card/estimate-height.ts";
import { PadIcon } from "../card/pad-icon.tsx";
import { PENCIL_LINE, X } from "../card/window-icons.ts";

/** What a card that is being written holds beside its words: it may be changed, and taken out again. */
export function DraftAttachment(props: {
  readonly draft: CardDraft;
  readonly onChange: (draft: CardDraft) => void;
  readonly onEdit: (type: EditedType) => void;
}) {
  const { draft, onChange, onEdit } = props;
  const { type } = draft;
  const address = useObjectUrl(draft.newFile?.blob);
  if (type === "text") return null;
  const needsFile = type === "picture" || type === "drawing" || type === "sound" || type === "file";
  if (needsFile && !address) return null;
  const word = WORDS[type];
  const isShown = type === "picture" || type === "drawing";
  return (
    <div>
      {isShown && (
        <div className="pad-attachment" style={{ aspectRatio: toBoardRatio(draft) }}>
          <img src={address} alt={draft.alt ?? (type === "drawing" ? "그린 그림" : "고른 사진")} />
        </div>
      )}
      {type === "sound" && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a pupil's own voice, just recorded
        <audio className="pad-attached-sound" src={address} controls aria-label="담은 소리" />
      )}
      {type === "poll" && (
        <ol className="pad-attached">
          {draft.poll?.options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ol>
      )}
      {(type === "link" || type === "file") && (
        <p className="pad-attached">{draft.link ?? draft.newFile?.name}</p>
      )}
      <div className="pad-acts">
        <button type="button" onClick={() => onEdit(type)}>
          <PadIcon path={PENCIL_LINE} size={18} />
          {word} 고치기
        </button>
        <button type="button" onClick={() => onChange(takeOut(draft))}>
          <PadIcon path={X} size={18} />
          {word} 빼기
        </button>
      </div>
    </div>
  );
}

const WORDS: Readonly<Record<EditedType, string>> = {
  picture: "사진",
  drawing: "그림",
  sound: "소리",
  file: "파일",
  link: "링크",
  poll: "투표",
};

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ readonly blob: Blob; readonly address: string }>();
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- an address has to be given back, so an effect makes it
    setMade({ blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return made && made.blob === blob ? made.address : undefined;
}
