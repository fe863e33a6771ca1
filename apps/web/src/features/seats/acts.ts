import { PAIR_CHOICES } from "@damim/domain/seats/apart.ts";
import { buildRoom, type BuiltShape } from "@damim/domain/seats/build-room.ts";
import { offerRoomSize } from "@damim/domain/seats/offer-room.ts";
import { seatPlanKind, type KeptSeatPlan } from "@damim/domain/seats/seat-plan.ts";
import { listUsedSeats, seatRoomKind } from "@damim/domain/seats/seat-room.ts";
import { seatRuleKind, ZONES, type SeatRule } from "@damim/domain/seats/seat-rule.ts";
import type { ActGround, Dice, FeatureAct, Said } from "../../kit/act/feature-act.ts";
import { tellAct } from "../../kit/act/tell-rows.ts";
import { createPairCommands } from "../../kit/apart/pair-commands.ts";
import { draw, findPlan, findRoom, listRules, settle, toSaidPlan } from "./draw/seat-draw-acts.ts";
import { createPlanCommands } from "./plan/plan-commands.ts";
import { createRoomCommands } from "./room-commands.ts";
import { createRuleCommands } from "./rules/rule-commands.ts";
import { createSeatingCommands } from "./seating/seating-commands.ts";

/** What a seating is read from. */
const told = [
  { kind: seatPlanKind, fields: ["from", "room", "seats", "waits"] },
  { kind: seatRoomKind, fields: ["seats", "door"] },
  { kind: seatRuleKind, fields: ["kind", "a", "b", "what", "weight", "off"] },
];

const plain: readonly FeatureAct[] = [
  { name: "seats.firstRoom", places: ["class"], often: 0.005, isFirst: true, run: build },
  { name: "seats.room", places: ["class"], often: 0.01, run: build },
  {
    name: "seats.desk",
    places: ["class"],
    often: 0.01,
    run(ground, dice) {
      const room = findRoom(ground);
      const seat = dice.pick(room?.seats ?? []);
      if (!room || !seat) return undefined;
      createSeatingCommands(ground).turnDesk(room, seat.id);
      return {
        room: room.id,
        seat: seat.id,
        isOff: !seat.off,
        before: { isOff: seat.off === true },
      };
    },
  },
  {
    name: "seats.parts",
    places: ["class"],
    often: 0.03,
    run(ground, dice) {
      const [one, other] = [dice.pick(ground.students), dice.pick(ground.students)];
      const rule = dice.pick(PAIR_CHOICES);
      if (!one || !other || one === other || !rule) return undefined;
      const known = new Set(ground.store.rows(seatRuleKind).keys());
      createPairCommands(ground).add([[one.id, other.id]], { choice: rule.value }, rule.label);
      const rules = [...ground.store.rows(seatRuleKind).values()];
      return {
        pupils: [one.id, other.id],
        choice: rule.value,
        added: rules.flatMap(({ id }) => (known.has(id) ? [] : id)),
      };
    },
  },
  {
    name: "seats.rule",
    places: ["class"],
    often: 0.02,
    run(ground, dice) {
      const pupils = dice.some(ground.students).slice(0, 3);
      const seat = dice.pick(findRoom(ground)?.seats ?? []);
      if (pupils.length === 0 || !seat) return undefined;
      const a = pupils.map(({ id }) => id);
      const rule: SeatRule = dice.isLucky(0.5)
        ? {
            kind: "zone",
            a,
            what: dice.pick(ZONES) ?? "front2",
            weight: dice.isLucky(0.5) ? "must" : "wish",
          }
        : { kind: "notSeat", a, what: seat.id, weight: "must", reason: dice.words(60) };
      const rules = createRuleCommands(ground).add([rule], "규칙을 적었어요");
      return { rules, ...toSaidRule(rule) };
    },
  },
  {
    name: "seats.changeRule",
    places: ["class"],
    often: 0.02,
    run(ground, dice) {
      const rule = pickRule(ground, dice);
      if (!rule) return undefined;
      const after = { ...rule, off: rule.off ? null : true };
      createRuleCommands(ground).change(rule.id, { off: after.off }, "규칙을 쉬어요");
      return { rule: rule.id, ...toSaidRule(after), before: toSaidRule(rule) };
    },
  },
  {
    name: "seats.removeRule",
    places: ["class"],
    often: 0.03,
    run(ground, dice) {
      const rule = pickRule(ground, dice);
      if (!rule) return undefined;
      createRuleCommands(ground).remove(rule.id);
      return { rule: rule.id, before: toSaidRule(rule) };
    },
  },
  { name: "seats.draw", places: ["class"], often: 0.03, run: draw },
  { name: "seats.settle", places: ["class"], often: 0.04, run: settle },
  {
    name: "seats.swap",
    places: ["class"],
    often: 0.06,
    run(ground, dice) {
      const plan = findPlan(ground);
      const seats = plan ? listSeats(ground, plan) : [];
      const [one, other] = [dice.pick(seats), dice.pick(seats)];
      if (!plan || !one || !other || one === other) return undefined;
      if (!createSeatingCommands(ground).swap(plan, one, other)) return undefined;
      return { plan: plan.id, seats: [one, other], before: toSaidPlan(plan) };
    },
  },
  {
    name: "seats.newcomers",
    places: ["class"],
    often: 0.01,
    async run(ground) {
      const plan = findPlan(ground);
      const room = plan && ground.store.rows(seatRoomKind).get(plan.room);
      if (!plan || !room) return undefined;
      const problem = { room, pupils: ground.students, rules: listRules(ground) };
      const seats = createPlanCommands(ground).seatNewcomers(plan, problem);
      return { plan: plan.id, seats, before: toSaidPlan(plan) };
    },
  },
  {
    name: "seats.copy",
    places: ["class"],
    often: 0.01,
    run(ground, dice) {
      const room = findRoom(ground);
      if (!room) return undefined;
      const free = listUsedSeats(room);
      const here = dice.some(ground.students).slice(0, free.length);
      const seats = Object.fromEntries(here.map(({ id }, at) => [free[at]?.id ?? "", id]));
      const plan = createPlanCommands(ground).copy(room, seats);
      return { plan, from: ground.today, room: room.id, seats };
    },
  },
];

export const acts = plain.map((act) => tellAct(act, told));

function build(ground: ActGround, dice: Dice): Said | undefined {
  const shapes: readonly BuiltShape[] = ["pairs", "single", "groups4", "groups5", "groups6"];
  const shape = dice.pick(shapes) ?? "pairs";
  const { rows, columns } = offerRoomSize(shape, ground.students.length);
  const seats = buildRoom(shape, rows, columns);
  if (!seats.ok) return undefined;
  const door = dice.isLucky(0.5) ? "left" : "right";
  const fields = { shape, seats: seats.value, door } as const;
  const before = findRoom(ground);
  const used = findPlan(ground)?.room;
  const id = createRoomCommands(ground).write(before, used, fields, "교실을 바꿨어요");
  const said = seats.value.map(({ id: seat, row, col, desk, team }) => [
    seat,
    row,
    col,
    desk,
    team,
  ]);
  return { room: id, shape, door, seats: said, before: before?.id ?? null };
}

function listSeats({ store }: ActGround, plan: KeptSeatPlan): readonly string[] {
  const room = store.rows(seatRoomKind).get(plan.room);
  return room ? listUsedSeats(room).map(({ id }) => id) : [];
}

function pickRule(ground: ActGround, dice: Dice) {
  return dice.pick(listRules(ground));
}

function toSaidRule({ kind, a, b, what, weight, off }: SeatRule) {
  return { kind, a: a ?? [], b: b ?? [], what: what ?? null, weight, isOff: off === true };
}
