/**
 * Gathers jobs into groups: what comes in while groups are under way, and within one turn of the
 * event loop, makes up the next one. The busier the server, the larger its groups and the cheaper
 * each job. `run` settles every job of its group itself and never rejects.
 */
export function createGroups<Job>(options: {
  readonly run: (group: readonly Job[]) => Promise<void>;
  readonly groupsAtOnce: number;
  /** A group ends before the job that would make it heavier than `weightMax`. */
  readonly weigh: (job: Job) => number;
  readonly weightMax: number;
}): (job: Job) => void {
  const { run, groupsAtOnce, weigh, weightMax } = options;
  let waiting: Job[] = [];
  let underWay = 0;

  async function drain(): Promise<void> {
    underWay++;
    while (waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      if (waiting.length > 0) await run(takeGroup());
    }
    underWay--;
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
    if (underWay < groupsAtOnce) void drain();
  };
}
