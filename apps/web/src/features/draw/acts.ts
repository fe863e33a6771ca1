import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { writeTerms } from "@damim/domain/draw/draw-terms.ts";
import { drawKind, drawTurnKind, type KeptDraw } from "@damim/domain/draw/draw.ts";
import { runDraw } from "@damim/domain/draw/run-draw.ts";
import { isSealed } from "@damim/domain/draw/sealed-draw.ts";
import { toDrawKey } from "@damim/domain/draw/seal.ts";
import { listOpened, listRound, type DrawPlace } from "@damim/domain/draw/turns.ts";
import { groupSetKind } from "@damim/domain/group-screen/group-set.ts";
import { splitPupils } from "@damim/domain/group-screen/split-pupils.ts";
import { listGroupPairs } from "@damim/domain/seats/apart.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { findHere } from "@damim/domain/tool-preset/find-here.ts";
import { toAwayTodayId, toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import type { ActGround, Dice, FeatureAct, Said } from "../../kit/act/feature-act.ts";
import { tellAct } from "../../kit/act/tell-rows.ts";
import { createPresetCommands } from "../../kit/tool/preset-commands.ts";
import { createDrawCommands } from "./draw-commands.ts";
import { createGroupCommands } from "./group-commands.ts";

/** What a round and its groups are read from. */
const told = [
  { kind: drawKind, fields: ["kind", "members", "number"] },
  { kind: drawTurnKind, fields: ["at", "member"] },
  { kind: groupSetKind, fields: ["from", "groups"] },
];

const plain: readonly FeatureAct[] = [
  { name: "draw.pick", often: 0.8, parts: ["lessons"], run: pick },
  {
    name: "draw.back",
    often: 0.1,
    parts: ["lessons"],
    run(ground) {
      const round = findRound(ground);
      const opened = round ? listOpened(round, ground.store.rows(drawTurnKind)) : [];
      const last = opened.filter(({ at }) => at === opened.at(-1)?.at);
      if (!round || last.length === 0) return undefined;
      createDrawCommands(ground).shut(round, last);
      return { draw: round.id, shut: last.map(toSaidPlace) };
    },
  },
  {
    name: "draw.seal",
    often: 0.05,
    run(ground, dice) {
      const waiting = findRound(ground);
      if (waiting && (waiting.number ?? undefined) === undefined) {
        const digits = `${dice.below(10_000)}`;
        createDrawCommands(ground).call(waiting, digits);
        return { draw: waiting.id, number: digits };
      }
      const draw = beginRound(ground, "sealed", waiting);
      return draw && { draw: draw.id, members: draw.members ?? [], again: draw.again ?? null };
    },
  },
  {
    name: "draw.reveal",
    often: 0.02,
    run(ground) {
      const round = findRound(ground);
      if (!round || !isSealed(round)) return undefined;
      createDrawCommands(ground).reveal(round);
      return { draw: round.id };
    },
  },
  {
    name: "draw.throw",
    often: 0.1,
    run(ground, dice) {
      const terms = { kind: "dice", count: 1 + dice.below(3), faces: 6 } as const;
      const commands = createDrawCommands(ground);
      const draw = commands.begin({ terms: writeTerms(terms) }, "thrown");
      return draw && { draw: draw.id, ...terms };
    },
  },
  { name: "draw.groups", often: 0.04, run: divide },
  {
    name: "draw.away",
    often: 0.05,
    parts: ["lessons"],
    run(ground, dice) {
      const { today, store } = ground;
      const id = toAwayTodayId(today);
      const out = dice.isLucky(0.2) ? [] : dice.some(ground.students).slice(0, 3);
      const value = out.map(({ number }) => number).join(", ");
      const before = store.rows(toolPresetKind).get(id)?.value;
      const preset = { tool: "awayToday", title: today, value } as const;
      createPresetCommands(ground).save(id, preset, "오늘 빠지는 학생을 적었어요");
      const said = typeof before === "string" ? before : null;
      return { day: today, pupils: out.map((pupil) => pupil.id), typed: value, before: said };
    },
  },
];

export const acts = plain.map((act) => tellAct(act, told));

/** The next ones of the round; a new one where none goes on. */
function pick(ground: ActGround, dice: Dice): Said | undefined {
  const turns = ground.store.rows(drawTurnKind);
  const commands = createDrawCommands(ground);
  const before = findRound(ground);
  // Until a number is called, or none, the stage opens nothing.
  if (before && isSealed(before) && (before.number ?? undefined) === undefined) return undefined;
  const isHere = hereOn(ground);
  const members = new Set(ground.students.map(({ id }) => id));
  const canBeDrawn = ({ member }: Pick<DrawPlace, "item" | "member">): boolean =>
    member !== undefined && members.has(member) && isHere(member);
  const goesOn =
    before &&
    isSealed(before) &&
    listRound(before, turns).some((place) => place.at === undefined && canBeDrawn(place));
  const round = goesOn ? before : beginRound(ground, "called", before);
  if (!round) return undefined;
  commands.join(round, ground.students);
  const opened = commands.open(round, 1 + dice.below(2), canBeDrawn);
  return {
    draw: round.id,
    number: round.number ?? "",
    isNew: round.id !== before?.id,
    members: round.members ?? [],
    here: [...members].filter(isHere),
    opened: opened.map(toSaidPlace),
  };
}

function divide(ground: ActGround, dice: Dice): Said | undefined {
  const { students, store } = ground;
  if (students.length === 0) return undefined;
  const who = students.map(({ number }) => number);
  const members = students.map(({ id }) => id);
  const terms = { kind: "order", who } as const;
  const draw = createDrawCommands(ground).begin({ terms: writeTerms(terms), members }, "called");
  if (!draw) return undefined;
  const order = runDraw(terms, toDrawKey(draw.seed, "")).flatMap(
    (item) => members[who.findIndex((number) => number === item)] ?? [],
  );
  const pairs = listGroupPairs(store.rows(seatRuleKind).values());
  const split = { of: 3 + dice.below(3) };
  const { groups, broken } = splitPupils(order, split, { isHere: hereOn(ground), pairs });
  const id = createGroupCommands(ground).keep(groups);
  return { draw: draw.id, groupSet: id, from: ground.today, groups, pairs, broken };
}

function beginRound(
  ground: ActGround,
  way: "sealed" | "called",
  before: KeptDraw | undefined,
): KeptDraw | undefined {
  const { students } = ground;
  if (students.length === 0) return undefined;
  const who = students.map(({ number }) => number);
  const last = before && listOpened(before, ground.store.rows(drawTurnKind)).at(-1)?.item;
  const after = who.find((number) => number === last);
  const terms = { kind: "turns", who, ...(after !== undefined && { before: after }) } as const;
  const members = students.map(({ id }) => id);
  const again = before && isSealed(before) && { again: before.id };
  return createDrawCommands(ground).begin({ terms: writeTerms(terms), members, ...again }, way);
}

/** The newest round of this class. */
function findRound({ store, students }: ActGround): KeptDraw | undefined {
  const ids = new Set(students.map(({ id }) => id));
  return [...store.rows(drawKind).values()]
    .filter(({ kind, members }) => kind === "turns" && members?.some((id) => ids.has(id)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .at(-1);
}

function hereOn({ store, today, students }: ActGround): (id: StudentId) => boolean {
  const rows = { marks: store.rows(attendanceMarkKind), checkIns: store.rows(checkInKind) };
  const typed = store.rows(toolPresetKind).get(toAwayTodayId(today))?.value;
  return findHere(rows, today, typeof typed === "string" ? typed : "", students);
}

function toSaidPlace({ id, item, member }: DrawPlace) {
  return { turn: id, item, member: member ?? null };
}
