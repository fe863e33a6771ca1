// Loaded lazily by seats-page.tsx.
import { seatRoomKind } from "@damim/domain/seats/seat-room.ts";
import { EmptyOfYear } from "../../kit/page/empty-of-year.tsx";
import { EmptyDesks } from "../../ui/empty-desks.tsx";

export function NoRoom() {
  return (
    <EmptyOfYear
      kind={seatRoomKind}
      noun="교실"
      picture={<EmptyDesks />}
      title="아직 교실이 없어요"
    >
      교실 모양을 고르면 바로 뽑을 수 있어요
    </EmptyOfYear>
  );
}
