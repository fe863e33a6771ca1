/**
 * Gathers jobs into groups: what comes in while groups are under way, and within one turn of the
 * event loop, makes up the next one. The busier the server, the larger its groups and the cheaper
 * each job. `run` settles every job of its group itself and never rejects; what it resolves with ends those that wait by
 * then too: behind a database that let one group wait in vain, the next would do the same.
 */
export function createGroups<Job>(options: {
  readonly run: (group: readonly Job[]) => Promise<((job: Job) => void) | undefined>;
  readonly groupsAtOnce: number;
  /** A group ends before the job that would make it heavier than `weightMax`. */
  readonly weigh: (job: Job) => number;
  readonly weightMax: number;
  /**
   * How long after the beginning of the last group this job may wait for others to join it, ms. One that may not (0)
   * takes those that wait along at once. Absent: none may.
   */
  readonly findPatience?: (job: Job) => number;
}): (job: Job) => void {
  const { run, groupsAtOnce, weigh, weightMax, findPatience = () => 0 } = options;
  let waiting: Job[] = [];
  let underWay = 0;
  let begunAt = -Infinity;
  let hurry = (): void => {};

  async function drain(): Promise<void> {
    underWay++;
    while (waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      await waitForOthers();
      if (waiting.length === 0) continue;
      begunAt = performance.now();
      const endWaiting = await run(takeGroup());
      if (endWaiting) waiting.splice(0).forEach(endWaiting);
    }
    underWay--;
  }

  async function waitForOthers(): Promise<void> {
    const leftMs = begunAt + Math.min(...waiting.map(findPatience)) - performance.now();
    if (waiting.length === 0 || leftMs <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, leftMs);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    hurry = () => {};
  }

  function takeGroup(): readonly Job[] {
    let weight = 0;
    const end = waiting.findIndex((job) => (weight += weigh(job)) > weightMax);
    const group = waiting.slice(0, end === -1 ? undefined : Math.max(end, 1));
    waiting = waiting.slice(group.length);
    return group;
  }

  return (job) => {
    waiting.push(job);
    if (findPatience(job) === 0) hurry();
    if (underWay < groupsAtOnce) void drain();
  };
}

/** Groups of each place apart, opened when it is first met. */
export function createGroupsByPlace<Place extends object, Job>(
  open: (place: Place) => (job: Job) => void,
): (place: Place, job: Job) => void {
  const groups = new WeakMap<Place, (job: Job) => void>();
  return (place, job) => {
    const add = groups.get(place) ?? open(place);
    groups.set(place, add);
    add(job);
  };
}
