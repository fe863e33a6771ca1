/** In fours, to be read aloud: 「ee6b b039 206d 1d9f dc29」. */
export function toSealWords(seal: string): string {
  return seal.replaceAll(/(.{4})(?=.)/g, "$1 ");
}

/** A label for the seal, no proof: 「봉인 EE6B」. */
export function toSealChip(seal: string): string {
  return `봉인 ${seal.slice(0, 4).toUpperCase()}`;
}
