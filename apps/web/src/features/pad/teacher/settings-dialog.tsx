// Overlay: imports Base UI through dialog.tsx. Import only from modules that are loaded lazily.
import { addDays, isCalendarDay, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight, toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { PadRoom } from "@damim/domain/pad/pad-room.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { nameChoices } from "./board-choices.ts";
import { ColumnsEditor } from "./columns-editor.tsx";
import { changeRoomRow } from "./room-commands.ts";
import { changeRoom } from "./room-requests.ts";
import type { RoomDesk } from "./use-room-entry.ts";

type Flag =
  | "approvesCards"
  | "approvesJoins"
  | "allowsComments"
  | "allowsHearts"
  | "showsLinkPreviews";

/** 방 설정: what holds for the whole room. Each change holds at once. */
export function SettingsDialog(props: {
  readonly isOpen: boolean;
  readonly room: PadRoom;
  readonly desk: RoomDesk;
  readonly onClose: () => void;
}) {
  const { isOpen, room, desk, onClose } = props;
  const data = usePadData();
  const today = toSeoulDay(data.now());
  const flag = (field: Flag) => ({
    isChecked: room[field] === true,
    onCheckedChange: (isOn: boolean) => changeRoomRow(data, { [field]: isOn }),
  });
  const lastDay = toSeoulDay(room.endsAt - 1);
  const setLastDay = (day: string): void => {
    if (!isCalendarDay(day)) return;
    void desk.change(changeRoom(data.roomId, { endsAt: toSeoulMidnight(addDays(day, 1)) }));
  };
  const hasLanes = room.board === "columns" || room.board === "timeline";
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="방 설정" closesOnOutsidePress>
      <div className="flex flex-col gap-5">
        <FreezeTime room={room} />
        {hasLanes && <ColumnsEditor />}
        <div className="flex flex-col">
          <span aria-hidden="true" className="mb-1.5 text-14 font-semibold text-fg-2">
            카드에 보이는 이름
          </span>
          <Segments
            label="카드에 보이는 이름"
            value={room.names}
            segments={nameChoices}
            onValueChange={(names) => changeRoomRow(data, { names })}
            isFull
          />
        </div>
        <div className="grid gap-1">
          <Checkbox label="카드를 확인한 뒤에 보여 주기" {...flag("approvesCards")} />
          <Checkbox label="들어오는 사람을 한 명씩 들이기" {...flag("approvesJoins")} />
          <Checkbox label="댓글 쓰기" {...flag("allowsComments")} />
          <Checkbox label="하트 누르기" {...flag("allowsHearts")} />
          <Checkbox
            label="링크의 제목 보여 주기"
            hint="학생이 올린 링크를 서버가 열어 제목을 가져와요."
            {...flag("showsLinkPreviews")}
          />
        </div>
        <TextField
          label="마지막 날"
          type="date"
          fieldSize="normal"
          value={lastDay}
          min={today}
          onValueChange={setLastDay}
          hint="이날이 지나면 방이 저절로 비워져요."
        />
      </div>
    </Dialog>
  );
}

/** The bell: from then on nobody but the teacher writes. */
function FreezeTime({ room }: { readonly room: PadRoom }) {
  const data = usePadData();
  const { freezesAt } = room;
  const isSet = typeof freezesAt === "number";
  const setTime = (time: string): void => {
    if (!/^\d\d:\d\d$/.test(time)) return;
    const at = Date.parse(`${toSeoulDay(data.now())}T${time}:00+09:00`);
    changeRoomRow(data, { freezesAt: at });
  };
  return (
    <div className="flex items-end gap-2">
      <TextField
        label="저절로 멈출 시각"
        type="time"
        fieldSize="normal"
        className="flex-1"
        value={isSet ? toSeoulTimeText(freezesAt) : ""}
        onValueChange={setTime}
      />
      {isSet && (
        <Button
          variant="text"
          className="mb-0.5"
          onClick={() => changeRoomRow(data, { freezesAt: null })}
        >
          정하지 않기
        </Button>
      )}
    </div>
  );
}
