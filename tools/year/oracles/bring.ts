import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import type { Oracle } from "./oracle.ts";
import { toWord } from "./records.ts";

/**
 * What is taken along from the year before: nothing of a pupil of that year, nothing over what the new year has, and nothing a second
 * time. Each number is a promise that was broken: the product knows of none.
 */
export const bringOracle: Oracle = {
  name: "bring",
  tell(acts) {
    const broken = new Map<string, number>();
    const add = (key: string): void => void broken.set(key, (broken.get(key) ?? 0) + 1);
    for (const { name, said, isTakenBack } of acts) {
      if (name !== "profile.bring" || isTakenBack) continue;
      const pupils = (said["pupils"] as readonly string[]).filter((word) => word.length > 1);
      for (const row of said["rows"] as readonly Said[]) {
        const about = `${toWord(row["kind"])} ${toWord(row["id"])}`;
        if (row["before"] !== null) add(`${about} written over`);
        const words = JSON.stringify(row);
        if (pupils.some((pupil) => words.includes(pupil))) add(`${about} tells of a pupil`);
      }
      for (const again of said["offered"] as readonly string[]) add(`${again} offered again`);
    }
    return broken;
  },
};
