import { presentStudents } from "@damim/domain/attendance/present-students.ts";
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { listAsked, listBeside, listOpenChecks } from "@damim/domain/check/check-rows.ts";
import {
  checkKind,
  checkMarkKind,
  toCheckMarkId,
  type CheckState,
  type KeptCheck,
} from "@damim/domain/check/check.ts";
import { listRounds } from "@damim/domain/check/check-rounds.ts";
import { readSchoolCalendar } from "../../data/use-school-calendar.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { readCheckRows } from "./check-rows.ts";
import { createCheckCommands, type RoundPlace } from "./mark/check-commands.ts";

const states: readonly (CheckState | undefined)[] = ["O", "O", "X", "late", "exempt", undefined];

export const acts: readonly FeatureAct[] = [
  {
    name: "check.add",
    often: 0.12,
    run(ground, dice) {
      const fields = throwFields(ground, dice);
      return tellChecks(ground, () => createCheckCommands(ground).add(fields, { classKey: null }));
    },
  },
  {
    name: "check.change",
    often: 0.03,
    run(ground, dice) {
      const check = pickOpen(ground, dice);
      if (!check) return undefined;
      // One that was handed in once stays so: its marks are of that round.
      const more = check.repeat ? {} : { dueOn: addDays(ground.today, dice.below(9)) };
      const after = { ...check, title: dice.words(60), ...more };
      return tellChecks(ground, () => createCheckCommands(ground).change(check, after));
    },
  },
  {
    name: "check.mark",
    often: 0.8,
    run(ground, dice) {
      const place = pickRound(ground, dice);
      const student = dice.pick(ground.students);
      if (!place || !student) return undefined;
      const state = dice.pick(states);
      return tell(ground, place, [student.id], { state: state ?? null }, () =>
        createCheckCommands(ground).mark(place, student, state),
      );
    },
  },
  {
    name: "check.handIn",
    often: 0.3,
    parts: ["morning", "lessons"],
    run(ground, dice) {
      const place = pickRound(ground, dice);
      const students = dice.some(ground.students);
      if (!place) return undefined;
      const ids = students.map(({ id }) => id);
      return tell(ground, place, ids, { handedIn: ids }, () =>
        createCheckCommands(ground).handIn(place, students),
      );
    },
  },
  {
    name: "check.fill",
    often: 0.1,
    run(ground, dice) {
      const place = pickRound(ground, dice);
      if (!place) return undefined;
      const { check, ...at } = place;
      const rows = readRows(ground);
      const day = at.round === "one" ? (check.dueOn ?? ground.today) : at.round;
      const studentIds = listAsked(rows, check).map(({ id }) => id);
      const present = presentStudents(rows.attendance, day, studentIds);
      const state = dice.isLucky(0.5) ? "O" : "X";
      const wish = { fill: state, present: [...present] };
      return tell(ground, place, studentIds, wish, () =>
        createCheckCommands(ground).fill(at, state, { studentIds, present }),
      );
    },
  },
  {
    name: "check.note",
    often: 0.05,
    run(ground, dice) {
      const place = pickRound(ground, dice);
      const student = dice.pick(ground.students);
      if (!place || !student) return undefined;
      const note = dice.isLucky(0.2) ? "" : dice.words(60);
      return tell(ground, place, [student.id], { note: note.slice(0, 40) }, () =>
        createCheckCommands(ground).note(place, student, note),
      );
    },
  },
  {
    name: "check.move",
    often: 0.02,
    run(ground, dice) {
      const open = listOpenChecks(readRows(ground));
      const picked = dice.pick(open);
      if (!picked) return undefined;
      const { check } = picked;
      const beside = listBeside(open, picked);
      const step = beside.at(-1) === check ? -1 : 1;
      createCheckCommands(ground).move(beside, check, step);
      return { check: check.id, step };
    },
  },
  {
    name: "check.close",
    often: 0.1,
    run(ground, dice) {
      const check = dice.pick([...ground.store.rows(checkKind).values()]);
      if (!check) return undefined;
      const commands = createCheckCommands(ground);
      return tellChecks(ground, () =>
        check.closedOn ? commands.reopen(check) : commands.close(check),
      );
    },
  },
  {
    name: "check.takeOut",
    often: 0.02,
    run(ground, dice) {
      const check = pickOpen(ground, dice);
      if (!check) return undefined;
      return tellChecks(ground, () => createCheckCommands(ground).remove(check));
    },
  },
];

function readRows({ store, today }: ActGround) {
  return readCheckRows(store, { calendar: readSchoolCalendar(store), today });
}

function pickOpen({ store }: ActGround, dice: Dice): KeptCheck | undefined {
  return dice.pick([...store.rows(checkKind).values()].filter(({ closedOn }) => !closedOn));
}

/** One of the last three rounds of an open check. */
function pickRound(ground: ActGround, dice: Dice): (RoundPlace & { check: KeptCheck }) | undefined {
  const check = pickOpen(ground, dice);
  if (!check) return undefined;
  const { store, today } = ground;
  const marks = [...store.rows(checkMarkKind).values()].filter(
    ({ checkId }) => checkId === check.id,
  );
  const facts = { calendar: readSchoolCalendar(store), until: today };
  const round = dice.pick(listRounds(check, marks, facts).slice(-3));
  return round && { checkId: check.id, round, check };
}

function throwFields({ today }: ActGround, dice: Dice) {
  const isRepeat = dice.isLucky(0.4);
  return {
    title: dice.words(60),
    subject: dice.pick(["국어", "수학", ""]) ?? "",
    dueOn: isRepeat ? null : addDays(today, dice.below(7)),
    repeat: isRepeat ? "135" : null,
    from: isRepeat ? addDays(today, -7) : null,
    until: isRepeat && dice.isLucky(0.5) ? addDays(today, 30) : null,
  };
}

/** What was wished, and what came of it. */
function tell(
  { store }: ActGround,
  { checkId, round }: RoundPlace,
  studentIds: readonly string[],
  wish: { readonly [field: string]: string | null | readonly string[] },
  write: () => void,
) {
  const ids = studentIds.map((studentId) => toCheckMarkId({ checkId, studentId, round }));
  const rows = tellRows(store, [{ kind: checkMarkKind, ids, fields: ["state", "note"] }], write);
  return { check: checkId, round, students: studentIds, ...wish, rows };
}

function tellChecks({ store }: ActGround, write: () => unknown) {
  const fields = ["dueOn", "repeat", "from", "until", "closedOn"];
  const told = [
    { kind: checkKind, fields },
    { kind: checkMarkKind, fields: ["state", "note"] },
  ];
  return { rows: tellRows(store, told, write) };
}
