import { makeRoundTrip } from "./round-trip.ts";
import type { RoundTripQuestion, RoundTripReply } from "./round-trips-beside.ts";

// To give a request to the browser takes a thread 1 to 2 ms, a slow PC four times that: not the thread
// that has a mark to show.
addEventListener("message", ({ data: { id, body } }: MessageEvent<RoundTripQuestion>) => {
  const reply = (answer: RoundTripReply): void => postMessage(answer);
  makeRoundTrip(body).then(
    (answer) => reply({ id, answer }),
    () => reply({ id, answer: undefined }),
  );
});
