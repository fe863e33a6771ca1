/** Each folder is looked at as a whole when it has been through so many. */
const KILLS_PER_FOLDER = 125;

export interface KillFolder {
  readonly kills: number;
  readonly seed: number;
}

/** So many kills over as many folders as they need, each with a seed of its own. */
export function toKillFolders(kills: number, seed = 1_000): readonly KillFolder[] {
  return Array.from({ length: Math.ceil(kills / KILLS_PER_FOLDER) }, (_, n) => ({
    kills: Math.min(KILLS_PER_FOLDER, kills - n * KILLS_PER_FOLDER),
    seed: seed + n,
  }));
}
