import { attendanceKinds } from "@damim/domain/attendance/code/attendance-code.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind, toCheckInId } from "@damim/domain/attendance/check-in.ts";
import {
  contactOutcomes,
  type ContactOutcome,
} from "@damim/domain/morning/guardian-contact-record.ts";
import { guardianContactKind } from "@damim/domain/morning/guardian-contact.ts";
import { listLeft } from "@damim/domain/morning/list-left.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { sayYes } from "../../kit/attendance/act-on-marks.ts";
import { listHeard } from "../../kit/attendance/heard-reports.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { createContactCommands } from "../../kit/calling/contact-commands.ts";
import { createMorningCommands } from "./morning-commands.ts";

const outcomes = Object.keys(contactOutcomes) as ContactOutcome[];

export const acts: readonly FeatureAct[] = [
  {
    name: "morning.arrive",
    places: ["class"],
    often: 0.8,
    parts: ["morning"],
    run(ground, dice) {
      const left = pickLeft(ground);
      const isRest = dice.isLucky(0.4);
      const students = isRest ? left : dice.some(left);
      if (students.length === 0) return undefined;
      const { today: day } = ground;
      const arrived = students.map(({ id }) => id);
      const commands = createMorningCommands(ground, sayYes);
      const places = arrived.map((studentId) => ({ day, studentId }));
      const marks = places.flatMap((at) =>
        attendanceKinds.map((kind) => toMarkId({ ...at, kind })),
      );
      const told = [
        { kind: checkInKind, ids: places.map(toCheckInId), fields: ["state"] },
        { kind: attendanceMarkKind, ids: marks, fields: ["reason"] },
      ];
      const heard = isRest ? listHeard(ground.store, day) : [];
      const rows = tellRows(ground.store, told, () =>
        isRest ? commands.arriveRest(arrived, day) : commands.arrive(students, day),
      );
      return { day, arrived, isRest, heard, rows };
    },
  },
  {
    name: "morning.contact",
    places: ["class"],
    often: 0.25,
    parts: ["morning", "after"],
    run(ground, dice) {
      const student = dice.pick(ground.students);
      if (!student) return undefined;
      const outcome = dice.isLucky(0.3) ? undefined : dice.pick(outcomes);
      const known = new Set(ground.store.rows(guardianContactKind).keys());
      createContactCommands(ground).note(student, ground.today, outcome);
      const made = [...ground.store.rows(guardianContactKind).keys()].find((id) => !known.has(id));
      const said = { day: ground.today, student: student.id, outcome: outcome ?? null };
      return { ...said, contact: made ?? null };
    },
  },
  {
    name: "morning.mendContact",
    places: ["class"],
    often: 0.03,
    run(ground, dice) {
      const contact = pickContact(ground, dice);
      if (!contact) return undefined;
      const { id, how, result, note } = contact;
      const set = { how: "call", result: "reached", note: dice.words(100) } as const;
      createContactCommands(ground).mend(id, set);
      const before = { how, result: result ?? null, note: note?.slice(0, 40) ?? null };
      return { contact: id, ...set, note: set.note.slice(0, 40), before };
    },
  },
];

/** Of whom nobody knows yet today. */
function pickLeft({ store, students, today }: ActGround) {
  const rows = { marks: store.rows(attendanceMarkKind), checkIns: store.rows(checkInKind) };
  const left = new Set(
    listLeft(
      rows,
      today,
      students.map(({ id }) => id),
    ),
  );
  return students.filter(({ id }) => left.has(id));
}

function pickContact({ store }: ActGround, dice: Dice) {
  const [id, contact] = dice.pick([...store.rows(guardianContactKind)]) ?? [];
  return id !== undefined && contact ? { ...contact, id } : undefined;
}
