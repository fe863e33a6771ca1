// Overlay: imports Base UI through menu.tsx. Import only from modules that are loaded lazily.
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { padCommentKind, padHeartKind } from "@damim/domain/pad/card/pad-reaction.ts";
import { padStrokeKind } from "@damim/domain/pad/card/pad-stroke.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { FileSpreadsheet, Images, Presentation, Printer } from "lucide-react";
import { apiUrl } from "../../../platform/server/api-url.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import {
  usePadCards,
  usePadColumns,
  usePadData,
  usePadMembers,
} from "../../../data/pad/use-pad-data.ts";
import { printPage } from "../../../platform/print.ts";
import { followDownload, saveFile } from "../../../platform/save-file.ts";
import { Menu, MenuItem } from "../../../ui/overlay/menu.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";

/** 내보내기: paper or PDF, a spreadsheet with the real names, all pictures. */
export function ExportMenu(props: {
  readonly isOpen: boolean;
  readonly anchor: Element | null;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const { isOpen, anchor, title, onClose } = props;
  const data = usePadData();
  const cards = usePadCards();
  const columns = usePadColumns();
  const [members] = usePadMembers();
  const download = async (): Promise<void> => {
    try {
      const { createRoomFile } = await import("./create-room-file.ts");
      const { store } = data;
      const comments = [...store.rows(padCommentKind).values()];
      const hearts = [...store.rows(padHeartKind).values()];
      const file = await createRoomFile({ cards, columns, members, comments, hearts });
      saveFile(`${title} ${toSeoulDay(data.now())}.xlsx`, file);
    } catch (error) {
      if (Object(error).name === "AbortError") return;
      showToast.error("파일을 만들지 못했어요. 인터넷을 확인하고 다시 해 주세요.");
    }
  };
  const downloadWhiteboard = async (): Promise<void> => {
    try {
      const { toPicture } = await import("../whiteboard/to-picture.ts");
      const picture = await toPicture(data);
      if (!picture) throw new Error("no canvas");
      saveFile(`${title} 칠판 ${toSeoulDay(data.now())}.png`, picture);
    } catch {
      showToast.error("그림을 만들지 못했어요. 인터넷을 확인하고 다시 해 주세요.");
    }
  };
  return (
    <Menu isOpen={isOpen} onClose={onClose} anchor={anchor} label="내보내기">
      <MenuItem
        icon={<Printer size={18} aria-hidden />}
        // The menu is gone from the paper by then.
        onSelect={() => setTimeout(printPage)}
      >
        인쇄 · PDF
      </MenuItem>
      <MenuItem icon={<FileSpreadsheet size={18} aria-hidden />} onSelect={() => void download()}>
        엑셀로 내려받기
      </MenuItem>
      <MenuItem
        icon={<Images size={18} aria-hidden />}
        isDisabled={!hasPictures(data)}
        onSelect={() => followDownload(apiUrl(`pad/rooms/${data.roomId}/pictures.zip`))}
      >
        사진 모두 내려받기
      </MenuItem>
      <MenuItem
        icon={<Presentation size={18} aria-hidden />}
        isDisabled={data.store.rows(padStrokeKind).size === 0}
        onSelect={() => void downloadWhiteboard()}
      >
        칠판 그림 내려받기
      </MenuItem>
    </Menu>
  );
}

function hasPictures({ store }: PadData): boolean {
  return [...store.rows(padCardKind).values()].some(
    ({ type, file }) => file && (type === "picture" || type === "drawing"),
  );
}
