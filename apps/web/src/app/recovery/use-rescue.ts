import { useEffect, useState } from "react";
import type { UnsentWords } from "../../data/opening/volatile-storage.ts";
import { rescueWords, setAside } from "../../data/opening/rescue-words.ts";
import type { TeacherData } from "../../data/teacher-data.ts";

export type Rescue =
  | { readonly type: "reading" }
  /** The database gave nothing, and the page had nothing either. */
  | { readonly type: "failed" }
  | {
      readonly type: "done";
      readonly words: UnsentWords;
      readonly unreadableCount: number;
      readonly isSetAside: boolean;
    };

/** Sets a teacher's unsent words aside: those of the broken database and those of the page, once each. */
export function useRescue(input: {
  readonly uid: string;
  readonly isAnswering: boolean;
  readonly data: TeacherData | undefined;
}): Rescue {
  const { uid, isAnswering, data } = input;
  const [rescue, setRescue] = useState<Rescue>({ type: "reading" });
  useEffect(() => {
    if (!isAnswering) return;
    let isStopped = false;
    const run = async (): Promise<Rescue> => {
      const here = data && readWords(data);
      data?.close();
      const found = await rescueWords(uid);
      if (!found && !here) return { type: "failed" };
      const words = {
        outbox: uniteByStamp(found?.outbox ?? [], here?.outbox ?? []),
        refused: uniteByStamp(found?.refused ?? [], here?.refused ?? []),
      };
      const isSetAside = here ? await setAside(uid, words) : (found?.isSetAside ?? false);
      return { type: "done", words, unreadableCount: found?.unreadableCount ?? 0, isSetAside };
    };
    void run().then((done) => {
      if (!isStopped) setRescue(done);
    });
    return () => {
      isStopped = true;
    };
  }, [uid, isAnswering, data]);
  return rescue;
}

function readWords({ stores }: TeacherData): UnsentWords {
  return {
    outbox: stores.flatMap((store) => store.pending().map((op) => ({ ...op, scope: store.scope }))),
    refused: stores.flatMap((store) =>
      store.refused().map((op) => ({ ...op, scope: store.scope })),
    ),
  };
}

function uniteByStamp<T extends { readonly at: string }>(
  some: readonly T[],
  others: readonly T[],
): readonly T[] {
  const stamps = new Set(some.map((op) => op.at));
  return [...some, ...others.filter((op) => !stamps.has(op.at))];
}
