import { useEffect, useRef, useState } from "react";
import { saveFile } from "../../platform/save-file.ts";
import { fetchArchive, sayArchiveTrouble } from "./archive-requests.ts";

export type ExportState =
  | { readonly type: "none" }
  | { readonly type: "loading"; readonly receivedBytes: number }
  | {
      readonly type: "done";
      readonly fileName: string;
      readonly sizeBytes: number;
      /** Writes that stood on this device alone. */
      readonly missingCount: number;
    }
  | { readonly type: "failed"; readonly sentence: string };

/** One archive on its way to the browser's downloads; leaving the page breaks it off. */
export function useArchiveExport() {
  const [state, setState] = useState<ExportState>({ type: "none" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (wish: {
    readonly fileName: string;
    readonly missingCount: number;
  }): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setState({ type: "loading", receivedBytes: 0 });
    const answer = await fetchArchive(
      (receivedBytes) => setState({ type: "loading", receivedBytes }),
      control.signal,
    );
    if (control.signal.aborted) return;
    if (!answer.ok) {
      setState({ type: "failed", sentence: sayArchiveTrouble(answer.refusal) });
      return;
    }
    if (!answer.value) return;
    saveFile(wish.fileName, answer.value);
    setState({ type: "done", sizeBytes: answer.value.size, ...wish });
  };
  const stop = (): void => {
    running.current?.abort();
    setState({ type: "none" });
  };
  return { state, start, stop };
}
