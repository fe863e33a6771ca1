import { useEffect, useMemo, useSyncExternalStore } from "react";
import { afterPaint } from "../../platform/after-paint.ts";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";

interface Part<Code> {
  readonly load: () => Promise<Code>;
}

/** What is known of the code of a part. One that is missing comes by itself when it can. */
export type Arrival<Code> =
  | { readonly state: "here"; readonly code: Code }
  | { readonly state: "coming" | "missing"; readonly code?: undefined };

/** The clock of the waiting goes with the page's turns: a device that is busy for seconds has brought nothing meanwhile. */
const TURN_MS = 100;
/** So long after the last that came, what is left counts as missing: it may still come, and nothing else waits for it. */
const WAIT_TURNS = 30;
/** A slow device is waited for while it brings one after the other: what stands incomplete would move. */
const LONGEST_WAIT_TURNS = 90;
const coming = { state: "coming" } as const;
const missing = { state: "missing" } as const;

const arrivals = new WeakMap<Part<unknown>["load"], Arrival<unknown>>();
const listeners = new Set<() => void>();
let isTelling = false;

/**
 * Brings the code of parts, so that what shows them has it in the very turn. Resolves when each is here; rejects where
 * one is missing, at the latest three seconds after the last that came and nine after the first was asked for, as a page
 * counts them that has its turns: on a device too busy for them each second lasts longer.
 */
export async function bringCodes(parts: readonly Part<unknown>[]): Promise<void> {
  const isAway = ({ load }: Part<unknown>) => arrivals.get(load)?.state !== "here";
  const away = parts.filter(isAway);
  await new Promise<void>((resolve) => {
    let [turns, lastCame] = [0, 0];
    const end = (): void => {
      clearInterval(clock);
      resolve();
    };
    const clock = setInterval(() => {
      turns += 1;
      if (turns >= LONGEST_WAIT_TURNS || turns - lastCame >= WAIT_TURNS) end();
    }, TURN_MS);
    const came = (): void => void (lastCame = turns);
    void Promise.all(away.map((part) => bring(part).then(came))).then(end);
  });
  away.forEach(giveUp);
  if (away.some(isAway)) throw new Error("a part is missing");
}

async function bring(part: Part<unknown>): Promise<void> {
  try {
    arrivals.set(part.load, { state: "here", code: await part.load() });
    tell();
  } catch {
    giveUp(part);
  }
}

function giveUp({ load }: Part<unknown>): void {
  if (arrivals.has(load)) return;
  arrivals.set(load, missing);
  tell();
}

/** Many come in one turn: they are drawn together. */
function tell(): void {
  if (isTelling) return;
  isTelling = true;
  afterPaint(() => {
    isTelling = false;
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The code of parts as manifests name them, in their order, each as it comes. */
export function useArrivals<Code>(parts: readonly Part<Code>[]): readonly Arrival<Code>[] {
  const find = ({ load }: Part<Code>) => (arrivals.get(load) ?? coming) as Arrival<Code>;
  const states = useSyncExternalStore(subscribe, () =>
    parts.map((part) => find(part).state).join(),
  );
  useEffect(() => keepTrying(() => bringCodes(parts)), [parts]);
  // oxlint-disable-next-line react/exhaustive-deps -- what came is told by the states
  return useMemo(() => parts.map(find), [parts, states]);
}

/**
 * The code of parts, once each is here or missing: a list that first stands without its lines would move what is below
 * it. In the place of a missing one stands nothing.
 */
export function useCodes<Code>(
  parts: readonly Part<Code>[],
): readonly (Code | undefined)[] | undefined {
  const arrived = useArrivals(parts);
  return useMemo(
    () =>
      arrived.some(({ state }) => state === "coming") ? undefined : arrived.map(({ code }) => code),
    [arrived],
  );
}
