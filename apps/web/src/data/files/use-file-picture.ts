import { useEffect, useSyncExternalStore } from "react";
import { useTeacherData } from "../use-teacher-data.ts";
import { sendRequest } from "../../platform/server/send-request.ts";
import type { Bytes } from "./file-box.ts";
import type { TeacherFiles } from "./teacher-files.ts";

const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 30_000;

/** The pictures that this page has opened, by file id, as addresses for `<img>`. */
interface Pictures {
  readonly addresses: Map<string, string>;
  readonly listeners: Set<() => void>;
  readonly loading: Set<string>;
}

const picturesByFiles = new WeakMap<TeacherFiles, Pictures>();

/**
 * The address of a picture for `<img>`: from this device when it has it, else its small form from the
 * server. Nothing while it is not here; a picture whose device has not sent it yet is asked for again.
 */
export function useFilePicture(id: string | null | undefined): string | undefined {
  const { files } = useTeacherData();
  const pictures = openPictures(files);
  const address = useSyncExternalStore(
    (listener) => {
      pictures.listeners.add(listener);
      return () => pictures.listeners.delete(listener);
    },
    () => (id ? pictures.addresses.get(id) : undefined),
  );
  useEffect(() => {
    if (!id || address) return;
    const stop = new AbortController();
    void loadPicture(files, id, stop.signal);
    return () => stop.abort();
  }, [files, id, address]);
  return address;
}

/** The same without React: hears the address as soon as there is one, until it is stopped. */
export function watchPicture(
  files: TeacherFiles,
  id: string,
  onAddress: (address: string) => void,
): () => void {
  const { addresses, listeners } = openPictures(files);
  const tell = (): void => {
    const address = addresses.get(id);
    if (address) onAddress(address);
  };
  const stop = new AbortController();
  listeners.add(tell);
  tell();
  if (!addresses.has(id)) void loadPicture(files, id, stop.signal);
  return () => {
    listeners.delete(tell);
    stop.abort();
  };
}

/** A picture that was just chosen is on screen before the disk has it. */
export function showPicture(files: TeacherFiles, id: string, picture: Blob): void {
  const { addresses, listeners } = openPictures(files);
  if (addresses.has(id)) return;
  addresses.set(id, URL.createObjectURL(picture));
  for (const listener of listeners) listener();
}

function openPictures(files: TeacherFiles): Pictures {
  const known = picturesByFiles.get(files);
  if (known) return known;
  const pictures: Pictures = { addresses: new Map(), listeners: new Set(), loading: new Set() };
  picturesByFiles.set(files, pictures);
  files.closed.addEventListener("abort", () => {
    for (const address of pictures.addresses.values()) URL.revokeObjectURL(address);
    pictures.addresses.clear();
  });
  return pictures;
}

async function loadPicture(files: TeacherFiles, id: string, signal: AbortSignal): Promise<void> {
  const { loading, addresses } = openPictures(files);
  for (
    let waitMs = RETRY_FIRST_MS;
    !signal.aborted;
    waitMs = Math.min(RETRY_LONGEST_MS, waitMs * 2)
  ) {
    if (!loading.has(id) && !addresses.has(id)) {
      loading.add(id);
      const bytes = await readPicture(files, id).finally(() => loading.delete(id));
      if (bytes && !files.closed.aborted) showPicture(files, id, new Blob([bytes]));
    }
    if (addresses.has(id)) return;
    await pause(waitMs, signal);
  }
}

async function readPicture(files: TeacherFiles, id: string): Promise<Bytes | undefined> {
  const here = await files.read(id).catch(() => undefined);
  if (here) return here;
  try {
    const answer = await sendRequest(`files/${id}/thumbnail`, { wait: "file" });
    if (!answer.ok) return undefined;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    files.keepCopy(id, bytes);
    return bytes;
  } catch {
    return undefined;
  }
}

/** Until the time has passed, the network is back, or nobody waits any more. */
function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, durationMs);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
