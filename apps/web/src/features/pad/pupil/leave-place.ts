import { padAnswerKind, type PadAnswer } from "@damim/domain/pad/pad-answer.ts";
import { ANSWER_CODE } from "../../../data/opening/room-keys.ts";
import { addLeft, type LeftAnswer } from "../../../data/pad/left-here.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { readText } from "../../../platform/kept/device-texts.ts";
import { readAnswerState } from "./say-answer.ts";
import { readLeftTexts, saveLeftTexts } from "./left-texts.ts";
import type { LeftHere, PadVisit } from "./pad-visit.ts";
import { listUnsentTexts } from "./unsent-texts.ts";

/** What a device still has of a room that it is out of. */
export function listLeft(data: PadData): LeftHere {
  const answer = data.entrance?.isSurvey && readAnswerState(data);
  return { unsent: listUnsentTexts(data), ...(answer && { answer }) };
}

/** Whoever holds this place next is not who wrote here: the answer goes under its number, cards stay to be copied. */
export function keepLeft(data: PadData): void {
  const answer = findUnsentAnswer(data);
  if (answer) addLeft({ answer });
  else saveLeftTexts([...readLeftTexts(), ...listUnsentTexts(data)]);
}

/** 「다음 친구」: what has not gone yet goes with who leaves, and the same survey asks who is next. */
export async function leavePlace(visit: PadVisit, data: PadData): Promise<void> {
  const answer = findUnsentAnswer(data);
  if (!data.entrance?.isSurvey) keepLeft(data);
  await visit.leave(answer);
  const code = readText(ANSWER_CODE);
  if (data.entrance?.isSurvey && code !== undefined) await visit.enter({ answer: code });
}

/** What was handed in and the server does not have, or did not take. */
function findUnsentAnswer({ store, me, entrance, now }: PadData): LeftAnswer | undefined {
  const survey = readText(ANSWER_CODE);
  const number = entrance?.me?.number;
  const unsent = [...store.refused(), ...store.pending()].findLast(
    ({ kind, id }) => kind === padAnswerKind.name && id === me,
  );
  if (!unsent || survey === undefined || number === undefined) return undefined;
  const values = unsent.set["values"] as PadAnswer["values"];
  return { survey, number, at: now(), leftAt: now(), values };
}
