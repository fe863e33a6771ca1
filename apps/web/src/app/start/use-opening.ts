import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { openKeptData, openVolatileData } from "../../data/opening/open-kept-data.ts";
import type { UnsentWords } from "../../data/opening/volatile-storage.ts";
import type { Teacher } from "../../data/server/session.ts";
import { waitForProfile, type TeacherData } from "../../data/teacher-data.ts";
import { holdIdleWork } from "../../ui/arrival/when-idle.ts";
import { isSchoolYearReady } from "../base/school-year-ready.ts";

/** A disk that has not answered by then is said to be slow; the screen for it stands within 3 s. */
const SLOW_MS = 2_000;

export type Opening =
  | { readonly type: "opening" }
  /** The disk has not answered yet; when it does, the opening goes on by itself. */
  | { readonly type: "slow" }
  | { readonly type: "broken" }
  | { readonly type: "ready"; readonly data: TeacherData }
  /** Nothing of this teacher is on the device, and the server cannot be asked. */
  | { readonly type: "never-connected" };

interface Attempt {
  /** Given: without the disk, and these words go out with the first round. */
  readonly unsent?: UnsentWords;
}

export interface OpeningControl {
  readonly opening: Opening;
  readonly retry: () => void;
  readonly goOnline: (unsent: UnsentWords) => void;
}

/** Opens a teacher's data when the component comes, closes it when it goes. */
export function useOpening(teacher: Teacher, onSignedOut: () => void): OpeningControl {
  const [opening, setOpening] = useState<Opening>({ type: "opening" });
  const [attempt, setAttempt] = useState<Attempt>({});
  const start = useCallback((next: Attempt): void => {
    setOpening({ type: "opening" });
    setAttempt(next);
  }, []);
  const leave = useEffectEvent(onSignedOut);
  useEffect(() => {
    let isStopped = false;
    let opened: TeacherData | undefined;
    let letGo: () => void = () => undefined;
    holdIdleWork(new Promise<void>((resolve) => (letGo = resolve)));
    const show = (next: Opening): void => {
      if (!isStopped) setOpening(next);
    };
    // On a shared device the opening waits for the server's key, not for the disk.
    const slow =
      teacher.deviceUse === "own" ? setTimeout(() => show({ type: "slow" }), SLOW_MS) : undefined;
    const open = async (): Promise<void> => {
      const kept = attempt.unsent
        ? ({ type: "ready", data: await openVolatileData(teacher, attempt.unsent) } as const)
        : await openKeptData(teacher);
      clearTimeout(slow);
      if (kept.type === "broken") {
        letGo();
        return show(kept);
      }
      if (isStopped) return kept.data.close();
      const { data } = kept;
      opened = data;
      void data.firstRound.then(() => letGo());
      // A new device has to hear from the server once before it knows whether there is a school year.
      const isNew = data.profile.cursor === 0 && !isSchoolYearReady(data);
      if (isNew) show({ type: "opening" });
      const state = isNew ? await waitForProfile(data) : "idle";
      // Nothing to show, and nobody is signed in: the entry is the only way on.
      if (state === "signed-out" && !isStopped) return leave();
      show(state === "idle" ? { type: "ready", data } : { type: "never-connected" });
    };
    open().catch(() => {
      letGo();
      clearTimeout(slow);
      show({ type: "never-connected" });
    });
    return () => {
      isStopped = true;
      letGo();
      clearTimeout(slow);
      opened?.close();
    };
  }, [teacher, attempt]);
  return {
    opening,
    retry: useCallback(() => start({}), [start]),
    goOnline: useCallback((unsent: UnsentWords) => start({ unsent }), [start]),
  };
}
