import { createNoFileBox, type FileBox } from "../data/files/file-box.ts";
import type { WaitingFile } from "../data/files/waiting-file.ts";

/** A box that knows what waits and has no bytes to send: a file that was put in it stays. */
export function buildFileBox(): FileBox {
  const waiting = new Map<string, WaitingFile>();
  return {
    ...createNoFileBox(),
    listWaiting: async () => [...waiting.values()],
    saveWaiting: async (file) => void waiting.set(file.id, file),
    removeWaiting: async (id) => void waiting.delete(id),
  };
}
