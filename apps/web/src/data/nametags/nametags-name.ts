/** The database of an own device with the names of pupils whose year has numbers only. */
export function toNametagsName(uid: string): string {
  return `damim-${uid}-nametags`;
}
