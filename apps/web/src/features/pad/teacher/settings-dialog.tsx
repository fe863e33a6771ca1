// Overlay: imports Base UI through dialog.tsx. Import only from modules that are loaded lazily.
import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight, toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { PadRoom } from "@damim/domain/pad/room/pad-room.ts";
import { useState } from "react";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { TimeField } from "../../../kit/time-field/time-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { ColumnsEditor } from "./columns-editor.tsx";
import { changeRoomRow, setNames } from "./room-commands.ts";
import { LastDay } from "../rooms/last-day.tsx";
import { RoomFlags, ShownNames } from "../rooms/room-fields.tsx";
import { changeRoom } from "../../../kit/room/room-requests.ts";
import { useHeldText } from "../rooms/use-held-text.ts";
import type { RoomDesk } from "../../../kit/room/use-room-entry.ts";

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
  const lastDay = useHeldText({
    saved: toSeoulDay(room.endsAt - 1),
    save: (day) =>
      void desk.change(changeRoom(data.roomId, { endsAt: toSeoulMidnight(addDays(day, 1)) })),
  });
  const hasLanes = room.board === "columns" || room.board === "timeline";
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="방 설정" closesOnOutsidePress>
      <div className="flex flex-col gap-5">
        <FreezeTime room={room} />
        {hasLanes && <ColumnsEditor />}
        <ShownNames value={room.names} onChange={(names) => setNames(data, room, names)} />
        <div className="grid gap-1">
          <RoomFlags
            values={room}
            onChange={(flag, isOn) => changeRoomRow(data, { [flag]: isOn })}
          />
          <Checkbox
            label="링크의 제목 보여 주기"
            hint="학생이 올린 링크를 서버가 열어 제목을 가져와요."
            isChecked={room.showsLinkPreviews === true}
            onCheckedChange={(isOn) => changeRoomRow(data, { showsLinkPreviews: isOn })}
          />
        </div>
        <LastDay
          value={lastDay.value}
          from={today}
          onChange={lastDay.onValueChange}
          onBlur={lastDay.onBlur}
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
  const [isPast, setPast] = useState(false);
  const field = useHeldText<string>({
    saved: isSet ? toSeoulTimeText(freezesAt) : "",
    save(time) {
      if (time === "") return;
      const at = Date.parse(`${toSeoulDay(data.now())}T${time}:00+09:00`);
      // A room that is to stop in the past would stop now: that is 방 멈추기.
      setPast(at <= data.now());
      if (at > data.now()) changeRoomRow(data, { freezesAt: at });
    },
  });
  return (
    <div className="flex items-end gap-2">
      <TimeField
        label="저절로 멈출 시각"
        fieldSize="normal"
        className="flex-1"
        {...field}
        error={isPast ? "이미 지난 시각이에요. 지금보다 뒤로 정해 주세요." : undefined}
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
