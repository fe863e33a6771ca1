import { useEffect } from "react";
import { forgetOpenedRoom, readOpenedRoom } from "../../../data/opening/opened-room.ts";
import { PadDataContext } from "../../../data/pad/use-pad-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { buttonLook } from "../../../ui/button.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Link } from "../../../ui/link.tsx";
import { LoadingView } from "../../../ui/arrival/loading-view.tsx";
import { ToasterSlot } from "../../../ui/overlay/toaster-slot.tsx";
import "./room-page.css";
import { TeacherRoom } from "./teacher-room.tsx";
import { useOpenPad } from "../../../kit/room/use-open-pad.ts";
import { useRoomEntry } from "../../../kit/room/use-room-entry.ts";

/** `/padIt` of its teacher: the board that stands in front of the class, without menus around it. */
export function Component() {
  const { teacher } = useTeacherData();
  const roomId = readOpenedRoom(teacher.uid);
  return (
    <>
      {roomId ? <OpenedRoom key={roomId} roomId={roomId} /> : <RoomGone />}
      <ToasterSlot />
    </>
  );
}

function OpenedRoom({ roomId }: { readonly roomId: string }) {
  const data = useOpenPad(roomId);
  const desk = useRoomEntry(roomId);
  const isGone = desk.failure?.code === "PadUnknown";
  useEffect(() => {
    if (isGone) forgetOpenedRoom();
  }, [isGone]);
  if (isGone) return <RoomGone />;
  if (!data) return <LoadingView />;
  return (
    <PadDataContext value={data}>
      <TeacherRoom desk={desk} />
    </PadDataContext>
  );
}

function RoomGone() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        picture={<Dami mood="worry" />}
        title="이 방을 찾지 못했어요"
        actions={
          <Link to="/classgame?about=padIt" className={buttonLook()}>
            내 방 보기
          </Link>
        }
      >
        마지막 날이 지났거나 지운 방이에요.
      </EmptyState>
    </main>
  );
}
