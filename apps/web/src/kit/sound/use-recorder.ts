import { useEffect, useRef, useState } from "react";
import { currentTime } from "../../platform/clock.ts";
import {
  recordSound,
  type NoMicrophone,
  type SoundRecording,
} from "../../platform/record-sound.ts";

export interface Recorded {
  readonly blob: Blob;
  readonly seconds: number;
}

export interface Recorder {
  readonly state: "idle" | "asking" | "recording";
  /** Since the beginning, while it records. */
  readonly seconds: number;
  start(): void;
  stop(): void;
}

/** Records from the microphone, so many seconds at most. Leaving gives the microphone back. */
export function useRecorder(
  longestSeconds: number,
  onRecorded: (recorded: Recorded) => void,
  onRefused: (why: NoMicrophone) => void,
): Recorder {
  const [state, setState] = useState<Recorder["state"]>("idle");
  const [seconds, setSeconds] = useState(0);
  const recording = useRef<{ readonly sound: SoundRecording; readonly since: number }>(undefined);
  const isGone = useRef(false);

  const stop = (): void => {
    const now = recording.current;
    if (!now) return;
    recording.current = undefined;
    const length = Math.min(longestSeconds, (currentTime() - now.since) / 1_000);
    void now.sound.stop().then((blob) => {
      setState("idle");
      if (!isGone.current) onRecorded({ blob, seconds: Math.max(1, Math.round(length)) });
    });
  };
  const latestStop = useRef(stop);
  useEffect(() => {
    latestStop.current = stop;
  });
  const start = (): void => {
    if (state !== "idle") return;
    setState("asking");
    void recordSound().then((sound) => {
      if (typeof sound === "string") {
        setState("idle");
        onRefused(sound);
        return;
      }
      if (isGone.current) {
        sound.cancel();
        return;
      }
      recording.current = { sound, since: currentTime() };
      setSeconds(0);
      setState("recording");
    });
  };
  useEffect(() => {
    if (state !== "recording") return;
    const timer = setInterval(() => {
      const passed = (currentTime() - (recording.current?.since ?? currentTime())) / 1_000;
      setSeconds(passed);
      if (passed >= longestSeconds) latestStop.current();
    }, 250);
    return () => clearInterval(timer);
  }, [state, longestSeconds]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      recording.current?.sound.cancel();
    };
  }, []);
  return { state, seconds, start, stop };
}
