import type { Result } from "@damim/domain/base/result.ts";
import { useCallback, useEffect, useState } from "react";
import { findText } from "../../data/server/json-fields.ts";

export type ServerList<T, E = unknown> = {
  /** What the server refused the last asking with; a value beside it may be old. */
  readonly failure: E | undefined;
  /** The server's own sentence of it, where it gave one. */
  readonly said: string | undefined;
  readonly reload: () => void;
  /** What this page itself changed, without asking again. */
  readonly take: (change: (value: T) => T) => void;
} & (
  | { readonly state: "ready"; readonly value: T }
  /** `away`: the server could not be asked, and nothing is known yet. */
  | { readonly state: "loading" | "away"; readonly value: undefined }
);

interface Known<T, E> {
  readonly ask: () => Promise<Result<T, E>>;
  readonly value?: T;
  readonly failure?: E | undefined;
  readonly said?: string | undefined;
  readonly isAway: boolean;
}

/**
 * What only the server knows. A value stays while it is asked for again: after `reload`, when the network is back, and
 * when `again` changes. A promise that is rejected is away without a failure; its sentence (`takeAnswer`) is said.
 *
 * @param ask the same function for the same question: of the module, or of `useCallback`. What it may not find it answers as
 * null or inside of a value: `undefined` would be waited for, for ever
 *
 * ```ts
 * const switches = useServerList(() => askServer<SwitchesReply>("GET", "switches"));
 * ```
 */
export function useServerList<T extends NonNullable<unknown> | null, E>(
  ask: () => Promise<Result<T, E>>,
  again?: unknown,
): ServerList<T, E> {
  const [known, setKnown] = useState<Known<T, E>>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStopped = false;
    const settle = (news: Partial<Known<T, E>>): void => {
      if (isStopped) return;
      setKnown((before) => ({
        ...(before?.ask === ask && before),
        ask,
        failure: undefined,
        said: undefined,
        isAway: false,
        ...news,
      }));
    };
    ask().then(
      (answer) =>
        settle(
          answer.ok
            ? { value: answer.value }
            : { failure: answer.refusal, said: toSaid(answer.refusal), isAway: true },
        ),
      (error: unknown) => settle({ said: toSaid(error), isAway: true }),
    );
    return () => {
      isStopped = true;
    };
  }, [ask, again, attempt]);
  const reload = useCallback(() => {
    setKnown((before) => before && { ...before, isAway: false });
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [reload]);
  const take = useCallback(
    (change: (value: T) => T) =>
      setKnown((before) =>
        before?.value === undefined ? before : { ...before, value: change(before.value) },
      ),
    [],
  );
  const { value, failure, said, isAway = false } = known?.ask === ask ? known : {};
  const rest = { failure, said, reload, take };
  return value === undefined
    ? { ...rest, state: isAway ? "away" : "loading", value: undefined }
    : { ...rest, state: "ready", value };
}

const toSaid = (trouble: unknown): string | undefined => findText(trouble, "sentence");
