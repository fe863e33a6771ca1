import type { Mutant } from "./mutant.ts";

const checkOp = "packages/sync/src/server/check-op.ts";
const push = "packages/sync/src/server/push.ts";
const pull = "packages/sync/src/server/pull.ts";
const wireRow = "packages/sync/src/server/wire-row.ts";
const compact = "packages/sync/src/server/compact.ts";
const answer = "packages/sync/src/server/answer-sync.ts";
const liveHub = "packages/sync/src/server/live-hub.ts";

/** What the server takes, tells and forgets. */
export const serverMutants: readonly Mutant[] = [
  {
    file: checkOp,
    find: `if (stampMs(op.at) > latestMs)`,
    replace: `if (false)`,
    breaks: "A device ten years ahead wins over everybody for ten years.",
  },
  {
    file: checkOp,
    find: `stamp <= op.at,`,
    replace: `stamp !== "",`,
    breaks: "A field's own stamp slips past the check for the future.",
  },
  {
    file: checkOp,
    find: `fields.length > FIELDS_LIMIT`,
    replace: `fields.length < 0`,
    breaks: "One op makes a row of a hundred thousand fields.",
  },
  {
    file: push,
    find: `if (!before && op.set[DEAD] === undefined) {`,
    replace: `if (false) {`,
    breaks: "An edit of a forgotten row makes a row out of one field.",
  },
  {
    file: push,
    find: `if (isKnown && policy.canRead(input.actor, input.scope))`,
    replace: `if (false)`,
    breaks: "What was acknowledged is refused when it is sent again.",
  },
  {
    file: push,
    find: `policy.canWrite(input.actor, completed, met.before, next, { ...facts, grave }) ??`,
    replace: ``,
    breaks: "Everybody may write everything.",
  },
  {
    file: push,
    find: `seq: ++draft.seq, deadAt`,
    replace: `seq: draft.seq + 1, deadAt`,
    breaks: "Rows of one push share a sequence: a reader passes over them.",
  },
  {
    file: push,
    find: `return isDead(row) && isEdit ?`,
    replace: `return isDead(row) && !isEdit ?`,
    breaks: "An edit of a deleted row is swallowed in silence.",
  },
  {
    file: push,
    find: `draft.deadAtByKey.get(key) ?? draft.now`,
    replace: `draft.now`,
    breaks: "Each late edit of a deleted row keeps it in the trash for longer.",
  },
  {
    file: push,
    find: `  addHistory(draft, { op, lost: merged.superseded.filter(keeps), cause: "superseded" });\n`,
    replace: ``,
    breaks: "A value that came too late is in no history.",
  },
  {
    file: push,
    find: `  if (op.at > draft.clock) draft.clock = op.at;\n`,
    replace: ``,
    breaks: "A device with a slow clock loses against what it has seen.",
  },
  {
    file: push,
    find: `const { seq: from, floor } = state;`,
    replace: `const [from, floor] = [seq - 1, state.floor];`,
    breaks: "A live frame says that it continues where it does not.",
  },
  {
    file: push,
    find: `  draft.rowsByKey.set(key, row);\n`,
    replace: ``,
    breaks: "Of two edits of a row in one push the first is lost.",
  },
  {
    file: pull,
    find: `since > 0 && since < floor && (input.floor ?? 0) < floor`,
    replace: `false`,
    breaks: "A device that was away for long shows deleted rows for ever.",
  },
  {
    file: pull,
    find: `since < floor && (input.floor ?? 0) < floor`,
    replace: `since < floor`,
    breaks: "A device that is catching up is sent back to the start for ever.",
  },
  {
    file: pull,
    find: `const seq = more ? (rows.at(-1)?.[3] ?? 0) : found.state.seq;`,
    replace: `const seq = found.state.seq;`,
    breaks: "All rows after the first page are never told.",
  },
  {
    file: wireRow,
    find: `return [kind, id, null, seq, row.at[DEAD]];`,
    replace: `return [kind, id, null, seq];`,
    breaks: "After a restore a deleted row comes back.",
  },
  {
    file: wireRow,
    find: `return isPlain && first !== undefined ? first : at;`,
    replace: `return first !== undefined ? first : at;`,
    breaks: "After a restore a device tells old values as new ones.",
  },
  {
    file: compact,
    find: `await tx.saveScope(scope, { ...state, floor });`,
    replace: `await tx.saveScope(scope, { ...state });`,
    breaks: "Who missed a forgotten deletion never hears of it.",
  },
  {
    file: compact,
    find: `if (history.length > 0) await tx.appendHistory(scope, history);`,
    replace: ``,
    breaks: "Words that came after a deletion vanish with it.",
  },
  {
    file: answer,
    find: `if (!policy.canRead(actor, scope)) {`,
    replace: `if (false) {`,
    breaks: "Everybody may read everything.",
  },
  {
    file: liveHub,
    find: `const isGapless = gathering.seq === from && `,
    replace: `const isGapless = `,
    breaks: "A live frame with a hole in it moves a device past what it never saw.",
  },
  {
    file: liveHub,
    find: `gather(waitingByScope.get(scope), commit)`,
    replace: `gather(undefined, commit)`,
    breaks: "Of a burst only the last change is live.",
  },
];
