import type { PadCardType } from "@damim/domain/pad/room/pad-room.ts";
import { useCallback, useEffect, useRef } from "react";
import { takeOut, type CardDraft } from "../card/card-draft.ts";
import { ActButton, actsLook } from "../card/pad-controls.tsx";
import type { EditedType } from "./draft-editor.tsx";
import { FILE, IMAGE, LINK, MIC, PENCIL_LINE, POLL } from "../card/window-icons.ts";
import { readPicture, UNREADABLE_PICTURE, type Picture } from "../card/read-picture.ts";

export interface CardTypeChoiceProps {
  readonly types: readonly PadCardType[];
  readonly draft: CardDraft;
  readonly onChange: (draft: CardDraft) => void;
  readonly onProblem: (sentence: string) => void;
  /** A picture is on its way into the card: it is not whole yet. */
  readonly onReading: (isReading: boolean) => void;
  /** Opens the window of one kind. */
  readonly onEdit: (type: EditedType) => void;
}

const EDITORS = [
  { type: "drawing", word: "그리기", icon: PENCIL_LINE },
  { type: "sound", word: "소리", icon: MIC },
  { type: "poll", word: "투표", icon: POLL },
  { type: "link", word: "링크", icon: LINK },
  { type: "file", word: "파일", icon: FILE },
] as const;

/** What a card holds beside its words. A picture may also be pasted, or dropped anywhere on the window. */
export function CardTypeChoice(props: CardTypeChoiceProps) {
  const { types, draft, onChange, onProblem, onReading, onEdit } = props;
  const chooser = useRef<HTMLInputElement>(null);
  // A large picture takes seconds to read: what was typed meanwhile stands in the draft of then.
  const add = useRef<(read: Picture | undefined) => void>(() => undefined);
  useEffect(() => {
    add.current = (read) => {
      onReading(false);
      if (read) onChange({ ...takeOut(draft), ...read, type: "picture" });
      else onProblem(UNREADABLE_PICTURE);
    };
  });
  const take = useCallback(
    (file: File): void => {
      onReading(true);
      void readPicture(file).then((read) => add.current(read));
    },
    [onReading],
  );
  const takesPictures = types.includes("picture");
  useEffect(() => {
    if (!takesPictures) return;
    const stop = new AbortController();
    const { signal } = stop;
    const read = (event: Event, data: DataTransfer | null): void => {
      const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    addEventListener("paste", (event) => read(event, event.clipboardData), { signal });
    addEventListener("dragover", (event) => event.preventDefault(), { signal });
    addEventListener("drop", (event) => read(event, event.dataTransfer), { signal });
    return () => stop.abort();
  }, [takesPictures, take]);

  return (
    <div className={actsLook}>
      {takesPictures && (
        <>
          <ActButton path={IMAGE} size={20} onClick={() => chooser.current?.click()}>
            사진
          </ActButton>
          <input
            ref={chooser}
            type="file"
            accept="image/*"
            hidden
            aria-label="사진 고르기"
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = "";
              if (file) take(file);
            }}
          />
        </>
      )}
      {EDITORS.filter(({ type }) => types.includes(type)).map(({ type, word, icon }) => (
        <ActButton key={type} path={icon} size={20} onClick={() => onEdit(type)}>
          {word}
        </ActButton>
      ))}
    </div>
  );
}
