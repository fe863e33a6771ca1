import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import type { Oracle } from "./oracle.ts";
import { followRecords, toWord, type Told } from "./records.ts";

/** Points of a pupil are what was given less what was taken; of a day also how many pupils got any. */
export const pointsOracle: Oracle = {
  name: "points",
  tell(acts) {
    const sums = new Map<string, number>();
    const add = (key: string, amount: number): void =>
      void sums.set(key, (sums.get(key) ?? 0) + amount);
    const seen = new Set<string>();
    // Who is in a team that gets points gets as many.
    for (const { name, said, isTakenBack } of acts)
      if (name === "scoreBoard.give" && !isTakenBack)
        for (const { kind, after } of (said["rows"] ?? []) as readonly Said[])
          if (kind === "point" && (after as Told)["amount"] !== said["amount"])
            add("given otherwise", 1);
    for (const [id, { studentId, amount }] of followRecords(acts, "point")) {
      const [day = ""] = id.split("~");
      add(toWord(studentId), Number(amount));
      add(`${day} sum`, Number(amount));
      const place = `${day} ${toWord(studentId)}`;
      if (!seen.has(place)) add(`${day} pupils`, 1);
      seen.add(place);
    }
    return sums;
  },
};
