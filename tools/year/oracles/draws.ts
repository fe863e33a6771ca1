import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import type { Oracle } from "./oracle.ts";
import { followRecords, toWord } from "./records.ts";

/** A round of 돌아가며: everybody who is in it is drawn once before anybody is twice; a name that is taken back is still to come. */
export const drawsOracle: Oracle = {
  name: "draws",
  tell(acts) {
    const told = new Map<string, number | string>();
    const turns = followRecords(acts, "drawTurn");
    // Who stands at a place of a round is fixed by its seal: it is heard when the name is first opened.
    const names = new Map<string, string>();
    for (const { said } of acts)
      for (const { turn, member } of (said["opened"] ?? []) as readonly Said[])
        names.set(toWord(turn), toWord(member));
    for (const [draw, { kind, members }] of followRecords(acts, "draw")) {
      if (kind !== "turns") continue;
      const own = [...turns].filter(([turn]) => turn.startsWith(`${draw}~`));
      const joined = own.flatMap(([, { member }]) => (toWord(member) ? [toWord(member)] : []));
      const everybody = new Set([...((members ?? []) as readonly string[]), ...joined]);
      const drawn = own
        .filter(([, { at }]) => at !== null)
        .map(([turn]) => names.get(turn) ?? turn);
      told.set(`${draw} drawn`, drawn.toSorted().join());
      told.set(`${draw} left`, everybody.size - new Set(drawn).size);
    }
    return told;
  },
};
