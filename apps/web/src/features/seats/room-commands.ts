import { seatRoomKind, type KeptSeatRoom, type SeatRoom } from "@damim/domain/seats/seat-room.ts";
import { createRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with the room. */
export function createRoomCommands({ newId, act }: CommandDeps) {
  return {
    /**
     * The room that was built last is changed; one that a seating was made in (`used`) stays as it was, and a new one takes
     * its place. Gives back the id.
     */
    write(
      room: KeptSeatRoom | undefined,
      used: string | undefined,
      fields: Partial<SeatRoom>,
      sentence: string,
    ) {
      if (room && room.id !== used) {
        void act([{ kind: seatRoomKind.name, id: room.id, set: { ...fields } }], sentence);
        return room.id;
      }
      const first = { title: "우리 교실", shape: "pairs", seats: [], board: "top", door: "right" };
      const { id: _, ...before } = room ?? { id: "" };
      const id = newId();
      void act([createRow(seatRoomKind.name, id, { ...first, ...before, ...fields })], sentence);
      return id;
    },
  };
}
