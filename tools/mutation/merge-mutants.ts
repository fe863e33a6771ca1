import type { Mutant } from "./mutant.ts";

const merge = "packages/sync/src/merge.ts";
const clock = "packages/sync/src/clock.ts";
const kind = "packages/sync/src/kind.ts";

/** Which value wins, and which stamps there are. */
export const mergeMutants: readonly Mutant[] = [
  {
    file: merge,
    find: `if (killed <= (at[KILLED] ?? "")) return false;`,
    replace: ``,
    breaks: "An earlier deletion that comes late takes the place of a later one.",
  },
  {
    file: merge,
    find: `if (field === DEAD || stamp >= killed) continue;`,
    replace: `if (field === DEAD) continue;`,
    breaks: "A deletion takes away words that were written after it.",
  },
  {
    file: merge,
    find: `    if (stamp === op.at) continue;\n`,
    replace: ``,
    breaks: "The same message twice is a change.",
  },
  {
    file: merge,
    find: `field === DEAD ? undefined : at[KILLED]`,
    replace: `undefined`,
    breaks: "The note of a deleted mark comes back with the next mark.",
  },
  {
    file: merge,
    find: `superseded.push({ field, value, at: op.at, by: winner });`,
    replace: ``,
    breaks: "A value that came too late is in no history.",
  },
  {
    file: merge,
    find: `stamp !== undefined && data[field] !== value`,
    replace: `false`,
    breaks: "An overwritten value is in no history.",
  },
  {
    file: merge,
    find: `other > op.at`,
    replace: `other.slice(0, 13) > op.at.slice(0, 13)`,
    breaks: "Within a millisecond the order of arrival decides.",
  },
  {
    file: merge,
    find: `op.stamps[field] ?? op.at;`,
    replace: `op.at;`,
    breaks: "What a restored server is told again wins over later words.",
  },
  {
    file: merge,
    find: `killed !== undefined && kill(draft, killed)`,
    replace: `false`,
    breaks: "A restored server forgets a deletion that the row had outlived.",
  },
  {
    file: merge,
    find: `Object.hasOwn(at, field) ? at[field] : undefined`,
    replace: `at[field]`,
    breaks: "A field with a name that every object has is never stored.",
  },
  {
    file: clock,
    find: `if (ms > lastMs) {\n        lastMs = ms;\n        counter = 0;`,
    replace: `if (ms >= lastMs) {\n        lastMs = ms;\n        counter = 0;`,
    breaks: "Two writes of one millisecond have one identity: one of them is lost.",
  },
  {
    file: clock,
    find: `++counter === COUNTER_LIMIT`,
    replace: `++counter === 10 * COUNTER_LIMIT`,
    breaks: "After 10,000 writes in a millisecond stamps do not sort any more.",
  },
  {
    file: clock,
    find: `if (ms > lastMs || (ms === lastMs && seenCounter > counter)) {`,
    replace: `if (ms > lastMs) {`,
    breaks: "An edit of what was just seen has an older stamp than it and loses.",
  },
  {
    file: clock,
    find: `if (lastMs > serverNow) {`,
    replace: `if (false) {`,
    breaks: "A device from the future stays there and is refused for ever.",
  },
  {
    file: clock,
    find: `offset = Math.round(serverNow - heardAt);`,
    replace: `offset = 0 * serverNow;`,
    breaks: "A device whose clock is years behind loses against every older word.",
  },
  {
    file: kind,
    find: `fromVersion < kind.version ?`,
    replace: `fromVersion + 1 < kind.version ?`,
    breaks: "Rows of the last version are shown in their old form.",
  },
];
