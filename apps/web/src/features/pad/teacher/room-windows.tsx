import type { PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import { useState } from "react";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { late } from "../../../ui/arrival/late.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { closeRoom } from "../../../kit/room/room-requests.ts";
import type { RoomDesk } from "../../../kit/room/use-room-entry.ts";

const TeacherCardSheet = lazyOverlay(() => import("./teacher-card-sheet.tsx"), "TeacherCardSheet");
const KeepWindow = lazyOverlay(() => import("../rooms/keepsake-sheet.tsx"), "KeepWindow");
const Composer = late(() => import("../board/composer.tsx").then((file) => file.Composer));
const ExportMenu = lazyOverlay(() => import("./export-menu.tsx"), "ExportMenu");
const SettingsDialog = lazyOverlay(() => import("./settings-dialog.tsx"), "SettingsDialog");
const PeopleDialog = lazyOverlay(() => import("./people-dialog.tsx"), "PeopleDialog");
const ConfirmDialog = lazyOverlay(
  () => import("../../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

/** What is open above the board. */
export type RoomWindow =
  | { readonly type: "card" | "keep"; readonly id: string }
  | { readonly type: "export"; readonly anchor: Element }
  | { readonly type: "writing" | "settings" | "people" | "closing" };

export interface RoomWindowsProps {
  readonly room: PadRoom;
  readonly desk: RoomDesk;
  readonly open: RoomWindow | undefined;
  readonly onClose: () => void;
  readonly onOpen: (next: RoomWindow) => void;
  readonly onPick: (member: string) => void;
}

/** Everything that opens above the board, one at a time; none of it comes with the page. */
export function RoomWindows(props: RoomWindowsProps) {
  const { room, desk, open, onClose, onOpen, onPick } = props;
  const { roomId } = usePadData();
  const [isBusy, setBusy] = useState(false);
  const is = (type: RoomWindow["type"]) => ({ isOpen: open?.type === type, onClose });
  const close = async (): Promise<void> => {
    setBusy(true);
    if (await desk.change(closeRoom(roomId))) onClose();
    setBusy(false);
  };
  const tellPosted = (): void => {
    onClose();
    showToast.success("카드를 올렸어요");
  };
  return (
    <>
      <TeacherCardSheet
        {...is("card")}
        card={open?.type === "card" ? open.id : ""}
        onKeep={(id) => onOpen({ type: "keep", id })}
      />
      <KeepWindow
        {...is("keep")}
        card={open?.type === "keep" ? open.id : ""}
        roomTitle={room.title}
      />
      {open?.type === "writing" && <Composer onClose={onClose} onPosted={tellPosted} />}
      <ExportMenu
        {...is("export")}
        anchor={open?.type === "export" ? open.anchor : null}
        title={room.title}
      />
      <SettingsDialog {...is("settings")} room={room} desk={desk} />
      <PeopleDialog {...is("people")} onPick={onPick} />
      <ConfirmDialog
        {...is("closing")}
        title="방을 닫을까요?"
        actLabel="방 닫기"
        isBusy={isBusy}
        onAct={() => void close()}
      >
        학생들은 방에서 나가고 더 쓸 수 없어요. 카드는 그대로 있고, 나중에 다시 열 수 있어요.
      </ConfirmDialog>
    </>
  );
}
