import { isSplit, type AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import { costOf, takeRun, takeSCurve } from "@damim/domain/class-assignment/change-assign.ts";
import { listBroken } from "@damim/domain/class-assignment/explain-rules.ts";
import { findReached, type AssignProof } from "@damim/domain/class-assignment/proof-words.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { newSeed } from "../../../platform/random.ts";
import type { Assignment } from "../assignment.ts";
import type { AssignAnswer, AssignFacts } from "./assign-solver.ts";
import { solveBeside } from "./solve-beside.ts";

type Run = Extract<AssignAnswer, { readonly type: "run" }>;

interface Search {
  readonly seed: number;
  readonly stop: () => void;
  best?: Run;
  facts?: AssignFacts;
}

export interface Split {
  readonly facts: AssignFacts | undefined;
  /** Of the split as it stands; nothing while the facts are on their way, or before the first run. */
  readonly proof: AssignProof | undefined;
  /** What the search has so far: a cost, once there is one. */
  readonly running: { readonly cost?: number } | undefined;
  readonly start: () => void;
  /** 「S자만」, once what is proven is known. */
  readonly startByHand: () => void;
  /** 「멈추기」: the best so far stands. */
  readonly stop: () => void;
}

/** 반 나누기: what is proven of these pupils and rules, always, and the search while it runs. */
export function useSplit({ draft, change, createActor }: Assignment): Split {
  const [running, setRunning] = useState<{ readonly cost?: number }>();
  const search = useRef<Search>(undefined);
  const facts = useFacts(draft);
  const latest = useRef({ draft, change });
  useEffect(() => {
    latest.current = { draft, change };
  });
  useEffect(() => () => search.current?.stop(), []);

  const take = (): void => {
    const { seed = 0, best, facts: known } = search.current ?? {};
    search.current = undefined;
    setRunning(undefined);
    // Pupils who came meanwhile are not in it.
    if (!best || !known || best.places.length !== latest.current.draft.pupils.length) return;
    const { cost, parts, places } = best;
    const { bound, sCurve } = known;
    const run = { seed, cost, parts, places, bound, sCurve };
    latest.current.change(takeRun(latest.current.draft, run, createActor()));
  };
  const start = (): void => {
    search.current?.stop();
    const { settings, pupils, rules } = draft;
    const seed = Number.parseInt(newSeed().slice(0, 8), 16);
    setRunning({});
    const stop = solveBeside(
      { draft: { settings, pupils, rules }, seed },
      (answer) => {
        const { current } = search;
        if (!current) return;
        if (answer.type === "facts") current.facts = answer.facts;
        else {
          current.best = answer;
          setRunning({ cost: answer.cost });
        }
      },
      take,
    );
    search.current = { seed, stop };
  };
  const proof = useMemo(
    () =>
      facts && isSplit(draft)
        ? {
            ...facts,
            cost: costOf(draft).cost,
            reached: findReached(draft),
            broken: listBroken(draft).length,
          }
        : undefined,
    [facts, draft],
  );
  return {
    facts,
    proof,
    running,
    start,
    startByHand() {
      if (facts) change(takeSCurve(draft, facts, createActor()));
    },
    stop() {
      search.current?.stop();
      take();
    },
  };
}

/** What is proven of pupils and rules, wherever they stand: asked anew when one of them changes. */
function useFacts({ settings, pupils, rules }: AssignDraft): AssignFacts | undefined {
  const key = useMemo(
    () =>
      JSON.stringify([
        settings,
        rules,
        pupils.map((pupil) => ({ ...pupil, place: undefined, pinned: undefined })),
      ]),
    [settings, pupils, rules],
  );
  const asked = useRef({ settings, pupils, rules });
  const [known, setKnown] = useState<{ readonly key: string; readonly facts: AssignFacts }>();
  useEffect(() => {
    asked.current = { settings, pupils, rules };
  });
  useEffect(() => {
    if (asked.current.pupils.length === 0) return;
    return solveBeside(
      { draft: asked.current },
      (answer) => answer.type === "facts" && setKnown({ key, facts: answer.facts }),
      () => undefined,
    );
  }, [key]);
  return known?.key === key ? known.facts : undefined;
}
