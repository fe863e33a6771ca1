import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { layChanges } from "../base/lay-changes.ts";
import { toSentence } from "../base/result.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { countDraws, countDrawn } from "./draw-log.ts";
import { toSchema } from "../record/to-schema.ts";
import { draw, drawTurn } from "./draw-record.ts";
import { drawSheet, drawTurnSheet } from "./draw-sheet.ts";
import { writeTerms, type DrawTerms } from "./draw-terms.ts";
import { drawTurnKind, toDrawId, type DrawTurn, type KeptDraw } from "./draw.ts";
import { sealDraw } from "./seal.ts";
import {
  findNextPlace,
  joinRound,
  listOpened,
  listRound,
  openPlace,
  shutPlace,
  type DrawTurns,
} from "./turns.ts";
import { breaksSeal, opensAfterReveal } from "./sealed-draw.ts";
import { callNumber, checkTerms, drawMessages, toDrawItems, writeDraw } from "./write-draw.ts";

const seed = "7eb2a9be05be5777a35d787f612e6780fc2455b30e9399d0167664be6f562ffa";
const id = toDrawId({ day: "2026-11-20", uuid: "u1" });
const noon = Date.UTC(2026, 10, 20, 3);

function drawOf(terms: DrawTerms, part: Partial<KeptDraw> = {}): KeptDraw {
  const written = writeTerms(terms);
  return { id, kind: terms.kind, terms: written, seed, seal: sealDraw(seed, written), ...part };
}

function lay(turns: DrawTurns, changes: readonly Parameters<typeof layChanges>[1][number][]) {
  return layChanges(
    <T>() => turns as ReadonlyMap<string, unknown> as ReadonlyMap<string, T>,
    changes,
  )(drawTurnKind) as DrawTurns;
}

const round = drawOf(
  { kind: "turns", who: [3, 5, 8] },
  { number: "7", members: ["s3", "s5", "s8"] },
);
const everybody = () => true;

describe("a round of the store", () => {
  /** Opens `count` names. */
  function open(count: number, turns: DrawTurns = new Map()): DrawTurns {
    if (count === 0) return turns;
    const place = findNextPlace(round, turns, everybody);
    if (!place) return turns;
    return open(count - 1, lay(turns, [openPlace(turns, place, noon + turns.size)]));
  }

  it("opens all once, on any device, and then is over", () => {
    const turns = open(3);

    expect(listOpened(round, turns).map(({ item }) => item)).toEqual(
      listRound(round, new Map()).map(({ item }) => item),
    );
    expect(findNextPlace(round, turns, everybody)).toBeUndefined();
    expect(listOpened(round, turns)[0]?.member).toBe(`s${listOpened(round, turns)[0]?.item}`);
    for (const turn of turns.values()) expect(v.is(toSchema(drawTurn), turn)).toBe(true);
  });

  it("shuts a name again and counts that; the next press opens the same", () => {
    const turns = open(2);
    const last = listOpened(round, turns)[1];
    if (!last) throw new Error("opened");
    const shut = lay(turns, [shutPlace(last)]);

    expect(findNextPlace(round, shut, everybody)).toEqual({ ...last, at: undefined, undone: 1 });
  });

  it("takes in who comes later, once, behind what is open", () => {
    const turns = open(2);
    const [row] = joinRound(round, turns, { number: 9, id: "s9" });
    if (!row) throw new Error("joined");
    const joined = lay(turns, [row]);

    expect(row.id).toBe(`${id}~+9`);
    expect(v.is(toSchema(drawTurn), row.set)).toBe(true);
    expect(joinRound(round, joined, { number: 9, id: "s9" })).toEqual([]);
    expect(joinRound(round, turns, { number: 5, id: "s5" })).toEqual([]);
    // A pupil of the round whose number is another one since.
    expect(joinRound(round, turns, { number: 9, id: "s5" })).toEqual([]);
    const items = listRound(round, joined).map(({ item }) => item);
    expect(items.indexOf(9)).toBeGreaterThanOrEqual(2);
    expect(items).toHaveLength(4);
    expect(listRound(round, joined).find(({ item }) => item === 9)?.member).toBe("s9");
  });

  it("of any passes over who has gone, and the same press gives the same pupil", () => {
    const any = drawOf({ kind: "any", who: [3, 5] }, { members: ["s3", "s5"] });
    const place = findNextPlace(any, new Map(), ({ item }) => item === 5);
    if (!place) throw new Error("drawn");
    const turns = lay(new Map(), [openPlace(new Map(), place, noon)]);

    expect(place.item).toBe(5);
    expect(listOpened(any, turns)).toEqual([{ ...place, at: noon }]);
    const second = findNextPlace(any, turns, everybody);
    expect(Number(second?.id.split("~").at(-1))).toBe(Number(place.id.split("~").at(-1)) + 1);
    expect(findNextPlace(any, lay(turns, [shutPlace(place)]), ({ item }) => item === 5)?.id).toBe(
      place.id,
    );
    expect(findNextPlace(any, turns, () => false)).toBeUndefined();
  });

  it.each(["turns", "any"] as const)("of %s gives no more names once its seal is open", (kind) => {
    const sealed = drawOf({ kind, who: [3, 5] }, { number: "7", members: ["s3", "s5"] });
    const opened = { ...sealed, revealed: noon };

    expect(findNextPlace(sealed, new Map(), everybody)).toBeDefined();
    expect(findNextPlace(opened, new Map(), everybody)).toBeUndefined();
    expect(joinRound(opened, new Map(), { number: 9, id: "s9" })).toEqual([]);
  });

  it("is counted for each pupil, and thrown-away draws are told", () => {
    const several = drawOf(
      { kind: "several", who: [3, 5], count: 2 },
      { id: "2026-11-21~u2", members: ["s3", "s5"], revealed: noon + 86_400_000, again: id },
    );
    const counts = countDrawn([round, several], open(3), ["s3", "s9"], "2026-09-01");

    expect(counts.get("s3")).toEqual({ count: 2, lastOn: "2026-11-21" });
    expect(counts.get("s9")).toEqual({ count: 0, lastOn: undefined });
    expect(countDrawn([round], open(3), ["s3"], "2026-12-01").get("s3")?.count).toBe(0);
    expect(countDraws([round, several], "2026-11-20")).toEqual({ made: 1, thrownAway: 0 });
    expect(countDraws([round, { ...several, id: "2026-11-20~u2" }], "2026-11-20")).toEqual({
      made: 2,
      thrownAway: 1,
    });
  });

  it("stands in sheets", () => {
    const turn: DrawTurn = { at: noon };
    const rows = { draw: [round], drawTurn: [{ id: `${id}~0`, ...turn, undone: 1 }] };
    const first = listRound(round, new Map())[0]?.item;
    const name = { 3: "3번 김나윤", 5: "5번 김하린", 8: "8" }[Number(first)];

    expect(listSheetLines(drawSheet, rows)[0]).toContain(`|${round.seal}|7|${seed}|`);
    expect(listSheetLines(drawTurnSheet, rows)).toEqual([
      `${round.seal}|${name}|2026-11-20|12:00|1`,
    ]);
  });
});

describe("what is sealed", () => {
  it("passes the server's schema, and never changes", () => {
    const { set } = writeDraw(id, { terms: round.terms, seed, members: ["s3"], again: "u0" });
    const sealed = { ...set, number: "7" };

    expect(v.is(toSchema(draw), set)).toBe(true);
    expect(breaksSeal(undefined, set)).toBe(false);
    expect(breaksSeal(set, { ...set, number: "7", revealed: noon })).toBe(false);
    expect(breaksSeal(sealed, sealed)).toBe(false);
    for (const part of [{ number: "8" }, { number: null }, { seed: "0" }, { members: ["s5"] }])
      expect(breaksSeal(sealed, { ...sealed, ...part })).toBe(true);
    expect(breaksSeal(sealed, set)).toBe(true);
    const opened = { ...set, revealed: noon };
    expect([breaksSeal(opened, undefined), breaksSeal(sealed, undefined)]).toEqual([true, false]);
    for (const part of [{ number: "8" }, { number: "" }, { revealed: null }])
      expect(breaksSeal(opened, { ...opened, ...part })).toBe(true);
  });

  it.each([
    ["before", undefined, { at: noon - 1 }, false],
    ["after", undefined, { at: noon + 1 }, true],
    ["before, and is shut after", { at: noon - 1 }, { at: null, undone: 1 }, false],
    ["before, and joined", { at: noon + 1, before: 1 }, { at: noon + 1, before: 2 }, false],
  ])("a name that is opened %s its seal", (_, before, after, isLate) => {
    const { set } = writeDraw(id, { terms: round.terms, seed });
    expect(opensAfterReveal({ ...set, revealed: noon }, before, after)).toBe(isLate);
    expect(opensAfterReveal(set, before, after)).toBe(false);
    expect(opensAfterReveal(undefined, before, after)).toBe(false);
  });

  it("takes the number that was called once", () => {
    const open = drawOf({ kind: "order", who: [1, 2] });

    expect(callNumber(open, " ００42 ")).toEqual({
      ok: true,
      value: [{ kind: "draw", id, set: { number: "0042" } }],
    });
    expect(callNumber({ ...open, number: "" }, "1")).toEqual({ ok: true, value: [] });
    expect(callNumber(open, "12345")).toMatchObject({ refusal: { type: "NumberUnclear" } });
  });

  it.each<[DrawTerms, string]>([
    [{ kind: "turns", who: [] }, "뽑을 사람이 없어요. 명단을 고르거나 번호로 뽑아 주세요."],
    [{ kind: "several", who: [1, 2, 3], count: 4 }, "몇 명인지 2부터 3까지 숫자로 적어 주세요."],
    [{ kind: "any", who: [1], weights: [10] }, "무게는 1부터 9까지 숫자로 적어 주세요."],
    [
      { kind: "dice", count: 11, faces: 6 },
      "주사위는 1개부터 10개까지, 면은 2개부터 100개까지 정할 수 있어요.",
    ],
    [
      { kind: "roulette", who: ["쉬기"], weights: [1] },
      "룰렛에는 칸을 2개부터 40개까지 적어 주세요.",
    ],
    [{ kind: "order", who: ["가".repeat(61)] }, "목록은 60자까지의 말을 200개까지 적을 수 있어요."],
  ])("%o is refused", (terms, sentence) => {
    const checked = checkTerms(terms);
    if (checked.ok) throw new Error("refused");

    expect(toSentence(drawMessages, checked.refusal)).toBe(sentence);
  });

  it("is drawn from each once, written one way", () => {
    expect(toDrawItems(["감", "감".normalize("NFD"), 3, 3])).toEqual(["감", 3]);
    expect(checkTerms({ kind: "dice", count: 2, who: ["앞", "뒤"] })).toMatchObject({ ok: true });
    expect(toSentence(drawMessages, { type: "NumberUnclear" })).toBe(
      "0부터 9999까지의 숫자를 불러 주세요.",
    );
  });
});
