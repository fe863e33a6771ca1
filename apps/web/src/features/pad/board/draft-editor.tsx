import type { PadCardType } from "@damim/domain/pad/room/pad-room.ts";
import type { ComponentType } from "react";
import { late } from "../../../ui/arrival/late.ts";
import type { CardEditorProps } from "../card/card-draft.ts";

export type EditedType = Exclude<PadCardType, "text">;

const waiting = (
  <output className="text-14 text-fg-2">
    열고 있어요. 인터넷이 끊겼으면 다시 연결될 때 열려요.
  </output>
);

/** Each in a chunk of its own, fetched when somebody wants it. */
const EDITORS: Readonly<Record<EditedType, ComponentType<CardEditorProps>>> = {
  picture: late(
    () => import("../files/picture-editor.tsx").then((file) => file.PictureEditor),
    waiting,
  ),
  drawing: late(
    () => import("../drawing/drawing-editor.tsx").then((file) => file.DrawingEditor),
    waiting,
  ),
  sound: late(() => import("../sound/sound-editor.tsx").then((file) => file.SoundEditor), waiting),
  file: late(() => import("../files/file-editor.tsx").then((file) => file.FileEditor), waiting),
  link: late(() => import("../files/link-editor.tsx").then((file) => file.LinkEditor), waiting),
  poll: late(() => import("../poll/poll-editor.tsx").then((file) => file.PollEditor), waiting),
};

/** The window in which one kind of card is made, above the composer. */
export function DraftEditor({ type, ...props }: CardEditorProps & { readonly type: EditedType }) {
  const Editor = EDITORS[type];
  return <Editor {...props} />;
}
