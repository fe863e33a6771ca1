import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { isClosedAt } from "@damim/domain/pad/room/pad-room.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { CopyPlus, Trash2 } from "lucide-react";
import { useId } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";

/** One room of the list. */
export function RoomItem(props: {
  readonly room: PadRoomEntry;
  readonly now: number;
  readonly onEnter: () => void;
  readonly onReopen: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}) {
  const { room, now, onEnter, onReopen, onCopy, onRemove } = props;
  const id = useId();
  const isClosed = isClosedAt(room, now);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-3 rounded-card border border-line-2 bg-surface p-5 max-sm:p-4">
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id={id} className="text-17 font-bold">
            {room.roomName}
          </h2>
          <Chip tone={isClosed ? "neutral" : "good"}>{isClosed ? "닫혔어요" : "열려 있어요"}</Chip>
        </div>
        <p className="mt-0.5 text-14 text-fg-2">
          학생 {room.pupils}명 · 카드 {room.cards}장 · {toKoreanInstant(room.createdAt, now)}에 만듦
        </p>
        <p className="text-13 text-fg-3">
          {toKoreanDate(toSeoulDay(room.endsAt))}에 저절로 비워져요
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <IconButton
          label="똑같이 만들기"
          aria-describedby={id}
          icon={<CopyPlus size={18} aria-hidden />}
          onClick={onCopy}
        />
        <IconButton
          label="방 지우기"
          aria-describedby={id}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onRemove}
        />
        {room.closedAt !== undefined && now < room.endsAt && (
          <Button variant="line" aria-describedby={id} onClick={onReopen}>
            다시 열기
          </Button>
        )}
        <Button variant="weak" aria-describedby={id} onClick={onEnter}>
          열기
        </Button>
      </div>
    </li>
  );
}
