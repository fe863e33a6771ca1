import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";
import type { Oracle } from "./oracle.ts";
import { followRecords, toWord } from "./records.ts";

/** A round of 돌아가며: everybody who is in it is drawn once before anybody is twice; a name that is taken back is still to come. */
export const drawsOracle: Oracle = {
  name: "draws",
  tell(acts) {
    const told = new Map<string, number | string | null>();
    const turns = followRecords(acts, "drawTurn");
    // Who stands at a place of a round is fixed by its seal: it is heard when the name is first opened.
    const names = new Map<string, string>();
    const numbers = new Map<string, Set<string>>();
    for (const { said } of acts) {
      const draw = toWord(said["draw"]);
      for (const { turn, member } of (said["opened"] ?? []) as readonly Said[]) {
        names.set(toWord(turn), toWord(member));
        numbers.set(draw, (numbers.get(draw) ?? new Set()).add(toWord(said["number"])));
      }
    }
    // A draw that is thrown away stays; only names are taken back.
    const draws = followRecords(
      acts.filter(({ isTakenBack }) => !isTakenBack),
      "draw",
    );
    for (const [draw, { kind, members, number }] of draws) {
      if (kind !== "turns") continue;
      const own = [...turns].filter(([turn]) => turn.startsWith(`${draw}~`));
      const joined = own.flatMap(([, { member }]) => (toWord(member) ? [toWord(member)] : []));
      const everybody = new Set([...((members ?? []) as readonly string[]), ...joined]);
      const drawn = own
        .filter(([, { at }]) => at !== null)
        .map(([turn]) => names.get(turn) ?? turn);
      // Two devices out of touch called a number each: one of them opened other names than stand now.
      const isTorn = [...(numbers.get(draw) ?? [])].some((each) => each !== toWord(number));
      told.set(`${draw} drawn`, isTorn ? null : drawn.toSorted().join());
      told.set(`${draw} left`, everybody.size - drawn.length);
    }
    return told;
  },
};
