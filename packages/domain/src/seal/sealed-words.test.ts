import type { Fields } from "@damim/sync/kind.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { consult } from "../consult/consult-record.ts";
import { isBox } from "../secret/box.ts";
import { listSecrets, putSecrets } from "../secret/secrets.ts";
import { answerSealCode, findSealState } from "./check-seals.ts";
import { listPastVersions } from "./find-sealed-version.ts";
import { hashLeaf, hashParts, hashSeal, toSealId } from "./hash-seal.ts";
import { chainSeals, listSealActs } from "./list-seals.ts";
import { SEAL_HEAD_ID, type KeptSeal, type Seal } from "./seal.ts";
import { listSameLeaves, sealedKinds, toSealedWords } from "./sealed-words.ts";

const kind = consult.kind.name;
const id = "r";
const hash = hashParts;

it("every field of a record that is sealed is its words, or stands beside them", () => {
  expect([...sealedKinds]).toEqual([kind]);
  const isWords = (field: string) => field in toSealedWords(kind, { [field]: "x" });
  const names = Object.keys(consult.fields);
  expect(names.filter(isWords)).toEqual([
    "day",
    "time",
    "minutes",
    "studentIds",
    "who",
    "whoNote",
    "way",
    "topics",
    "body",
    "followUp",
    "photos",
  ]);
  expect(names.filter((field) => !isWords(field))).toEqual([
    "dueOn",
    "from",
    "forked",
    "doneOn",
    "slotId",
    "isDraft",
    "archived",
  ]);
});

type Act = "edit" | "done" | "later" | "archive" | "fork" | "lock" | "relock" | "unlock";
const acts = [
  "edit",
  "done",
  "later",
  "archive",
  "fork",
  "lock",
  "relock",
  "unlock",
] as const satisfies readonly Act[];

/** A record on its way through these acts: its seals as a server of today, or of before 0114, writes them, and its history. */
function live(done: readonly Act[], wasBefore: number) {
  let count = 0;
  let key = 0;
  let isOn = false;
  let fields: Fields = { day: "2026-11-18", body: "처음", followUp: "약속", from: "e3b0c442" };
  let history: { field: string; from: unknown }[][] = [];
  let prev: string | undefined;
  const seals: { seal: KeptSeal; words: number }[] = [];
  let words = 0;
  const put = (set: Fields, step: number): void => {
    const before = step < 0 ? undefined : fields;
    fields = { ...fields, ...set };
    if (before) history.unshift(Object.keys(set).map((field) => ({ field, from: before[field] })));
    const write = { kind, id, set, before, after: fields, lost: new Set<string>() };
    const at = 1_794_986_400_000 + step * 60_000;
    const chain = { prev, at, hash, sign: (hex: string) => hex };
    const today = chainSeals({ kind, id }, listSealActs("body", write), chain);
    const sealed = step >= wasBefore ? today.flatMap(toKept) : [sealAsBefore(prev, at, fields)];
    for (const seal of sealed) {
      prev = hashSeal(seal, hash);
      seals.push({ seal, words });
    }
  };
  const turn = (toValue: (value: unknown) => unknown): Fields => {
    const secrets = listSecrets(kind, { body: fields["body"], followUp: fields["followUp"] });
    const from = (++count).toString(16).padStart(8, "0");
    return {
      ...putSecrets({}, new Map(secrets.map(({ place, value }) => [place, toValue(value)]))),
      from,
    };
  };
  const close = (value: unknown) => ({
    k: `k${key}`,
    iv: "i",
    c: `${++count}${JSON.stringify(value)}`,
  });
  put({}, -1);
  for (const [step, act] of done.entries()) {
    if (act === "edit") {
      words += 1;
      const text = `글 ${++count}`;
      put({ body: isOn ? close(text) : text, from: "0".repeat(8) }, step);
    } else if (act === "done") put({ doneOn: `2026-12-0${(++count % 9) + 1}` }, step);
    else if (act === "later") put({ dueOn: `2026-12-1${++count % 9}` }, step);
    else if (act === "archive") put({ archived: { reason: `까닭 ${++count}`, at: count } }, step);
    else if (act === "fork") put({ forked: fields["forked"] ? null : true }, step);
    else if (isOn !== (act !== "lock")) continue;
    else if (act === "unlock") {
      isOn = false;
      put(turn(open), step);
    } else {
      key += 1;
      isOn = true;
      put(
        turn((value) => close(open(value))),
        step,
      );
      // What the words were before goes from the history.
      history = history.map((one) =>
        one.filter(({ field, from }) => !["body", "followUp"].includes(field) || isBox(from)),
      );
    }
  }
  return { fields, seals, history, words };
}

function open(value: unknown): unknown {
  return isBox(value) ? JSON.parse(value.c.replace(/^\d+/, "")) : value;
}
function openAll(fields: Fields): Fields {
  return putSecrets(
    fields,
    new Map(listSecrets(kind, fields).map(({ place, value }) => [place, open(value)])),
  );
}
function toKept({ id: sealId, set }: { readonly id: string; readonly set: Fields }): KeptSeal[] {
  const { prev, leaf, rowId, act, at, mac } = set as unknown as Seal;
  return sealId === SEAL_HEAD_ID ? [] : [{ id: sealId, prev, leaf, rowId, act, at, mac }];
}
/** A server of before hashed all fields, and called each version written. */
function sealAsBefore(prev = "0".repeat(64), at: number, fields: Fields): KeptSeal {
  const leaf = hashLeaf({ kind, id, fields }, hash);
  const link = { prev, leaf, rowId: id, act: "write" as const, at };
  return { ...link, id: toSealId(hashSeal(link, hash)), mac: "0" };
}

const anyLife = fc.record({
  done: fc.array(fc.constantFrom(...acts), { maxLength: 8 }),
  // Up to here the server was one of before.
  wasBefore: fc.oneof(fc.constant(-1), fc.nat(8)),
});

it("a code tells of other words where words were edited, and of nothing else that became of a record", () => {
  fc.assert(
    fc.property(anyLife, ({ done, wasBefore }) => {
      const { fields, seals, history, words } = live(done, wasBefore);
      const all = new Map(seals.map(({ seal }) => [seal.id, seal]));
      const opened = openAll(fields);
      const row = { kind, id, fields, opened };
      const past = listPastVersions(
        fields,
        history.map((of) => ({ fields: of })),
      ).map((one) => ({
        fields: one,
        opened: openAll(one),
      }));
      const proven = listSameLeaves(row, past, hash);
      for (const { seal, words: then } of seals) {
        const ask = (
          of: Omit<typeof row, "opened"> & { opened?: Fields },
          more?: readonly string[],
        ) => answerSealCode(all, seal.id.slice(0, 20), () => of, { hash, proven: more });
        const edits = words - then;
        expect(ask(row, proven).type).toBe(edits > 0 ? "changed" : "same");
        if (wasBefore >= 0) continue;
        // Also where nobody can be asked for the history, or the lock is shut.
        if (edits > 0) expect(ask(row)).toMatchObject({ type: "changed", edits });
        else expect(["same", "locked"]).toContain(ask(row).type);
        const isShut = Object.values(fields).some(isBox);
        expect(["same", "locked", ...(edits > 0 && !isShut ? ["changed"] : [])]).toContain(
          ask({ kind, id, fields, ...(isShut ? {} : { opened }) }).type,
        );
      }
      if (wasBefore < 0)
        expect(findSealState(all, row, { hash, isSettled: true })).toMatchObject({
          type: "sealed",
          edits: words,
        });
    }),
    { numRuns: 300 },
  );
});

it.each([
  ["done"],
  ["later"],
  ["archive"],
  ["lock"],
  ["lock", "unlock"],
  ["done", "lock"],
] as const)("%s leaves a record the one that was sealed: no rewrite", (...done) => {
  for (const wasBefore of [-1, 0]) {
    const { fields, seals } = live(done, wasBefore);
    const all = new Map(seals.map(({ seal }) => [seal.id, seal]));
    const [first] = seals;
    if (!first) throw new Error("sealed");
    const row = { kind, fields, opened: openAll(fields) };
    const answer = answerSealCode(all, first.seal.id.slice(0, 20), () => row, { hash });
    expect(answer.type).toBe("same");
    expect(findSealState(all, { ...row, id }, { hash, isSettled: true })).toMatchObject({
      type: "sealed",
      edits: 0,
    });
  }
});
