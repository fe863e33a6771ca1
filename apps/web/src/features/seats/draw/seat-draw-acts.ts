import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { drawKind, drawTurnKind, toDrawTurnId } from "@damim/domain/draw/draw.ts";
import { toDrawKey } from "@damim/domain/draw/seal.ts";
import {
  findCurrentPlan,
  findDrawnPlan,
  seatPlanKind,
  type KeptSeatPlan,
} from "@damim/domain/seats/seat-plan.ts";
import { seatRoomKind } from "@damim/domain/seats/seat-room.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import { drawSeats } from "@damim/domain/seats/solving/draw-seats.ts";
import type { ActGround, Dice, Said } from "../../../kit/act/feature-act.ts";
import { createPlanCommands } from "../plan/plan-commands.ts";
import { createRuleCommands } from "../rules/rule-commands.ts";
import { createOpeningCommands } from "./opening-commands.ts";
import { createSeatDrawCommands } from "./seat-draw-commands.ts";

/** Seals, has a number called now and then, and draws; of rules that cannot be kept together one rests. */
export function draw(ground: ActGround, dice: Dice): Said | undefined {
  const room = findRoom(ground);
  if (!room || ground.students.length === 0) return undefined;
  const commands = createSeatDrawCommands(ground);
  const problem = { room, pupils: ground.students, rules: listRules(ground) };
  const isCalled = dice.isLucky(0.5);
  const sealed = isCalled
    ? ground.store.rows(drawKind).get(commands.seal(problem))
    : commands.begin(problem);
  if (!sealed) return undefined;
  const digits = isCalled ? `${dice.below(10_000)}` : "";
  const drawn = drawSeats(problem, toDrawKey(sealed.seed, digits));
  const rules = problem.rules.filter(({ off }) => !off).map(({ id }) => id);
  if (drawn.type !== "seated") {
    const rests = dice.pick(rules);
    if (rests === undefined) return undefined;
    createRuleCommands(ground).rest(rests);
    return { draw: sealed.id, digits: null, rests, rules };
  }
  const waits = findPlan(ground) !== undefined;
  const { seats } = drawn;
  const plan = commands.keep(sealed, digits, { room: room.id, seats, waits });
  return { draw: sealed.id, digits, plan, from: ground.today, room: room.id, seats, waits, rules };
}

/** What becomes of the plan that was drawn last: cards open before the class, it begins on Monday, or it goes. */
export function settle(ground: ActGround, dice: Dice): Said | undefined {
  const plan = findDrawnPlan(ground.store.rows(seatPlanKind).values(), ground.today);
  const room = plan && ground.store.rows(seatRoomKind).get(plan.room);
  if (!plan || !room) return undefined;
  const said = { plan: plan.id, before: toSaidPlan(plan) };
  const way = dice.pick(["open", "open", "shut", "take", "drop"] as const);
  if (way === "take") {
    const from = addDays(ground.today, dice.below(7));
    createPlanCommands(ground).take(plan, from, "새 자리에 앉아요");
    return { ...said, way, from };
  }
  if (way === "drop") {
    createPlanCommands(ground).drop(plan);
    return { ...said, way };
  }
  const { draw: drawId } = plan;
  if (!drawId) return undefined;
  const cards = room.seats.flatMap(({ id }, at) =>
    plan.seats[id] ? toDrawTurnId(drawId, at) : [],
  );
  const turns = ground.store.rows(drawTurnKind);
  const isOpen = (id: string): boolean => Boolean(turns.get(id)?.at);
  const pressed = dice.some(cards.filter((id) => isOpen(id) === (way === "shut")));
  const commands = createOpeningCommands(ground);
  if (way === "shut") commands.shut(plan, pressed);
  else commands.open(plan, pressed);
  return { ...said, way: way ?? "open", turns: pressed, from: ground.today };
}

/** The room that the next draw is for. */
export function findRoom({ store }: ActGround) {
  return [...store.rows(seatRoomKind).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
}

/** The plan of today. */
export function findPlan({ store, today }: ActGround): KeptSeatPlan | undefined {
  return findCurrentPlan(store.rows(seatPlanKind).values(), today);
}

/** Resting ones too. */
export function listRules({ store }: ActGround) {
  return [...store.rows(seatRuleKind).values()];
}

/** What a plan says. */
export function toSaidPlan({ from, room, seats, waits }: KeptSeatPlan) {
  return { from, room, seats, waits: waits === true };
}
