import { PAD_ROOM_ROW, padRoomKind } from "@damim/domain/pad/pad-room.ts";
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
    ...Object.entries(Object(set["values"]) as Readonly<Record<string, unknown>>).map(
      ([id, value]) =>
        sayAnswered(
          String(value),
          questions.find((each) => each.id === id),
        ),
    ),
  ]);
  return [...sent, ...readDraftWords(name)].filter(isWords);
}

/** 「짝이 되고 싶은 친구: 3번, 18번」: a bare number would say nothing to who reads it. */
function sayAnswered(value: string, question: SurveyQuestion | undefined): string {
  if (!question) return value;
  return `${question.head}: ${question.type === "pupils" ? value.replaceAll(/\d+/g, "$&번") : value}`;
}

function isWords(text: unknown): text is string {
  return typeof text === "string" && text.trim() !== "";
}
