import { readRosterInput } from "./read-roster-input.ts";
import type { RosterAnswer, RosterQuestion } from "./roster-reader.ts";

// Reads beside the page, so that 5 MB of anything leave the page free to answer.
addEventListener("message", ({ data }: MessageEvent<RosterQuestion>) => {
  void readRosterInput(data.input, data.options).then((result) => {
    const answer: RosterAnswer = { id: data.id, result };
    postMessage(answer);
  });
});
