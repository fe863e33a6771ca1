import type { PadCardType } from "@damim/domain/pad/pad-room.ts";
import { useCallback, useEffect, useRef } from "react";
import { takeOut, type CardDraft } from "../card/card-draft.ts";
import { PadIcon } from "../card/pad-icon.tsx";
import type { EditedType } from "./draft-editor.tsx";
import { FILE, IMAGE, LINK, MIC, PENCIL_LINE, POLL } from "../card/window-icons.ts";
import { shrinkPicture } from "../../../platform/shrink-picture.ts";

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

const UNREADABLE = "이 사진은 열 수 없어요. 다른 사진을 골라 주세요.";

/** What a card holds beside its words. A picture may also be pasted, or dropped anywhere on the window. */
export function CardTypeChoice(props: CardTypeChoiceProps) {
  const { types, draft, onChange, onProblem, onReading, onEdit } = props;
  const chooser = useRef<HTMLInputElement>(null);
  // A large picture takes seconds to read: what was typed meanwhile stands in the draft of then.
  const add = useRef<(read: ReadPicture) => void>(() => undefined);
  useEffect(() => {
    add.current = (read) => {
      onReading(false);
      if (read.type === "unreadable") onProblem(UNREADABLE);
      else onChange({ ...takeOut(draft), ...read.picture, type: "picture" });
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
    <div className="pad-types">
      {takesPictures && (
        <>
          <button type="button" onClick={() => chooser.current?.click()}>
            <PadIcon path={IMAGE} />
            사진
          </button>
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
        <button key={type} type="button" onClick={() => onEdit(type)}>
          <PadIcon path={icon} />
          {word}
        </button>
      ))}
    </div>
  );
}

/** Sharp on a classroom screen, and a few hundred kilobytes. */
const LONGEST_SIDE = 1_600;

type ReadPicture =
  | { readonly type: "ready"; readonly picture: Pick<CardDraft, "width" | "height" | "newFile"> }
  | { readonly type: "unreadable" };

/** A photo from a camera or gallery, smaller and without its place and time, with its size for the board. */
async function readPicture(file: File): Promise<ReadPicture> {
  const blob = await shrinkPicture(file, LONGEST_SIDE);
  const drawn = blob && (await createImageBitmap(blob).catch(() => undefined));
  if (!blob || !drawn) return { type: "unreadable" };
  const { width, height } = drawn;
  drawn.close();
  const name = file.name.replace(/\.[^.]*$/, "") || "사진";
  return { type: "ready", picture: { width, height, newFile: { blob, name: `${name}.jpg` } } };
}
