import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { layChanges } from "../base/lay-changes.ts";
import { readDraft } from "../record/record.ts";
import { toSheet } from "../record/to-sheet.ts";
import { point as pointRecord } from "../point/point-record.ts";
import { toSchema } from "../record/to-schema.ts";
import { pointKind } from "../point/point.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { beginPeriod, giveScores, sayReason, undoScores } from "./give-scores.ts";
import { scoreEvent, scoreGame, scoreGameForm } from "./score-game-record.ts";
import { scoreGameSheet } from "./score-game-sheet.ts";
import { scoreEventKind, type KeptScoreEvent, type KeptScoreGame } from "./score-game.ts";
import { findPlaces, listActs, listLastAct, sumScores } from "./sum-scores.ts";

type ByTeam = Readonly<Record<string, number>>;

const { score } = JSON.parse(
  readFileSync(new URL("golden-scores.json", import.meta.url), "utf8"),
) as {
  readonly score: {
    readonly teams: readonly string[];
    readonly events: readonly Omit<KeptScoreEvent, "at">[];
    readonly sums: ByTeam;
    readonly places: ByTeam;
    readonly jar: number;
    readonly tie: { readonly sums: ByTeam; readonly places: ByTeam };
  };
}; // ours

const game: KeptScoreGame = {
  id: "019aa0c4-0000-7000-8000-000000000001",
  title: "모둠 점수",
  teams: score.teams.map((id) => ({ id, name: `${id}모둠`, chalk: "yellow", members: [`s${id}`] })),
  period: 1_000,
};
const day = "2026-11-20";

function countIds(): () => string {
  let next = 0;
  return () => `019aa0c4-0000-7000-8000-00000000010${(next += 1)}`;
}

function read(...changes: Parameters<typeof layChanges>[1][]) {
  const rows = layChanges(() => new Map(), changes.flat());
  return {
    events: [...rows(scoreEventKind)].map(([id, event]) => ({ ...event, id })),
    points: rows(pointKind),
  };
}

describe("scores", () => {
  it("are those of the golden table", () => {
    const events = score.events.map((event) => ({
      ...event,
      id: `${day}~${game.id}~${event.id}`,
      at: 2_000,
    }));
    const { sums, places, jar } = sumScores(game, events);

    expect(Object.fromEntries(sums)).toEqual(score.sums);
    expect(Object.fromEntries(places)).toEqual(score.places);
    expect(jar).toBe(score.jar);
    expect(Object.fromEntries(findPlaces(new Map(Object.entries(score.tie.sums))))).toEqual(
      score.tie.places,
    );
  });

  it("of two offline devices all count, in whatever order they come", () => {
    const anyEvent = fc.record({
      team: fc.constantFrom("a", "b", "c"),
      amount: fc.integer({ min: 1, max: 10 }),
      at: fc.integer({ min: 1_000, max: 9_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), fc.nat(), (one, other, cut) => {
        const events = [...one, ...other].map((event, index) => ({
          ...event,
          id: `${day}~${game.id}~${index}`,
        }));
        const total = events.reduce((sum, { amount }) => sum + amount, 0);
        const at = cut % (events.length + 1);
        const merged = [...events.slice(at), ...events, ...events.slice(0, at)];

        expect(sumScores(game, merged)).toEqual(sumScores(game, events));
        expect(sumScores(game, merged).jar).toBe(total);
      }),
    );
  });

  it("begin anew with a period, and nothing is deleted", () => {
    const given = giveScores(game, ["a"], { amount: 3 }, { day, at: 5_000, newId: countIds() });
    const { events } = read(given);
    const { set } = beginPeriod(game, 6_000);

    expect(sumScores(game, events).jar).toBe(3);
    expect(sumScores({ ...game, ...set }, events).jar).toBe(0);
    expect(sumScores({ ...game, id: "other" }, events).jar).toBe(0);
  });
});

describe("a press", () => {
  const newId = countIds();
  const all = giveScores(
    game,
    ["a", "b", "b", "gone"],
    { amount: 1, reason: " 발표 ", isHere: (member) => member === "sa" },
    { day, at: 5_000, newId },
  );
  const alone = giveScores(game, ["c"], { amount: -99 }, { day, at: 4_000, newId });

  it("is a row a team, with a point for each member who is here", () => {
    const { events, points } = read(all);

    expect(events.map(({ team, amount }) => [team, amount])).toEqual([
      ["a", 1],
      ["b", 1],
    ]);
    expect([...points.values()]).toEqual([
      { day, studentId: "sa", amount: 1, reason: "발표", source: `score:${events[0]?.id}` },
    ]);
    for (const event of events) expect(v.is(toSchema(scoreEvent), event)).toBe(true);
    for (const point of points.values()) expect(v.is(toSchema(pointRecord), point)).toBe(true);
    expect(read(alone).events[0]?.amount).toBe(-10);
    expect(giveScores(game, ["a"], { amount: 0 }, { day, at: 1, newId })).toEqual([]);
  });

  it("is taken back with its points, as a whole, and twice is once", () => {
    const { events, points } = read(alone, all);
    const last = listLastAct(game, events);
    const undo = undoScores(last, points);
    const after = read(alone, all, undo);

    expect(last.map(({ team }) => team)).toEqual(["a", "b"]);
    expect(sumScores(game, after.events).jar).toBe(-10);
    expect(after.points.size).toBe(0);
    expect(
      undoScores(
        after.events.filter(({ undone }) => undone),
        points,
      ),
    ).toEqual([]);
    expect(listLastAct(game, after.events).map(({ team }) => team)).toEqual(["c"]);
    expect(listLastAct(game, [])).toEqual([]);
  });

  it("is read over newest first, and says why later, in the private ledger too", () => {
    const every = giveScores(
      game,
      game.teams.map(({ id }) => id),
      { amount: 1 },
      { day, at: 6_000, newId },
    );
    const { events, points } = read(alone, all, every);
    const acts = listActs(game, events);

    expect(acts.map(({ words, reason }) => [words, reason])).toEqual([
      ["모두 +1", ""],
      ["a모둠, b모둠 +1", "발표"],
      ["c모둠 −10", ""],
    ]);
    const said = read(alone, all, sayReason(acts[1]?.events ?? [], points, "청소"));
    expect(listActs(game, said.events)[0]?.reason).toBe("청소");
    expect([...said.points.values()].map(({ reason }) => reason)).toEqual(["청소"]);
    for (const event of said.events) expect(v.is(toSchema(scoreEvent), event)).toBe(true);
  });
});

describe("the form of a board", () => {
  const draft = { title: " 모둠 점수 ", lines: " 1모둠 \n\n", goal: "100" };
  const form = scoreGameForm({ members: [], before: [], newId: () => "a" });

  it("leaves empty lines out", () => {
    const read = readDraft(form, draft);
    if (!read.ok) throw new Error("refused");
    const { title, lines, goal } = read.value;

    expect(read.value).toEqual({
      title: "모둠 점수",
      lines: [{ id: "a", name: "1모둠", chalk: "sky" }],
      goal: 100,
    });
    const schema = toSchema(scoreGame);
    expect(v.is(schema, { title, teams: lines, goal, period: 1 })).toBe(true);
  });

  it.each<[Partial<typeof draft>, string]>([
    [{ title: "" }, "점수판 이름을 적어 주세요. 「모둠 점수」처럼 적어요."],
    [{ title: "가".repeat(31) }, "이름은 30자까지 적을 수 있어요."],
    [{ lines: "" }, "모둠을 하나 이상 적어 주세요."],
    [
      { lines: Array.from({ length: 13 }, (_, index) => `${index}모둠`).join("\n") },
      "모둠은 12개까지 만들 수 있어요.",
    ],
    [{ lines: "가".repeat(13) }, "모둠 이름은 12자까지 적을 수 있어요."],
    [{ lines: "1모둠\n1모둠" }, "「1모둠」이라는 모둠이 둘이에요. 하나를 다르게 적어 주세요."],
    [{ lines: "1모둠: 1-99" }, "1모둠: 1번부터 99번까지는 없어요."],
    [{ goal: "많이" }, "목표는 1부터 9999까지 숫자로 적어 주세요."],
  ])("%o is refused at its field", (part, sentence) => {
    const read = readDraft(form, { ...draft, ...part });
    if (read.ok) throw new Error("refused");

    expect(read.refusal.sentences).toEqual({ [Object.keys(part)[0] ?? ""]: sentence });
  });
});

it("stands in sheets", () => {
  const at = Date.UTC(2026, 10, 20, 0, 40);
  const event = { id: `${day}~${game.id}~u`, team: "a", amount: 2, at, reason: "발표" };
  const gone = { ...event, id: `${day}~gone~u`, undone: true };
  const rows = {
    scoreGame: [{ ...game, teams: game.teams.slice(0, 1) }],
    scoreEvent: [event, gone],
  };

  expect(listSheetLines(scoreGameSheet, rows)).toEqual(["모둠 점수|a모둠|2||1970-01-01"]);
  expect(listSheetLines(toSheet(scoreEvent), rows)).toEqual([
    "2026-11-20|09:40|모둠 점수|a모둠|2|발표|",
    "2026-11-20|09:40|지운 점수판|지운 모둠|2|발표|예",
  ]);
});
