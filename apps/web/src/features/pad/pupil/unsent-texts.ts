import { PAD_ROOM_ROW, padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import type { PadAnswer } from "@damim/domain/pad/pad-answer.ts";
import type { SurveyQuestion } from "@damim/domain/survey/survey.ts";
import { readDraftWords } from "../../../data/pad/draft-places.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";

/**
 * What this device wrote and the server does not have, so that it can be read and copied: oldest first, at the end what
 * was being written when the room went away.
 */
export function listUnsentTexts({
  store,
  name,
}: Pick<PadData, "store" | "name">): readonly string[] {
  const questions = store.rows(padRoomKind).get(PAD_ROOM_ROW)?.questions ?? [];
  const sent = [...store.pending(), ...store.refused()].flatMap(({ set }) => [
    set["text"],
    ...questions.flatMap((question) => sayAnswered(question, Object(set["values"]))),
  ]);
  return [...sent, ...readDraftWords(name)].filter(isWords);
}

/** 「짝이 되고 싶은 친구: 3번, 18번」: a bare number would say nothing to who reads it. */
function sayAnswered({ id, head, type }: SurveyQuestion, values: PadAnswer["values"]) {
  const value = values[id];
  return value ? [`${head}: ${type === "pupils" ? value.replaceAll(/\d+/g, "$&번") : value}`] : [];
}

function isWords(text: unknown): text is string {
  return typeof text === "string" && text.trim() !== "";
}
