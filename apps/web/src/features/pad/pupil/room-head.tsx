import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { ReactNode } from "react";
import { usePadData, usePadLive, usePadRoom } from "../../../data/pad/use-pad-data.ts";

/** What this room is, how many are here, and who I am. */
export function RoomHead(props: { readonly onMenu: () => void; readonly search: ReactNode }) {
  const { entrance } = usePadData();
  const room = usePadRoom();
  const count = usePadLive(({ people }) => people.count);
  const me = entrance?.me;
  return (
    <header className="pad-head">
      <div className="pad-head-title">
        <p className="pad-people" data-here={count > 0 || undefined}>
          {count > 1 ? `${count}명이 함께 쓰는 중` : "우리 반 패드잇"}
        </p>
        <h1>{room?.title ?? entrance?.roomName}</h1>
      </div>
      {props.search}
      {me && (
        <button type="button" className="pad-me" aria-haspopup="dialog" onClick={props.onMenu}>
          {toStudentWords(me)}
        </button>
      )}
    </header>
  );
}
