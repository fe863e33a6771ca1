import { openWorker } from "../../../platform/open-worker.ts";
import type { AssignAnswer, AssignQuestion } from "./assign-solver.ts";
// oxlint-disable-next-line import/default -- Vite makes the default export: the address of the worker
import workerAddress from "./assign.worker.ts?worker&url";

/**
 * Answers in a worker; where none can start, the page itself does, which then stands still meanwhile. Returns the way to
 * stop: what came until then stands. A worker that dies midway says so by `onEnd(false)`.
 */
export function solveBeside(
  question: AssignQuestion,
  onAnswer: (answer: AssignAnswer) => void,
  onEnd: (isWhole: boolean) => void,
): () => void {
  let isStopped = false;
  let worker: Worker | undefined;
  const end = (isWhole: boolean): void => {
    if (isStopped) return;
    isStopped = true;
    worker?.terminate();
    onEnd(isWhole);
  };
  const take = (answer: AssignAnswer): void => {
    if (isStopped) return;
    onAnswer(answer);
    if (answer.type === "run" ? answer.isOver : question.seed === undefined) end(true);
  };
  try {
    worker = openWorker(workerAddress);
    worker.addEventListener("message", ({ data }: MessageEvent<AssignAnswer>) => take(data));
    worker.addEventListener("error", () => end(false));
    worker.postMessage(question);
  } catch {
    void import("./assign-solver.ts").then(({ answerAssign }) => {
      for (const answer of answerAssign(question, () => performance.now())) take(answer);
    });
  }
  return () => {
    isStopped = true;
    worker?.terminate();
  };
}
