import { answerAssign, type AssignQuestion } from "./assign-solver.ts";

// Beside the page, which goes on painting while millions of swaps are tried.
addEventListener("message", ({ data }: MessageEvent<AssignQuestion>) => {
  for (const answer of answerAssign(data, () => performance.now())) postMessage(answer);
});
