import type { SaidValue } from "../../../apps/web/src/kit/act/feature-act.ts";
import { toWord } from "../done-acts.ts";
import type { Oracle } from "./oracle.ts";

/**
 * Slots of booking plans: whoever was told that a slot is theirs has it, until they move it, give it back, or the teacher
 * takes it back. Nobody is told so of a slot that another has.
 */
export const bookingOracle: Oracle = {
  name: "booking",
  tell(acts) {
    const held = new Map<string, string>();
    const twice = new Map<string, string>();
    const claim = (slot: SaidValue | undefined, student: SaidValue | undefined): void => {
      const other = held.get(toWord(slot));
      if (other !== undefined)
        twice.set(`${toWord(slot)} twice`, `${other} and ${toWord(student)}`);
      held.set(toWord(slot), toWord(student));
    };
    for (const { name, said } of acts) {
      const { slot, from, student, state } = said;
      if (name === "booking.claim" || name === "booking.byHand") claim(slot, student);
      if (name === "booking.move") {
        held.delete(toWord(from));
        claim(slot, student);
      }
      const isTakenBack = name === "booking.confirm" && state === null;
      if (name === "booking.giveBack" || isTakenBack) held.delete(toWord(slot));
    }
    return new Map([...held, ...twice]);
  },
};
