import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { movePlace, toNumberPlaces } from "@damim/domain/roster/renumber.ts";
import { readRosterGrid } from "@damim/domain/roster/reading/roster-reading.ts";
import { findLastDeparture, NEVER_LEFT } from "@damim/domain/student/coming-back.ts";
import { departureLabels, type DepartureKind } from "@damim/domain/student/departure.ts";
import { hasLeft, listMemberSpans } from "@damim/domain/student/membership.ts";
import { listTaughtKeys } from "@damim/domain/school-year/teachers-classes.ts";
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import type { ActGround, FeatureAct } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { createRosterCommands } from "./roster-commands.ts";

const CLASS_SIZE = 26;
/** Of a subject teacher, as her profile says them. */
const taughtClasses = [1, 2, 3].map((at) => ({ grade: 3, classNo: `${at}`, subject: "과학" }));
const departureKinds = Object.keys(departureLabels) as DepartureKind[];

export const acts: readonly FeatureAct[] = [
  {
    name: "roster.import",
    often: 0.005,
    places: ["class", "subject"],
    isFirst: true,
    async run(ground, dice) {
      const existing = listAll(ground);
      const next = toNextNumber(existing);
      const pupil = () => [dice.name(), dice.pick(["남", "여", ""]) ?? ""];
      const count = Math.max(1, CLASS_SIZE + 1 - next);
      const taught = ground.place === "subject" ? taughtClasses : [];
      const size = Math.floor(count / 3);
      const grid =
        taught.length > 0
          ? [
              ["학년", "반", "번호", "성명", "성별"],
              ...taught.flatMap(({ grade, classNo }) =>
                Array.from({ length: size }, (_, at) => [
                  `${grade}`,
                  classNo,
                  `${at + 1}`,
                  ...pupil(),
                ]),
              ),
            ]
          : [
              ["번호", "성명", "성별"],
              ...Array.from({ length: count }, (_, at) => [`${next + at}`, ...pupil()]),
            ];
      const reading = readRosterGrid(grid, {
        existing,
        today: ground.today,
        ...(taught.length > 0 && { taught: listTaughtKeys(taught) }),
      });
      if (!reading.ok) return undefined;
      let done: Promise<void> | undefined;
      const told = tellPupils(ground, () => {
        done = createRosterCommands(ground).importReading(reading.value);
      });
      await done;
      return told;
    },
  },
  {
    name: "roster.join",
    places: ["class"],
    often: 0.01,
    run(ground, dice) {
      if (ground.students.length > CLASS_SIZE + 2) return undefined;
      const id = ground.newId();
      const joinedOn = addDays(ground.today, -dice.below(2));
      const number = toNextNumber(listAll(ground));
      const student = { number, name: dice.name(), joinedOn };
      const told = tellPupils(ground, () => createRosterCommands(ground).add(student, id));
      return { student: id, ...told };
    },
  },
  {
    name: "roster.edit",
    often: 0.05,
    run(ground, dice) {
      const before = dice.pick(ground.students);
      if (!before) return undefined;
      const { id, ...kept } = before;
      const after = {
        ...kept,
        name: dice.isLucky(0.1) ? dice.words(40) : kept.name,
        note: dice.words(400),
        tags: [dice.words(20)],
        health: { allergens: [1 + dice.below(19)], note: dice.words(100) },
        guardians: [{ relation: "어머니", phone: `010-${1000 + dice.below(9000)}-5678` }],
      };
      const told = tellPupils(ground, () => createRosterCommands(ground).edit(before, after));
      return { student: id, ...told };
    },
  },
  {
    name: "roster.leave",
    places: ["class"],
    often: 0.02,
    run(ground, dice) {
      const day = addDays(ground.today, -dice.below(3));
      const marks = [...ground.store.rows(attendanceMarkKind).values()];
      // Of whom was written that they were away, until it came out that they had moved.
      const missed = new Set(marks.flatMap((mark) => (mark.day > day ? mark.studentId : [])));
      const student =
        dice.pick(ground.students.filter(({ id }) => missed.has(id))) ?? dice.pick(ground.students);
      const came = student && listMemberSpans(student).at(-1)?.from;
      if (!student || ground.students.length < CLASS_SIZE - 4 || (came && day < came))
        return undefined;
      const kind = dice.pick(departureKinds) ?? "other";
      const wish = { day, kind, memo: dice.words(100), isHidden: dice.isLucky(0.1) };
      const told = tellPupils(ground, () => createRosterCommands(ground).leave(student, wish));
      return { student: student.id, lastDay: day, departure: kind, ...told };
    },
  },
  {
    name: "roster.comeBack",
    places: ["class"],
    often: 0.015,
    run(ground, dice) {
      const { today } = ground;
      const student = dice.pick(listAll(ground).filter(({ gone }) => gone));
      const left = student && findLastDeparture(student);
      if (!student || !left) return undefined;
      const back = left.day < today && dice.isLucky(0.8) ? today : NEVER_LEFT;
      const told = tellPupils(ground, () =>
        createRosterCommands(ground).comeBack(student, back, undefined),
      );
      return { student: student.id, back, ...told };
    },
  },
  {
    name: "roster.renumber",
    places: ["class"],
    often: 0.003,
    run(ground, dice) {
      const present = listAll(ground).filter((student) => !hasLeft(student, ground.today));
      const places = toNumberPlaces(present);
      const moved = movePlace(places, dice.below(places.length), dice.below(places.length));
      const told = tellPupils(ground, () => createRosterCommands(ground).renumber(moved));
      return told.rows.length > 0 ? told : undefined;
    },
  },
  {
    name: "roster.takeOut",
    places: ["class"],
    often: 0.003,
    run(ground, dice) {
      const student = dice.pick(ground.students.slice(CLASS_SIZE - 1));
      if (!student) return undefined;
      const told = tellPupils(ground, () => createRosterCommands(ground).remove(student));
      return { student: student.id, ...told };
    },
  },
];

function listAll({ store }: ActGround): readonly RosterStudent[] {
  return [...store.rows(studentKind).values()];
}

/** The numbers of those who left stay vacant. */
function toNextNumber(students: readonly RosterStudent[]): number {
  return 1 + Math.max(0, ...students.map(({ number }) => number));
}

function tellPupils({ store }: ActGround, write: () => unknown) {
  const fields = ["number", "name", "joinedOn", "gone", "away"];
  return { rows: tellRows(store, [{ kind: studentKind, fields }], write) };
}
