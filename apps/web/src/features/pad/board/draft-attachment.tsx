import { useEffect, useState } from "react";
import type { CardDraft } from "./card-draft.ts";
import { toBoardRatio } from "./estimate-height.ts";
import { PadIcon } from "./pad-icon.tsx";
import { X } from "./window-icons.ts";

/** The picture of a card that is being written, and the way to take it out again. */
export function DraftAttachment(props: {
  readonly draft: CardDraft;
  readonly onChange: (draft: CardDraft) => void;
}) {
  const { draft, onChange } = props;
  const address = useObjectUrl(draft.newFile?.blob);
  if (draft.type !== "picture" || !address) return null;
  const takeOut = (): void => {
    const { newFile: _, width: __, height: ___, fileName: ____, ...rest } = draft;
    onChange({ ...rest, type: "text" });
  };
  return (
    <div className="pad-attachment" style={{ aspectRatio: toBoardRatio(draft) }}>
      <img src={address} alt="고른 사진" />
      <button type="button" className="pad-icon-button" aria-label="사진 빼기" onClick={takeOut}>
        <PadIcon path={X} />
      </button>
    </div>
  );
}

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
