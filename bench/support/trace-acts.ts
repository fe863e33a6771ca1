import type { CDPSession } from "playwright-core";

/** What one act took of the page's main thread, ms of CPU. */
export interface ActCost {
  /** In the input's own turn. */
  readonly turn: number;
  /** From the input to the end of the first frame after it, the turn included. */
  readonly untilPainted: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the wall. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];

/** Traces while `work` acts, and tells what each input of the type ("keydown", "click") cost, in order. */
export async function traceActs(
  cdp: CDPSession,
  input: string,
  work: () => Promise<void>,
): Promise<readonly ActCost[]> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { readonly value: object[] }): void => {
    // Chromium's own format: what is not a slice of time falls out below.
    events.push(...(value as TraceEvent[]));
  };
  cdp.on("Tracing.dataCollected", take);
  await cdp.send("Tracing.start", {
    categories: CATEGORIES.join(),
    transferMode: "ReportEvents",
  });
  await work();
  const complete = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.end");
  await complete;
  cdp.off("Tracing.dataCollected", take);
  return toCosts(events, input);
}

function toCosts(events: readonly TraceEvent[], input: string): readonly ActCost[] {
  const slices = events.filter(({ ph }) => ph === "X").toSorted((a, b) => a.ts - b.ts);
  const inputs = slices.filter(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === input,
  );
  return inputs.map((turn) => {
    const thread = slices.filter(({ pid, tid }) => pid === turn.pid && tid === turn.tid);
    const frame = thread.find(({ name, ts }) => name === "Commit" && ts > toEnd(turn));
    const end = frame ? toEnd(frame) : toEnd(turn);
    const outer = listOutermost(thread.filter(({ name }) => name.endsWith("RunTask")));
    const tasks = outer.filter((task) => toEnd(task) > turn.ts && task.ts < end);
    return { turn: toMs(turn), untilPainted: tasks.reduce((sum, task) => sum + toMs(task), 0) };
  });
}

/** Tasks stand in the trace inside of tasks. */
function listOutermost(tasks: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return tasks.filter((task) => {
    if (task.ts < end) return false;
    end = toEnd(task);
    return true;
  });
}

function toEnd({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

function toMs({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000;
}
