import { usePadData, usePadLive } from "../../../data/pad/use-pad-data.ts";
import { readAnswerState, type AnswerState } from "../pupil/say-answer.ts";

/** How the answer of who is here stands, live. */
export function useAnswerState(): AnswerState {
  const data = usePadData();
  usePadLive((live) => JSON.stringify(readAnswerState(live)));
  return readAnswerState(data);
}
