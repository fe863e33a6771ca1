import {
  capsuleLetterKind,
  toBoxAad,
  type CapsuleBox,
  type SealedPart,
} from "@damim/domain/time-capsule/capsule.ts";
import {
  readLetterPart,
  readSealedFile,
  writeLetterPart,
  writeSealedFile,
  type LetterPart,
} from "@damim/domain/time-capsule/letter-parts.ts";
import { openLetter, openPart, sealLetter } from "../../../platform/secrets/letter-box.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture or sound that goes with the words; its id is bound into its seal. */
export type DraftPart = LetterPart & { readonly id: string };

/** A sealed file as it goes to the server. */
export type SealedFile = SealedPart & { readonly file: Bytes };

/** What a letter is sealed for: its capsule's public half. */
interface Sealing {
  readonly capsule: string;
  readonly letter: string;
  readonly publicKey: string;
}

/** From here on nobody reads it before the day, this device neither. */
export async function sealWhole(
  words: string,
  parts: readonly DraftPart[],
  { capsule, letter, publicKey }: Sealing,
): Promise<{ readonly box: CapsuleBox; readonly files: readonly SealedFile[] }> {
  const { box, sealed } = await sealLetter(words, {
    publicKey,
    aad: toBoxAad({ capsule, letter, kind: capsuleLetterKind.name }),
    parts: parts.map((part) => ({
      bytes: writeLetterPart(part),
      aad: toBoxAad({ capsule, letter, kind: part.id }),
    })),
  });
  const files = parts.flatMap(({ id }, at) => {
    const one = sealed[at];
    return one ? [{ id, iv: one.iv, file: writeSealedFile(one.bytes) }] : [];
  });
  return { box, files };
}

interface Opening {
  readonly capsule: string;
  readonly letter: string;
  readonly key: string;
}

export async function openWords(
  box: CapsuleBox,
  { capsule, letter, key }: Opening,
): Promise<string> {
  const aad = toBoxAad({ capsule, letter, kind: capsuleLetterKind.name });
  return openLetter(box, { key, aad });
}

/** Rejects what was changed; undefined of what our pages never put in. */
export async function openFile(
  { id, iv, file }: SealedFile,
  { capsule, letter, key }: Opening,
): Promise<LetterPart | undefined> {
  const sealed = readSealedFile(file);
  const aad = toBoxAad({ capsule, letter, kind: id });
  return sealed && readLetterPart(await openPart({ iv, bytes: sealed }, { key, aad }));
}
