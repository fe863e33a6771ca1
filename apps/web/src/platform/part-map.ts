/** What the late parts of a page need; written by the build (`fetch-before-import.ts`), one for each page. */
export interface PartMap {
  /** Below `assets/`, where all lie: the parts first, in the order of `needs`. */
  readonly files: readonly string[];
  /**
   * For each part, places in `files`: itself, and the scripts and styles that the page does not have from its start. Each says how
   * far it lies from the one before it, which packs to half.
   */
  readonly needs: readonly (readonly number[])[];
}

/**
 * The files to fetch before `part` is imported.
 *
 * ```ts
 * listNeeded({ files: ["a.js", "b.css"], needs: [[0, 1]] }, "assets/a.js"); // ["assets/a.js", "assets/b.css"]
 * listNeeded({ files: [], needs: [] }, "assets/a.js"); // ["assets/a.js"]
 * ```
 */
export function listNeeded({ files, needs }: PartMap, part: string): readonly string[] {
  const steps = needs[files.indexOf(part.slice(7))];
  let place = 0;
  return steps?.map((step) => `assets/${files[(place += step)]}`) ?? [part];
}
