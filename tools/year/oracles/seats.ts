import { isOfClass } from "./class-days.ts";
import type { LivedAct, Oracle } from "./oracle.ts";
import { followRecords, toWord, type Told } from "./records.ts";
import { isBroken, listUsed, type Seat } from "./seat-rules.ts";

/**
 * The seating of today: the one that began last and does not wait; who sits where, nobody twice and on desks that are there, and
 * which rules of the teacher it breaks. A draw keeps what has to be kept. In no set of groups is a pupil twice.
 */
export const seatsOracle: Oracle = {
  name: "seats",
  tell(acts, today) {
    const told = new Map<string, number | string>();
    for (const [id, { groups }] of followRecords(acts, "groupSet")) {
      const members = (groups as readonly Told[]).flatMap((each) => each["members"] as string[]);
      told.set(`${id} groups`, (groups as readonly Told[]).length);
      told.set(`${id} members`, new Set(members).size);
    }
    acts.forEach((act, at) => {
      const broken = act.name === "seats.draw" ? listDrawnAgainst(acts.slice(0, at), act) : [];
      if (broken.length > 0) told.set(`${toWord(act.said["plan"])} drawn against`, broken.join());
    });
    const plans = followRecords(acts, "seatPlan");
    for (const [id, { seats }] of plans)
      told.set(`${id} seated`, new Set(Object.values(seats ?? {})).size);
    const begun = [...plans]
      .filter(([, { from, waits }]) => toWord(from) <= today && waits !== true)
      .map(([id, { from }]) => [`${toWord(from)} ${id}`, id] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    const current = begun.at(-1)?.[1] ?? "";
    const plan = plans.get(current);
    const room = followRecords(acts, "seatRoom").get(toWord(plan?.["room"]));
    if (!plan || !room) return told;
    const used = listUsed(room);
    const pupils = followRecords(acts, "student");
    const sits = new Map<string, Seat>();
    for (const [seat, pupil] of Object.entries((plan["seats"] ?? {}) as Record<string, string>)) {
      const place = used.find(({ id }) => id === seat);
      const about = pupils.get(pupil);
      if (!place || !about || !isOfClass(about, today)) continue;
      sits.set(pupil, place);
      told.set(`now ${seat}`, pupil);
    }
    for (const [id, rule] of followRecords(acts, "seatRule"))
      if (rule["off"] !== true && isBroken(rule, sits, { used, door: toWord(room["door"]) }))
        told.set(`broken ${id}`, 1);
    return told;
  },
};

/** What was drawn against a rule that has to be kept; and who got two seats. */
function listDrawnAgainst(before: readonly LivedAct[], { said }: LivedAct): readonly string[] {
  const room = followRecords(before, "seatRoom").get(toWord(said["room"]));
  if (!room || said["rests"] !== undefined) return [];
  const used = listUsed(room);
  const seats = Object.entries((said["seats"] ?? {}) as Record<string, string>);
  const sits = new Map(
    seats.flatMap(([seat, pupil]) => {
      const place = used.find(({ id }) => id === seat);
      return place ? [[pupil, place] as const] : [];
    }),
  );
  const musts = [...followRecords(before, "seatRule")].filter(
    ([, { off, weight }]) => off !== true && weight === "must",
  );
  const of = { used, door: toWord(room["door"]) };
  return [
    ...musts.flatMap(([id, rule]) => (isBroken(rule, sits, of) ? id : [])),
    ...(sits.size < seats.length ? ["a seat that is not there, or a pupil twice"] : []),
  ];
}
