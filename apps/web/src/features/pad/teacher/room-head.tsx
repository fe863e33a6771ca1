import type { PadBoard, PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import {
  ArrowLeft,
  Download,
  Maximize,
  Pause,
  Play,
  Search,
  Settings2,
  VenetianMask,
} from "lucide-react";
import { usePadData, usePadLive } from "../../../data/pad/use-pad-data.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Link } from "../../../ui/link.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { useIsFrozen } from "../card/use-is-frozen.ts";
import { boardChoices } from "../rooms/room-fields.tsx";
import { changeRoomRow, setNames, showNames } from "./room-commands.ts";

export interface RoomHeadProps {
  readonly room: PadRoom;
  readonly isClosed: boolean;
  readonly onPeople: () => void;
  readonly isSearching: boolean;
  readonly onSearch: () => void;
  readonly onPresent: () => void;
  readonly onSettings: () => void;
  readonly onExport: (anchor: Element) => void;
  readonly isExportOpen: boolean;
  readonly onClose: () => void;
}

/** Title, who is here, and what the teacher does with the whole room. */
export function RoomHead(props: RoomHeadProps) {
  const { room, isClosed, isSearching, isExportOpen } = props;
  const { onPeople, onSearch, onPresent, onSettings, onExport, onClose } = props;
  const data = usePadData();
  const count = usePadLive(({ people }) => people.count);
  const isFrozen = useIsFrozen();
  const isHidden = room.names === "hidden";
  const toggleNames = (): void =>
    isHidden ? showNames(data, room) : setNames(data, room, "hidden");
  const freeze = (): void =>
    changeRoomRow(data, isFrozen ? { isFrozen: false, freezesAt: null } : { isFrozen: true });
  const setBoard = (board: PadBoard): void => changeRoomRow(data, { board });

  return (
    <header className="flex flex-none flex-wrap items-center justify-between gap-x-4 gap-y-2.5 px-6 py-4 max-[900px]:px-4 max-[900px]:py-3 print:p-0 print:pb-[8mm]">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-2 print:[&>:not(h1)]:hidden">
        <Link
          to="/classgame?about=padIt"
          aria-label="내 방으로"
          title="내 방으로"
          className="press grid size-11 shrink-0 place-items-center rounded-ctl border border-line bg-surface text-fg hover:bg-hover"
        >
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <h1 className="title min-w-0 text-24">{room.title}</h1>
        <button
          type="button"
          className="press inline-flex min-h-11 items-center gap-2 rounded-pill bg-good-weak px-3.5 text-14 font-semibold whitespace-nowrap text-good"
          onClick={onPeople}
        >
          <span className="size-2 rounded-pill bg-current" />
          {isClosed ? "학생" : `${count}명 접속`}
        </button>
        <FreezeChip room={room} isFrozen={isFrozen} isClosed={isClosed} />
        <Waiting />
      </div>
      <div className="room-tools flex min-w-0 flex-wrap items-center gap-2 print:hidden">
        <Segments
          label="보드 모양"
          value={room.board}
          segments={boardChoices}
          onValueChange={setBoard}
        />
        <Button
          variant="line"
          aria-pressed={isHidden}
          icon={<VenetianMask size={18} aria-hidden />}
          onClick={toggleNames}
        >
          {isHidden ? "이름 보이기" : "이름 가리기"}
        </Button>
        {!isClosed && (
          <Button
            variant={isFrozen ? "weak" : "line"}
            icon={isFrozen ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
            onClick={freeze}
          >
            {isFrozen ? "이어서 하기" : "방 멈추기"}
          </Button>
        )}
        <Button
          variant="line"
          aria-haspopup="menu"
          aria-expanded={isExportOpen}
          icon={<Download size={18} aria-hidden />}
          onClick={(event) => onExport(event.currentTarget)}
        >
          내보내기
        </Button>
        <IconButton
          variant="line"
          label="카드 찾기"
          aria-expanded={isSearching}
          icon={<Search size={20} aria-hidden />}
          onClick={onSearch}
        />
        <IconButton
          variant="line"
          label="크게 보기"
          icon={<Maximize size={18} aria-hidden />}
          onClick={onPresent}
        />
        <IconButton
          variant="line"
          label="방 설정"
          icon={<Settings2 size={18} aria-hidden />}
          onClick={onSettings}
        />
        {!isClosed && (
          <Button variant="dangerText" onClick={onClose}>
            방 닫기
          </Button>
        )}
      </div>
    </header>
  );
}

function FreezeChip(props: {
  readonly room: PadRoom;
  readonly isFrozen: boolean;
  readonly isClosed: boolean;
}) {
  const { room, isFrozen, isClosed } = props;
  if (isClosed) return <Chip>닫힌 방</Chip>;
  if (isFrozen) return <Chip tone="warm">멈췄어요</Chip>;
  if (typeof room.freezesAt !== "number") return null;
  return <Chip tone="warm">{toSeoulTimeText(room.freezesAt)}에 멈춰요</Chip>;
}

/** Only when something is not on the server yet and the network is gone. */
function Waiting() {
  const words = usePadLive(({ rounds, store }) => {
    const isCut = rounds.state() !== "idle" && rounds.state() !== "sending";
    if (!isCut) return "";
    const count = store.pending().length;
    return count === 0 ? "오프라인" : `오프라인 · 보낼 것 ${count}개`;
  });
  return words === "" ? null : <Chip tone="warm">{words}</Chip>;
}
