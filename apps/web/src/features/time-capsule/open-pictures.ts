import type { LetterPart } from "@damim/domain/time-capsule/letter-parts.ts";
import type { ShownLetter } from "./use-capsules.ts";

/** Pictures of letters for paper, which waits for none: they are drawn once before. */
export async function openPictures(
  letters: readonly ShownLetter[],
  readParts: (letter: ShownLetter) => Promise<readonly (LetterPart | undefined)[]>,
): Promise<{
  /** Addresses for `<img>`, by the letter's id. */
  readonly pictures: ReadonlyMap<string, readonly string[]>;
  readonly close: () => void;
}> {
  const pictures = new Map<string, readonly string[]>();
  for (const letter of letters.filter(({ files }) => files && files.length > 0)) {
    const addresses = (await readParts(letter)).flatMap((part) =>
      part?.type === "image/jpeg"
        ? [URL.createObjectURL(new Blob([part.bytes], { type: part.type }))]
        : [],
    );
    await Promise.allSettled(
      addresses.map((address) => Object.assign(new Image(), { src: address }).decode()),
    );
    pictures.set(letter.id, addresses);
  }
  return {
    pictures,
    close: () => [...pictures.values()].flat().forEach((address) => URL.revokeObjectURL(address)),
  };
}
