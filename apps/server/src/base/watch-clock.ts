import { FUTURE_LIMIT_MS } from "@damim/sync/clock.ts";

const LOOK_MS = 10_000;
const MINUTE_MS = 60_000;

/**
 * Looks every ten seconds whether the computer's clock was set: whether it went another way than time did. `onStep` gets
 * by how many ms, forward or back. A computer that slept looks like one that was set forward. Returns the end of it.
 */
export function watchClock(options: {
  readonly now: () => number;
  /** Ms since some moment, by a clock that nobody can set. */
  readonly elapsed: () => number;
  readonly setTimer: (work: () => void, delayMs: number) => () => void;
  readonly onStep: (ms: number) => void;
}): () => void {
  const { now, elapsed, setTimer, onStep } = options;
  let expected = now() - elapsed();
  let cancel = setTimer(look, LOOK_MS);
  function look(): void {
    const found = now() - elapsed();
    const ms = Math.round(found - expected);
    expected = found;
    if (Math.abs(ms) > FUTURE_LIMIT_MS) onStep(ms);
    cancel = setTimer(look, LOOK_MS);
  }
  return () => cancel();
}

/** What the console says of a step. */
export function toStepSentence(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS);
  return ms > 0
    ? `이 컴퓨터의 시계가 ${minutes}분 앞으로 갔어요. 잠자기에서 깬 것이 아니라면 시각을 확인해 주세요. 저장은 계속돼요.`
    : `이 컴퓨터의 시계가 ${minutes}분 뒤로 갔어요. 지금 시각이 맞는지 확인해 주세요. 저장은 계속돼요.`;
}

/** Where something was written later than now. */
export function toLeadSentence(ms: number): string {
  return `저장된 기록이 서버의 시계보다 ${Math.round(ms / MINUTE_MS)}분 앞서 있어요. 서버 컴퓨터의 시각이 맞는지 확인해 주세요. 저장은 계속돼요.`;
}
