import type { FileId } from "@damim/domain/files/file.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import type { StorageCause } from "@damim/sync/client/storage.ts";
import { newId } from "../../platform/random.ts";
import { apiUrl } from "../../platform/server/api-url.ts";
import type { FileBox } from "../files/file-box.ts";
import type { TeacherFiles } from "../files/teacher-files.ts";
import type { RefusedFile, WaitingFile } from "../files/waiting-file.ts";

export type FileForm = "content" | "thumbnail";

/** The files of one room on this device: what waits for the server, and where the others' lie. */
export interface PadFiles {
  /** Those that wait; empty until the first look at the disk. */
  waiting(): readonly WaitingFile[];
  refused(): readonly RefusedFile[];
  unsavedCount(): number;
  /** Gives the file an id and sends it beside the words; the card that names the id may be written at once. */
  add(file: {
    readonly card: string;
    readonly blob: Blob;
    readonly name: string;
  }): Promise<{ readonly id: FileId; readonly unsaved?: StorageCause }>;
  sendAgain(id: FileId): void;
  discard(id: FileId): Promise<void>;
  /** Of a file that this page made itself: for showing before the server has it. */
  findOwn(id: FileId): string | undefined;
  /** Where the server shows it. */
  addressOf(id: FileId, form: FileForm): string;
  poke(): void;
  close(): void;
}

/**
 * The files of a room. What waits on the disk is looked at once the page rests (`start`), so that a board without
 * pictures needs none of it.
 */
export function createPadFiles(options: {
  readonly scope: string;
  /** Where the server takes them, below `api/`. */
  readonly place: string;
  /** Of the tab lock and channel. */
  readonly name: string;
  readonly openBox: () => Promise<FileBox>;
  readonly now: () => number;
  readonly onChange: () => void;
}): PadFiles & { start(): void } {
  const { scope, place, name, openBox, now, onChange } = options;
  const ownAddresses = new Map<FileId, string>();
  let opening: Promise<TeacherFiles> | undefined;
  let opened: TeacherFiles | undefined;
  let isClosed = false;

  const open = (): Promise<TeacherFiles> =>
    (opening ??= Promise.all([import("../files/teacher-files.ts"), openBox(), loadDigest()])
      .then(([{ openTeacherFiles }, box]) =>
        openTeacherFiles({ uid: name, box, place, channel: openFilesChannel(name) }),
      )
      .then(async (files) => {
        opened = files;
        if (isClosed) files.close();
        else {
          files.subscribe(onChange);
          await showWaiting(files);
          files.poke();
          onChange();
        }
        return files;
      })
      .catch((error: unknown) => {
        // The part did not arrive: the next one asks again.
        opening = undefined;
        throw error;
      }));

  const showWaiting = async (files: TeacherFiles): Promise<void> => {
    for (const { id, mime } of [...files.waiting(), ...files.refused()]) {
      const bytes = ownAddresses.has(id) ? undefined : await files.read(id).catch(() => undefined);
      if (bytes) ownAddresses.set(id, URL.createObjectURL(new Blob([bytes], { type: mime })));
    }
  };

  return {
    waiting: () => opened?.waiting() ?? [],
    refused: () => opened?.refused() ?? [],
    unsavedCount: () => opened?.unsavedCount() ?? 0,
    async add({ card, blob, name: fileName }) {
      const id = newId(now());
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const { toSha256 } = await loadDigest();
      const file: WaitingFile = {
        id,
        place: { scope, kind: padCardKind.name, id: card, field: "file" },
        name: fileName,
        mime: blob.type,
        size: bytes.length,
        sha256: await toSha256(bytes),
      };
      ownAddresses.set(id, URL.createObjectURL(blob));
      const files = await open();
      const outcome = await files.add(file, bytes);
      return outcome.type === "stored" ? { id } : { id, unsaved: outcome.cause };
    },
    sendAgain: (id) => opened?.sendAgain(id),
    discard: async (id) => opened?.discard(id),
    findOwn: (id) => ownAddresses.get(id),
    addressOf: (id, form) => apiUrl(`${place}/${id}/${form}`),
    poke: () => opened?.poke(),
    start: () => void open().catch(() => undefined),
    close() {
      isClosed = true;
      opened?.close();
      for (const address of ownAddresses.values()) URL.revokeObjectURL(address);
      ownAddresses.clear();
    },
  };
}

/** Fetched as soon as the page rests: a picture may be chosen when the network is gone. */
function loadDigest() {
  return import("../files/digest.ts");
}

function openFilesChannel(name: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "function"
    ? new BroadcastChannel(`damim:${name}:files`)
    : undefined;
}
