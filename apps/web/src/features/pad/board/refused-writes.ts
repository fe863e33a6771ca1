import { createRow, DEAD } from "@damim/sync/change.ts";
import { padCardKind, padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import { padCommentKind } from "@damim/domain/pad/card/pad-reaction.ts";
import { padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import { padStrokeKind } from "@damim/domain/pad/card/pad-stroke.ts";
import type { PadData, RefusedPadWrite } from "../../../data/pad/pad-data.ts";
import { usePadData, usePadLive } from "../../../data/pad/use-pad-data.ts";

/** What the server did not take of this device's, oldest first. */
export function useRefusedWrites(): readonly RefusedPadWrite[] {
  const { store } = usePadData();
  usePadLive((data) =>
    data.store
      .refused()
      .map(({ at }) => at)
      .join(),
  );
  return store.refused();
}

/** What somebody wrote in it, to read and to copy; "" when it holds no words. */
export function toWrittenText({ set }: RefusedPadWrite): string {
  return [set["text"], set["title"], set["link"]].find(isWords) ?? "";
}

/** What a write was about. Nothing for hearts and votes: a press that did not count is no words of anybody. */
export function toWriteName({ kind, set }: RefusedPadWrite): string | undefined {
  const isNew = set[DEAD] === false;
  const isTaken = set[DEAD] === true;
  switch (kind) {
    case padCardKind.name:
      if (isTaken) return "카드 지우기";
      if (isNew) return "글 없이 올린 카드";
      return PLACES.some((field) => Object.hasOwn(set, field)) ? "카드 옮기기" : "카드 고치기";
    case padCommentKind.name:
      return isTaken ? "댓글 지우기" : "댓글";
    case padStrokeKind.name:
      return "칠판에 그린 선";
    case padColumnKind.name:
      return "칸";
    case padMemberKind.name:
      return "학생 이름과 별칭";
    case padRoomKind.name:
      return "방 설정";
    default:
      return undefined;
  }
}

/** Written anew before the refused one goes: a crash in between leaves it twice and never away. */
export async function sendAgain(
  { store }: PadData,
  { kind, id, set, at }: RefusedPadWrite,
): Promise<void> {
  await store.write([set[DEAD] === false ? createRow(kind, id, set) : { kind, id, set }]);
  await store.discardRefused(at).catch(() => undefined);
}

const PLACES = ["order", "column", "x", "y"];

function isWords(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
