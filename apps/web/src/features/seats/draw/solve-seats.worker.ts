import { answerSeats, type SeatAnswer, type SeatQuestion } from "./seat-solver.ts";

// Beside the page, which stays free while rules are tried out.
addEventListener("message", ({ data }: MessageEvent<SeatQuestion>) => {
  postMessage(answerSeats(data) satisfies SeatAnswer);
});
