/** The pupil who floods, in a thread of its own: its large answers must not hold up those who measure. */
import { parentPort, workerData } from "node:worker_threads";
import { createPadPupil } from "./pad-pupil.ts";
import { createPadWatch } from "./pad-watch.ts";

const { hands, ...about } = workerData;
const pupil = createPadPupil({ ...about, watch: createPadWatch() });
let isOver = true;

parentPort?.on("message", (message) => {
  isOver = message !== "flood";
  if (message === "leave") {
    pupil.close();
    parentPort?.close();
  } else if (message === "flood") {
    void pupil.flood(hands, () => isOver).then((sums) => parentPort?.postMessage(sums));
  }
});
await pupil.join();
parentPort?.postMessage("joined");
