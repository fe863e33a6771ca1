import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { listSentences } from "../record/testing/list-sentences.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { listTodaysRoles, moveMember, rotateRoles } from "./group-roles.ts";
import { groupSet, readGroupSet } from "./group-set-record.ts";
import { wall as wallRecord, wallWidget, widgetTexts } from "./wall-record.ts";
import type { Group } from "./group-set.ts";
import { findRoom, layWidgets, placeWidget, type Placed } from "./place-widget.ts";
import { seatAbsent, splitOrder, splitSizes, type SplitBy } from "./split-groups.ts";
import { wallLayouts } from "./wall-layouts.ts";
import type { Cell } from "./wall.ts";

interface GoldenWidget {
  readonly title: string;
  readonly widgets: readonly Placed[];
  readonly id: string;
  readonly to: Cell;
  readonly placed: readonly Placed[] | null;
}

const golden = JSON.parse(readFileSync(new URL("golden-walls.json", import.meta.url), "utf8")) as {
  readonly widgets: readonly GoldenWidget[];
  readonly sizes: readonly {
    readonly n: number;
    readonly by: SplitBy;
    readonly sizes: readonly number[];
  }[];
}; // ours

const anyCell = fc.record({
  x: fc.integer({ min: -1, max: 12 }),
  y: fc.integer({ min: -1, max: 7 }),
  w: fc.integer({ min: 1, max: 13 }),
  h: fc.integer({ min: 0, max: 7 }),
});
const anyWall = fc
  .array(anyCell, { maxLength: 8 })
  .map((cells) => cells.map((cell, index) => ({ id: `w${index}`, cell })));

/** How many cells of the wall the widgets take, and how many of them belong to two. */
function countCells(widgets: readonly Placed[]): { readonly sum: number; readonly taken: number } {
  const cells = widgets.flatMap(({ cell: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  );
  return { sum: cells.length, taken: new Set(cells).size };
}

describe("a widget", () => {
  it.each(golden.widgets)("$title", ({ widgets, id, to, placed }) => {
    expect(placeWidget(widgets, id, to) ?? null).toEqual(placed);
  });

  it("never overlaps another, loses none and leaves none outside", () => {
    fc.assert(
      fc.property(anyWall, fc.constantFrom("w0", "new"), anyCell, (wall, id, to) => {
        const laid = layWidgets(wall).filter((widget, index, all) => {
          const { sum, taken } = countCells([...all.slice(0, index), widget]);
          return sum === taken;
        });
        const placed = placeWidget(laid, id, to);
        if (!placed) return;
        const { sum, taken } = countCells(placed);

        expect(taken).toBe(sum);
        expect(new Set([...laid.map((each) => each.id), id])).toEqual(
          new Set(placed.map((each) => each.id)),
        );
        for (const { cell } of placed)
          expect(v.is(toSchema(wallWidget), { wall: "w", type: "timer", cell })).toBe(true);
      }),
    );
  });

  it("is laid by id where two devices put two on one place; nothing that is alone moves", () => {
    const cell = { x: 0, y: 0, w: 6, h: 6 };
    const rows = [
      { id: "b", cell },
      { id: "a", cell },
    ];

    expect(layWidgets(rows)).toEqual([
      { id: "a", cell },
      { id: "b", cell: { ...cell, x: 6 } },
    ]);
    expect(layWidgets([{ id: "c", cell: { ...cell, w: 12 } }, ...rows])[2]?.cell.w).toBe(12);
    fc.assert(
      fc.property(anyWall, (wall) => {
        const laid = layWidgets(wall);
        expect(layWidgets(wall.toReversed())).toEqual(laid);
        expect(laid).toHaveLength(wall.length);
      }),
    );
  });

  it("new finds room while there is some, and ready walls are full of rooms", () => {
    for (const { widgets } of wallLayouts) {
      const placed = widgets.map(({ cell }, index) => ({ id: `w${index}`, cell }));

      expect(layWidgets(placed)).toEqual(placed);
      expect(findRoom(placed, { w: 2, h: 1 })).toBeUndefined();
    }
    expect(findRoom([{ id: "a", cell: { x: 0, y: 0, w: 4, h: 6 } }], { w: 4, h: 3 })).toEqual({
      x: 4,
      y: 0,
      w: 4,
      h: 3,
    });
  });
});

describe("a class in groups", () => {
  it.each(golden.sizes)("$n by $by", ({ n, by, sizes }) => {
    expect(splitSizes(n, by)).toEqual(sizes);
  });

  it("has everybody once, in groups that differ by one", () => {
    const anyBy = fc.oneof(
      fc.record({ of: fc.integer({ min: 1, max: 8 }) }),
      fc.record({ groups: fc.integer({ min: 1, max: 12 }) }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), anyBy, (count, by) => {
        const order = Array.from({ length: count }, (_, index) => index);
        const groups = splitOrder(order, by);
        const sizes = groups.map(({ length }) => length);

        expect(groups.flat()).toEqual(order);
        if (count > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  const group: Group = {
    id: "g1",
    name: "1모둠",
    members: ["s1", "s2", "s3"],
    roles: [
      { role: "이끔이", member: "s1" },
      { role: "기록이", member: "s2" },
    ],
  };
  const here =
    (...members: readonly string[]) =>
    (member: string) =>
      members.includes(member);

  it("turns its roles, and after one turn each it is as before", () => {
    expect(rotateRoles(group).roles?.map(({ member }) => member)).toEqual(["s2", "s3"]);
    expect(rotateRoles(rotateRoles(rotateRoles(group)))).toEqual(group);
    expect(rotateRoles({ id: "g", name: "1", members: [] }).roles).toBeUndefined();
  });

  it("moves the role of who is absent on for the day, first to who has none", () => {
    const members = (...present: readonly string[]) =>
      listTodaysRoles(group, here(...present)).map(({ member }) => member);

    expect(members("s1", "s2", "s3")).toEqual(["s1", "s2"]);
    expect(members("s2", "s3")).toEqual(["s3", "s2"]);
    expect(members("s1", "s3")).toEqual(["s1", "s3"]);
    expect(members("s2")).toEqual(["s2", "s2"]);
    expect(members()).toEqual([]);
  });

  it("changes by one pupil, whose role stays behind", () => {
    const other: Group = { id: "g2", name: "2모둠", members: ["s4"] };
    const [first, second] = moveMember([group, other], "s1", "g2");

    expect(first).toMatchObject({
      members: ["s2", "s3"],
      roles: [{ member: "s2" }, { member: "s2" }],
    });
    expect(second?.members).toEqual(["s4", "s1"]);
    expect(moveMember([other, group], "s4", "g1")[0]?.members).toEqual([]);
  });

  it.each([
    [{ title: "" }, "모둠 제목을 적어 주세요. 「11월 모둠」처럼 적어요."],
    [{ title: "가".repeat(31) }, "제목은 30자까지 적을 수 있어요."],
    [{ groups: [] }, "모둠을 하나 이상 만들어 주세요."],
    [{ groups: Array.from({ length: 31 }, () => group) }, "모둠은 30개까지 만들 수 있어요."],
    [{ groups: [{ ...group, name: " " }] }, "모둠 이름을 모두 적어 주세요."],
    [{ groups: [{ ...group, name: "가".repeat(13) }] }, "모둠 이름은 12자까지 적을 수 있어요."],
    [{ groups: [group, group] }, "「1모둠」이라는 모둠이 둘이에요. 하나를 다르게 적어 주세요."],
  ])("%o is refused", (part, sentence) => {
    const { title, groups } = { title: "11월", groups: [group], ...part };

    expect(Object.values(listSentences(readGroupSet({ title }, groups)))).toEqual([sentence]);
  });

  it("has each pupil in one group", () => {
    const groups = [group, { id: "g2", name: " 2모둠", members: ["s3", "s4"] }];
    const parsed = readGroupSet({ title: "11월" }, groups);
    if (!parsed.ok) throw new Error(parsed.refusal.type);

    expect(parsed.value.groups[1]).toEqual({ id: "g2", name: "2모둠", members: ["s4"] });
    expect(v.is(toSchema(groupSet), { ...parsed.value, from: "2026-11-02" })).toBe(true);
  });
});

describe("who was absent when groups were made", () => {
  it("is in exactly one of them, and they differ by no more than before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 12 }), (n, away) => {
        const here = Array.from({ length: n }, (_, at) => `h${at}`);
        const absent = Array.from({ length: away }, (_, at) => `a${at}`);
        const groups = seatAbsent(splitOrder(here, { of: 4 }), absent);
        expect(groups.flat().sort()).toEqual([...here, ...absent].sort());
        const sizes = groups.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("words of a wall", () => {
  const { title } = wallRecord.fields;
  const { notice, qr } = widgetTexts;
  it.each([
    [title, " ", "화면 이름을 적어 주세요. 「모둠 활동」처럼 적어요."],
    [title, "가".repeat(31), "30자까지 적을 수 있어요."],
    [notice, "", "보여 줄 말을 적어 주세요."],
    [notice, "가".repeat(301), "300자까지 적을 수 있어요."],
    [qr, "가".repeat(501), "500자까지 적을 수 있어요."],
  ])("%o: %s is refused", (field, typed, sentence) => {
    expect(field.read(typed)).toMatchObject({ refusal: { sentence } });
  });

  it("are trimmed", () => {
    expect(title.read(" 모둠 활동 ")).toEqual({ ok: true, value: "모둠 활동" });
  });
});

it("stands in sheets", () => {
  const groups = [
    { id: "g1", name: "1모둠", members: ["s3", "s5"], roles: [{ role: "기록이", member: "s5" }] },
  ];
  const wall = { id: "w", title: "모둠 활동", groupSet: "g" };
  const widget = {
    id: "a",
    wall: "w",
    type: "notice",
    cell: { x: 2, y: 0, w: 4, h: 3 },
    value: "조용히",
  };
  const rows = {
    groupSet: [{ id: "g", title: "11월", from: "2026-11-02", groups }],
    wall: [wall, { id: "x", title: "빈 화면", groupSet: "gone" }],
    wallWidget: [
      widget,
      { ...widget, id: "b", wall: "gone", type: "timer", value: { timer: "t" } },
    ],
  };

  expect(v.is(toSchema(wallRecord), wall)).toBe(true);
  expect(v.is(toSchema(wallWidget), { ...widget, cell: { x: 11, y: 0, w: 2, h: 1 } })).toBe(false);
  expect(listSheetLines(toSheet(groupSet), rows)).toEqual([
    "2026-11-02|11월|1모둠|3|김나윤|",
    "2026-11-02|11월|1모둠|5|김하린|기록이",
  ]);
  expect(listSheetLines(toSheet(wallRecord), rows)).toEqual([
    "모둠 활동|11월",
    "빈 화면|지운 모둠",
  ]);
  expect(listSheetLines(toSheet(wallWidget), rows)).toEqual([
    '지운 화면|타이머|3열 1줄|{"timer":"t"}',
    "모둠 활동|알릴 말|3열 1줄|조용히",
  ]);
});
