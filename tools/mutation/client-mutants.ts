import type { Mutant } from "./mutant.ts";

const client = "packages/sync/src/client";
const mark = `${client}/mark.ts`;
const store = `${client}/open-store.ts`;
const disk = `${client}/disk.ts`;
const writer = `${client}/writer.ts`;
const view = `${client}/view.ts`;
const restored = `${client}/restored-server.ts`;
const storage = `${client}/indexeddb-storage.ts`;

/** What a device keeps, shows and sends. */
export const clientMutants: readonly Mutant[] = [
  {
    file: mark,
    find: `  if (since > mark.cursor && !reset) return stay;\n`,
    replace: ``,
    breaks: "A tab that was frozen passes over what it missed.",
  },
  {
    file: mark,
    find: `rows.filter((row) => row[3] > mark.cursor)`,
    replace: `rows`,
    breaks: "A late answer puts an older row over a newer one.",
  },
  {
    file: mark,
    find: `if (!reset && (since > 0 || isOtherLife(mark, next))) return stay;`,
    replace: ``,
    breaks: "Rows of two lives of the server mix.",
  },
  {
    file: `${client}/settlement.ts`,
    find: `else if (refusal.type === "clock") isClockAhead = true;`,
    replace: ``,
    breaks: "A device with a fast clock has all its words refused.",
  },
  {
    file: store,
    find: `if (frame.from !== mark.cursor || !frame.rows) return false;`,
    replace: `if (!frame.rows) return false;`,
    breaks: "A live frame after a lost one hides the lost one for ever.",
  },
  {
    file: store,
    find: `frame.epoch !== undefined && frame.epoch !== mark.epoch`,
    replace: `false`,
    breaks: "A frame of a restored server takes words that only this device has.",
  },
  {
    file: store,
    find: `const released = reply.more ? [] : outbox.release();`,
    replace: `const released = outbox.release();`,
    breaks: "The screen falls back to the old row while pages still come.",
  },
  {
    file: store,
    find: `    channel?.post({ kind: "settled", settlement });\n`,
    replace: ``,
    breaks: "The other tab never hears what the server said.",
  },
  {
    file: store,
    find: `!fresh?.has(toKey(kind, id)) && !view.hasBase(kind, id)`,
    replace: `true`,
    breaks: "A cold row from disk undoes what the server just told.",
  },
  {
    file: store,
    find: `const lost = listLostOps(onDisk, rowsByKey, next);`,
    replace: `const lost: QueuedOp[] = [];`,
    breaks: "What a restored server lacks and only the disk has is lost.",
  },
  {
    file: store,
    find: `if (message.kind === "discarded") outbox.forgetRefused(message.at);`,
    replace: ``,
    breaks: "A refusal that was discarded stays in the other tab.",
  },
  {
    file: `${client}/outbox.ts`,
    find: `      refusedByStamp.set(op.at, op);\n`,
    replace: ``,
    breaks: "A refused write vanishes without a word.",
  },
  {
    file: disk,
    find: `missed ??= { acked: [...acked], refused: [...refused], lost: [...lost] };`,
    replace: ``,
    breaks: "What a full disk did not take is a hole after the next start.",
  },
  {
    file: disk,
    find: `      if (!isWhole) return;\n`,
    replace: ``,
    breaks: "A disk that recovers early forgets all rows that were not read yet.",
  },
  {
    file: storage,
    find: `      open("refused").put({ scope, ...op });\n`,
    replace: ``,
    breaks: "A refused write is gone after a reload.",
  },
  {
    file: storage,
    find: `if (!last || rows.length < CHUNK_ROWS) return;`,
    replace: `if (last) return;`,
    breaks: "After a reload only the first thousand rows are there.",
  },
  {
    file: storage,
    find: `return stamps ? { kind, id, set, at, stamps } : { kind, id, set, at };`,
    replace: `return { kind, id, set, at };`,
    breaks: "After a crash a restored server is told old values as new ones.",
  },
  {
    file: `${client}/memory-storage.ts`,
    find: `for (const at of acked) open("outbox").delete([scope, at]);`,
    replace: ``,
    breaks: "A shared device keeps words on disk that the server has.",
  },
  {
    file: writer,
    find: `      clock.see(seen);\n`,
    replace: ``,
    breaks: "Stamped anew, an edit loses against what its author had seen.",
  },
  {
    file: writer,
    find: `outbox.markUnsaved(ops, cause);`,
    replace: ``,
    breaks: "Nobody learns that the disk did not take the words, and nobody tries again.",
  },
  {
    file: writer,
    find: `staleStamps = [...staleStamps, ...oldStamps];`,
    replace: ``,
    breaks: "Ops that were stamped anew come back with their old stamps after a reload.",
  },
  {
    file: restored,
    find: `  if (mark.cursor < next.floor && mark.floor < next.floor) return [];\n`,
    replace: ``,
    breaks: "A device from long ago brings back what was deleted meanwhile.",
  },
  {
    file: restored,
    find: `at <= known || (!isLife && at <= killed)`,
    replace: `at <= known`,
    breaks: "Values that a deletion took are told to a restored server for nothing.",
  },
  {
    file: `${client}/rounds.ts`,
    find: `if (isAnswered && store.toRequest({ ops: 1, characters: 1 }).ops.length > 0) again = true;`,
    replace: ``,
    breaks: "Only the first 500 waiting writes go out.",
  },
  {
    file: `${client}/rounds.ts`,
    find: `if (retry === "after-sign-in") return show("signed-out");`,
    replace: ``,
    breaks: "A device that is signed out asks on and on, and nobody is told to sign in.",
  },
  {
    file: view,
    find: `isLast ? [...ops, op] : [...ops, op].sort(byStamp)`,
    replace: `[...ops, op]`,
    breaks: "Until the answer comes the older of two words is on screen.",
  },
];
