import { DEAD } from "../change.ts";
import { describe, expect, it } from "vitest";
import { toStamp } from "../clock.ts";
import type { Fields } from "../kind.ts";
import { markKind, NOON, openPolicy, SCOPE } from "../testing/rig.ts";
import { createMemoryDatabase } from "./memory-database.testing.ts";
import { pushOps } from "./push.ts";
import { toHeldFields, toTimeline } from "./timeline.ts";

const at = (tick: number): string => toStamp(NOON, tick, "d1");

/** Pushes the ops in the given order of arrival and reads the record back as the server keeps it. */
async function buildRecord(ops: readonly (readonly [tick: number, set: Fields])[]) {
  const database = createMemoryDatabase();
  for (const [tick, set] of ops) {
    const op = { n: 0, kind: "mark", id: "m1", set, at: at(tick) };
    await pushOps(database, openPolicy, [markKind], {
      actor: "u1",
      scope: SCOPE,
      ops: [op],
      now: NOON + tick,
    });
  }
  const row = database.listRows(SCOPE)[0];
  if (!row) throw new Error("no record");
  return { row, lost: database.listHistory(SCOPE) };
}

describe("toTimeline", () => {
  it("tells what each op changed from what to what, newest first", async () => {
    const { row, lost } = await buildRecord([
      [1, { [DEAD]: false, status: "late" }],
      [2, { note: "감기" }],
      [3, { status: "absent", note: "장염" }],
    ]);

    expect(toTimeline(row, lost)).toMatchObject([
      {
        at: at(3),
        type: "changed",
        recordedAt: NOON + 3,
        fields: [
          { field: "status", from: "late", to: "absent" },
          { field: "note", from: "감기", to: "장염" },
        ],
      },
      { at: at(2), type: "changed", fields: [{ field: "note", to: "감기" }] },
      { at: at(1), type: "created", fields: [{ field: "status", to: "late" }] },
    ]);
  });

  it("is the same whatever the order of arrival", async () => {
    const ops: readonly (readonly [number, Fields])[] = [
      [1, { [DEAD]: false, status: "late", note: "a" }],
      [2, { note: "b" }],
      [3, { note: "c" }],
    ];
    const [first, second, third] = ops;
    if (!first || !second || !third) throw new Error("three ops");
    const inOrder = await buildRecord(ops);
    const shuffled = await buildRecord([first, third, second]);

    const strip = ({ row, lost }: Awaited<ReturnType<typeof buildRecord>>) =>
      toTimeline(row, lost).map(({ at: stamp, type, fields }) => ({ stamp, type, fields }));
    expect(strip(shuffled)).toEqual(strip(inOrder));
  });

  it("tells a deletion and a second life apart", async () => {
    const { row, lost } = await buildRecord([
      [1, { [DEAD]: false, status: "late", note: "first" }],
      [2, { [DEAD]: true }],
      [3, { [DEAD]: false, status: "absent" }],
    ]);

    expect(toTimeline(row, lost).map(({ type, fields }) => [type, fields])).toEqual([
      ["created", [{ field: "status", to: "absent" }]],
      [
        "deleted",
        [
          { field: "status", from: "late" },
          { field: "note", from: "first" },
        ],
      ],
      [
        "created",
        [
          { field: "status", to: "late" },
          { field: "note", to: "first" },
        ],
      ],
    ]);
  });
});

describe("toHeldFields", () => {
  it.each<[string, (readonly [number, Fields])[], Fields]>([
    [
      "everything of a deleted record",
      [
        [1, { [DEAD]: false, status: "late", note: "a" }],
        [2, { note: "b" }],
        [3, { [DEAD]: true }],
      ],
      { status: "late", note: "b" },
    ],
    [
      "the same after a second deletion from another device",
      [
        [1, { [DEAD]: false, status: "late" }],
        [2, { [DEAD]: true }],
        [3, { [DEAD]: true }],
      ],
      { status: "late" },
    ],
    [
      "only the last life",
      [
        [1, { [DEAD]: false, status: "late", note: "old" }],
        [2, { [DEAD]: true }],
        [3, { [DEAD]: false, status: "absent" }],
        [4, { [DEAD]: true }],
      ],
      { status: "absent" },
    ],
    [
      "words that arrived after the deletion, from before and after it",
      [
        [1, { [DEAD]: false, status: "late" }],
        [3, { [DEAD]: true }],
        [2, { note: "before" }],
        [4, { status: "absent" }],
      ],
      { status: "absent", note: "before" },
    ],
  ])("finds %s", async (_name, ops, held) => {
    const { row, lost } = await buildRecord(ops);

    expect(toHeldFields(row, lost)).toEqual(held);
  });
});
