import fc from "fast-check";
import { expect, it } from "vitest";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { buildStudent } from "../student/build-student.ts";
import { decideHandover, type HandoverAct } from "./decide-handover.ts";
import { sayHandoverState, type HandedPupil, type HandoverState } from "./handover.ts";
import { countHanded, listHandable, packPupils } from "./pack-pupils.ts";
import { letGo } from "./let-go.ts";
import { planReturn, planTaking, type TakenRow } from "./plan-taking.ts";
import { writeHandoverPaper } from "./write-handover-paper.ts";

const whole = buildStudent({
  id: "s3",
  number: 3,
  name: "김하린",
  birthday: "2016-04-05",
  sex: "female",
  note: "수학을 어려워해요",
  tags: ["다문화"],
  guardianPhone: "010-0000-1111",
  guardians: [{ relation: "어머니", phone: "010-0000-1111" }],
  health: { allergens: [2], note: "흡입기" },
});

const tellPerson = () => "somebody";

it("packs number and name, and of the rest what is ticked and there", () => {
  const bare = buildStudent({ id: "s1", number: 1, name: "권아인", guardianPhone: "010-2" });
  const care = new Map([["s3", " 발표는 짝과 함께 "]]);

  expect(packPupils([whole, bare], [], care, tellPerson)).toEqual([
    { id: "s1", number: 1, name: "권아인" },
    { id: "s3", number: 3, name: "김하린", person: "somebody" },
  ]);
  const items = ["sex", "health", "guardians", "care"] as const;
  const packed = packPupils([whole, bare], items, care, tellPerson);
  expect(packed).toEqual([
    { id: "s1", number: 1, name: "권아인", guardians: [{ relation: "", phone: "010-2" }] },
    {
      id: "s3",
      number: 3,
      name: "김하린",
      person: "somebody",
      sex: "female",
      health: { allergens: [2], note: "흡입기" },
      guardians: [{ relation: "어머니", phone: "010-0000-1111" }],
      care: "발표는 짝과 함께",
    },
  ]);
  expect(JSON.stringify(packed)).not.toMatch(/수학|다문화|2016/);
  expect(countHanded(packed, ["guardians", "care"])).toEqual({
    pupils: 2,
    items: { guardians: 2, care: 1 },
  });
});

it("leaves out who has left, who is not there yet, and any hidden transfer", () => {
  const there = buildStudent({ id: "here" });
  const kind = "transferOut";
  const students = [
    there,
    buildStudent({ id: "left", gone: { day: "2027-02-01", kind } }),
    buildStudent({ id: "goes", gone: { day: "2027-02-28", kind } }),
    buildStudent({ id: "hidden", gone: { day: "2027-02-28", kind, hidden: true } }),
    buildStudent({ id: "comes", joinedOn: "2027-03-01" }),
  ];

  expect(listHandable(students, "2027-02-20").map(({ id }) => id)).toEqual(["here", "goes"]);
});

const acts: readonly HandoverAct[] = ["accept", "withdraw", "take", "undo"];
it.each<[HandoverState, string, string]>([
  ["waiting", "withdraw:withdrawn", "accept:accepted withdraw:declined"],
  ["accepted", "withdraw:withdrawn", "accept:accepted withdraw:declined take:taken"],
  ["taken", "", "undo:accepted"],
  ["withdrawn", "", ""],
  ["declined", "", ""],
])("of %s the giver may %j, the receiver %j", (state, giver, receiver) => {
  const say = (who: "giver" | "receiver"): string =>
    acts.flatMap((act) => decideHandover(who, act, state)?.replace(/^/, `${act}:`) ?? []).join(" ");

  expect([say("giver"), say("receiver")]).toEqual([giver, receiver]);
});

let count = 0;
const place = (part: Partial<Parameters<typeof planTaking>[1]> = {}) => ({
  roster: [],
  ownClass: "4-1",
  taken: [],
  newId: () => `new${++count}`,
  tellPerson: (name: string, birthday: string) => `${birthday} ${name.replaceAll(" ", "")}`,
  ...part,
});

it("numbers new pupils on from the last of the own class, in 가나다 order", () => {
  const roster = [
    buildStudent({ number: 7, name: "이나래" }),
    buildStudent({ id: "other", number: 30, classKey: "4-2" }),
  ];
  const rows = planTaking(
    [
      { number: 9, name: "하" },
      { number: 20, name: "가" },
    ],
    place({ roster }),
  );

  expect(rows.map(({ set, isNew }) => [set, isNew])).toEqual([
    [{ number: 8, name: "가" }, true],
    [{ number: 9, name: "하" }, true],
  ]);
});

it("is one with an equal name and birthday: what is there stays, what is not comes", () => {
  const care = "창가 자리";
  const pupil: HandedPupil = {
    number: 3,
    id: "g3",
    name: "김 하린",
    person: "2016-04-05 김하린",
    sex: "male",
    health: { note: "다름" },
    guardians: [{ relation: "할머니", phone: "010-3" }],
    care,
  };
  const known = { ...whole, health: null };
  const [row, ...more] = planTaking([pupil], place({ roster: [known] }));

  expect(more).toEqual([]);
  expect(row).toEqual({
    id: "s3",
    isNew: false,
    handed: ["g3"],
    person: "2016-04-05 김하린",
    set: { health: { note: "다름" }, note: `${whole.note}\n${care}` },
    before: { health: null, note: whole.note },
  });
  // The same once more says nothing twice.
  expect(planTaking([pupil], place({ roster: [{ ...known, ...row?.set }] }))[0]?.set).toEqual({});
});

it("knows the other class's pupil by the birthday that its own hand-over told", () => {
  const pupil: HandedPupil = { number: 3, name: "김하린", person: "2016-04-05 김하린" };
  const [first] = planTaking([pupil], place());
  const roster = [buildStudent({ id: first?.id ?? "", name: "김하린" })];

  expect(planTaking([pupil], place({ roster }))[0]?.isNew).toBe(true);
  const [again] = planTaking([pupil], place({ roster, taken: first ? [first] : [] }));
  expect([again?.id, again?.isNew]).toEqual([first?.id, false]);
  // Both in one hand-over, too.
  const both = planTaking([pupil, { ...pupil, sex: "female" }], place());
  expect(both).toHaveLength(1);
  expect(both[0]).toMatchObject({ isNew: true, set: { number: 1, sex: "female" } });
});

const pupils = fc
  .array(
    fc.record({
      number: fc.integer({ min: 1, max: 40 }),
      name: fc.constantFrom("가", "나", "다", "라"),
      birthday: fc.constantFrom("2016-01-01", "2016-01-02"),
      care: fc.constantFrom("", "창가"),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ birthday, ...pupil }, at) => ({
      ...pupil,
      id: `g${at}`,
      person: `${birthday} ${pupil.name}`,
    })),
  );

it("gives each new pupil a number of its own, and taking back what nobody touched leaves nothing", () => {
  fc.assert(
    fc.property(pupils, pupils, (first, second) => {
      const roster = planTaking(first, place()).map(({ id, set, person }) =>
        buildStudent({
          ...set,
          id,
          ...(person && { birthday: person.slice(0, 10) as CalendarDay }),
        }),
      );
      const rows: readonly TakenRow[] = planTaking(second, place({ roster }));
      const added = rows.filter(({ isNew }) => isNew);
      const numbers = [...roster, ...added.map(({ set }) => set)].map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const row of rows.filter(({ isNew }) => !isNew)) {
        const was = roster.find(({ id }) => id === row.id);
        const now = { ...was, ...row.set };
        const back = { ...now, ...planReturn(row, now) };
        expect({ ...back, note: back.note ?? undefined }).toEqual({ ...was, note: was?.note });
        expect(planReturn(row, { ...now, note: "고쳤어요" })).not.toHaveProperty("note");
      }
    }),
  );
});

it("leaves no word of who was let go, by either side's id, and the others whole", () => {
  fc.assert(
    fc.property(pupils, fc.nat(), (all, at) => {
      const taken = planTaking(all, place());
      const one = taken[at % Math.max(1, taken.length)];
      if (!one) return;
      const others = all.filter(({ id }) => !one.handed?.includes(id));
      const bare = { id: one.id, isNew: true, set: {}, before: {} };
      const left = { pupils: others, taken: taken.map((row) => (row === one ? bare : row)) };
      expect(letGo({ pupils: all, taken }, { taken: one.id })).toEqual(left);
      const [given = ""] = one.handed ?? [];
      const byGiver = letGo({ pupils: all, taken }, { given });
      expect(byGiver.taken).toEqual(left.taken);
      expect(byGiver.pupils.some(({ id }) => id === given)).toBe(false);
      expect(letGo({ pupils: all, taken }, "all").pupils).toEqual([]);
    }),
  );
});

it("prints items and counts, and no name", () => {
  const given = {
    id: "h1",
    year: 2026,
    to: "next@school.example",
    state: "accepted",
    counts: { pupils: 24, items: { sex: 24, health: 2 } },
    madeAt: Date.parse("2027-02-20T10:00:00+09:00"),
    expiresAt: Date.parse("2027-03-22T10:00:00+09:00"),
    acceptedAt: Date.parse("2027-02-21T10:00:00+09:00"),
  } as const;
  const ofClass = {
    school: "새솔초등학교",
    mode: "homeroom",
    grade: 3,
    classNo: "2",
    teachesOtherClasses: false,
  } as const;
  const paper = JSON.stringify(writeHandoverPaper(given, "me@school.example", ofClass));

  for (const words of [
    "이름·번호",
    "24명",
    "건강·알레르기",
    "2명",
    "2027년 2월 20일",
    "next@school.example",
    '["학교와 반","새솔초등학교 3학년 2반"]',
  ])
    expect(paper).toContain(words);
  expect(paper).toContain("2027년 2월 21일");
  expect(paper).toContain(sayHandoverState(given));
  const unseen = { ...given, state: "declined", acceptedAt: null } as const;
  expect(JSON.stringify(writeHandoverPaper(unseen, "me", undefined))).toContain(
    "받아 보지 않았어요",
  );
  expect(sayHandoverState({ ...given, state: "declined" })).toBe("받아 본 뒤 돌려줬어요");
  expect(paper).not.toContain("보호자 연락처");
});
