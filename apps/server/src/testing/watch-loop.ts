import { setImmediate } from "node:timers/promises";

/**
 * The longest that the loop was held while `work` went on, in ms of this thread's CPU: whoever else uses the machine
 * makes no difference.
 */
export async function watchLoop(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const watch = async (): Promise<void> => {
    let last = readCpuMs();
    while (!isOver) {
      await setImmediate();
      const now = readCpuMs();
      longest = Math.max(longest, now - last);
      last = now;
    }
  };
  const watching = watch();
  await work();
  // What the last turn took is seen in the next.
  await setImmediate();
  isOver = true;
  await watching;
  return longest;
}

export function readCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
