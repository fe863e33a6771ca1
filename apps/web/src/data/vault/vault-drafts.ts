import { isBox } from "@damim/domain/secret/box.ts";
import { openBox, sealBox, type DataKey } from "../../platform/secrets/boxes.ts";
import { onDisk, type DraftBox } from "../drafts/drafts-on-disk.ts";

/** Forms that hold words of locked records, by what stands behind whose they are; and 한 줄 기록, which may. */
const SECRET = /^draft:[^:]+:(?:form:consult(?:-archive)?:|capture(?::|$))/u;

export function isSecretDraft(key: string): boolean {
  return SECRET.test(key);
}

/** The half-written words of locked records: open in memory, and on an own device's disk sealed. */
export interface VaultDrafts extends DraftBox {
  /** Brings what lies on the disk into memory, and seals what lies there open. Ends before any form is shown. */
  open(): Promise<void>;
  forget(): void;
  /** Words that stand nowhere but in the page: they were typed while nothing could seal them. */
  readonly areAlone: boolean;
}

export function createVaultDrafts(options: {
  readonly isKept: boolean;
  readonly findKey: () => DataKey | undefined;
  readonly isThere: Parameters<DraftBox["read"]>[1];
}): VaultDrafts {
  const { isKept, findKey, isThere } = options;
  const texts = new Map<string, string>();
  /** What was done to a form last, by number: a text that was given up does not come back as its sealing ends. */
  const latest = new Map<string, number>();
  /** Those that the disk has not got, of a device that keeps drafts. */
  const alone = new Set<string>();
  let acts = 0;

  async function keep(key: string, text: string): Promise<void> {
    const data = findKey();
    const act = ++acts;
    latest.set(key, act);
    if (!isKept) return;
    alone.add(key);
    if (!data) return;
    const box = await sealBox(data, toPlace(key), text);
    if (latest.get(key) !== act) return;
    onDisk.write(key, JSON.stringify({ box }));
    alone.delete(key);
  }
  async function read(key: string, kept: string): Promise<string | undefined> {
    const data = findKey();
    const box = toBox(kept);
    if (box === undefined) return kept;
    if (!data) return undefined;
    return openBox(data, toPlace(key), box).then(String, () => undefined);
  }

  return {
    read: (key) => texts.get(key),
    write(key, text) {
      texts.set(key, text);
      void keep(key, text);
    },
    remove(key) {
      texts.delete(key);
      alone.delete(key);
      latest.set(key, ++acts);
      if (isKept) onDisk.remove(key);
    },
    async hear(key) {
      const act = latest.get(key);
      const kept = await onDisk.hear?.(key);
      const text = kept === undefined ? undefined : await read(key, kept);
      // Typed here meanwhile.
      if (latest.get(key) !== act) return texts.get(key);
      if (text !== undefined) texts.set(key, text);
      // What cannot be opened is not gone.
      else if (kept === undefined) texts.delete(key);
      return text;
    },
    async open() {
      if (!isKept) return;
      for (const key of Object.keys(localStorage).filter(isSecretDraft)) {
        const kept = onDisk.read(key, isThere);
        const text = kept === undefined ? undefined : await read(key, kept);
        if (kept === undefined || text === undefined) continue;
        texts.set(key, text);
        if (toBox(kept) === undefined) await keep(key, text);
      }
      for (const key of alone) await keep(key, texts.get(key) ?? "");
    },
    forget() {
      texts.clear();
      alone.clear();
    },
    get areAlone() {
      return alone.size > 0;
    },
  };
}

function toPlace(key: string): string {
  return `draft|${key}`;
}

function toBox(kept: string) {
  try {
    const { box } = Object(JSON.parse(kept));
    return isBox(box) ? box : undefined;
  } catch {
    return undefined;
  }
}
