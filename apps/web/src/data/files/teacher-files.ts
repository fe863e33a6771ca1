import { SyncFailure } from "@damim/sync/client/rounds.ts";
import { toStorageCause } from "@damim/sync/client/storage.ts";
import type { WriteOutcome } from "@damim/sync/client/store.ts";
import { withTabLock } from "../../platform/locks.ts";
import { chance } from "../../platform/random.ts";
import type { Bytes, FileBox } from "./file-box.ts";
import type { FileRefusalAnswer, RefusedFile, WaitingFile } from "./waiting-file.ts";

/** The files of one teacher on this device: those that wait for the server, and those that it has seen. */
export interface TeacherFiles {
  /** Oldest first, without those that wait for the teacher. */
  waiting(): readonly WaitingFile[];
  refused(): readonly RefusedFile[];
  /** Files that stand in this page's memory alone, because the disk refused. */
  unsavedCount(): number;
  /** Resolves when the file is on disk or the disk refused it; it is sent in either case. Never rejects. */
  add(file: WaitingFile, bytes: Bytes): Promise<WriteOutcome>;
  saveAgain(): Promise<void>;
  /** A refused file goes out once more. */
  sendAgain(id: string): void;
  /** The teacher does not want it any more. */
  discard(id: string): Promise<void>;
  /** The bytes of a file as far as this device has them. */
  read(id: string): Promise<Bytes | undefined>;
  /** Remembers what the server gave. */
  keepCopy(id: string, bytes: Bytes): void;
  /** Takes away all that the server gave; what waits stays. Never rejects. */
  forgetCopies(): Promise<void>;
  /** The server answers again, or there may be something to send. */
  poke(): void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Aborted when the teacher's data is closed. */
  readonly closed: AbortSignal;
  close(): void;
}

const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 30_000;

/**
 * Opens what waits. Files go out one after the other, beside the rounds of words and never before them, under
 * a Web Lock of their own; each goes on where the server has it.
 */
export async function openTeacherFiles(options: {
  /** Of the lock under which one tab sends: the account, or the account's part in a room. */
  readonly uid: string;
  readonly box: FileBox;
  /** Where the server takes them, below `api/`. Default: the teacher's own. */
  readonly place?: string;
  /** Absent where several tabs do not share the box. */
  readonly channel?: BroadcastChannel | undefined;
}): Promise<TeacherFiles> {
  const { uid, box, channel, place = "files" } = options;
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  const unsaved = new Map<string, Bytes>();
  let files: readonly WaitingFile[] = await box.listWaiting().catch(() => []);
  let isRunning = false;
  let isDirty = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const replace = (next: readonly WaitingFile[]): void => {
    files = next.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    refused = files.filter(isRefused);
    waiting = files.filter((file) => !isRefused(file));
    for (const listener of listeners) listener();
  };
  let refused: readonly RefusedFile[] = [];
  let waiting: readonly WaitingFile[] = [];
  replace(files);
  const change = (file: WaitingFile): void =>
    replace([...files.filter(({ id }) => id !== file.id), file]);
  const tellTabs = (): void => channel?.postMessage("changed");
  const reread = async (): Promise<void> => {
    const saved = await box.listWaiting().catch(() => files);
    replace([...saved, ...files.filter(({ id }) => unsaved.has(id))]);
  };
  channel?.addEventListener("message", () => void reread());

  const save = async (file: WaitingFile, bytes?: Bytes): Promise<WriteOutcome> => {
    try {
      await box.saveWaiting(file, bytes);
      unsaved.delete(file.id);
      tellTabs();
      return { type: "stored" };
    } catch (error) {
      return { type: "unsaved", cause: toStorageCause(error) };
    }
  };
  const drop = async (id: string, isCopyKept: boolean): Promise<void> => {
    await box.removeWaiting(id, { isCopyKept });
    unsaved.delete(id);
    replace(files.filter((file) => file.id !== id));
    tellTabs();
  };
  const refuse = async (file: WaitingFile, refusal: FileRefusalAnswer): Promise<void> => {
    const told = { ...file, refusal };
    await save(told);
    change(told);
  };

  /** On a network that is cut again and again a large file goes on after a second, not after half a minute. */
  const onProgress = (): void => {
    failures = 0;
  };

  async function run(): Promise<void> {
    isRunning = true;
    try {
      const { sendFile } = await import("./send-file.ts");
      await withTabLock(`damim:${uid}:files`, async () => {
        // Another tab may have sent them meanwhile.
        await reread();
        for (const file of waiting) {
          const bytes = await read(file.id);
          if (!bytes || closing.signal.aborted) continue;
          const { signal } = closing;
          const answer = await sendFile(file, bytes, { place, signal, onProgress });
          if (answer) await refuse(file, answer);
          else await drop(file.id, true);
        }
      });
      failures = 0;
    } catch (error) {
      rest(error instanceof SyncFailure ? error.retry : "later");
    }
    isRunning = false;
    if (isDirty) poke();
  }

  /** Who is signed out is poked by the first round after the next sign-in. */
  function rest(retry: SyncFailure["retry"]): void {
    if (closing.signal.aborted || retry !== "later") return;
    const longest = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** failures);
    failures++;
    timer = setTimeout(poke, longest * (0.5 + chance() / 2));
  }

  function poke(): void {
    clearTimeout(timer);
    isDirty = isRunning;
    if (!isRunning && !closing.signal.aborted && waiting.length > 0) void run();
  }

  const read = async (id: string): Promise<Bytes | undefined> =>
    unsaved.get(id) ?? (await box.readBytes(id)) ?? (await box.readCopy(id));

  return {
    waiting: () => waiting,
    refused: () => refused,
    unsavedCount: () => unsaved.size,
    async add(file, bytes) {
      // In memory first: the picture is on screen while the disk works.
      unsaved.set(file.id, bytes);
      change(file);
      const outcome = await save(file, bytes);
      replace(files);
      poke();
      return outcome;
    },
    async saveAgain() {
      for (const [id, bytes] of unsaved) {
        const file = files.find((each) => each.id === id);
        if (file) await save(file, bytes);
      }
      replace(files);
    },
    sendAgain(id) {
      const file = refused.find((each) => each.id === id);
      if (!file) return;
      const { refusal: _, ...again } = file;
      change(again);
      void save(again).then(poke);
    },
    discard: (id) => drop(id, false),
    read,
    forgetCopies: () => box.clearCopies().catch(() => undefined),
    keepCopy: (id, bytes) => void box.saveCopy(id, bytes).catch(() => undefined),
    poke,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    closed: closing.signal,
    close() {
      closing.abort();
      clearTimeout(timer);
      channel?.close();
      box.close();
    },
  };
}

function isRefused(file: WaitingFile): file is RefusedFile {
  return file.refusal !== undefined;
}
