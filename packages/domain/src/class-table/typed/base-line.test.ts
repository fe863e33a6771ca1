import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import * as v from "valibot";
import { toSentence } from "../../base/result.ts";
import { layChanges } from "../../base/lay-changes.ts";
import { baseLineMessages, readBaseLine, toBaseLine, type TypedDay } from "./base-line.ts";
import { baseCellKind, baseTableKind } from "../base-table.ts";
import { findBaseDay, listBaseWeeks } from "../base-week.ts";
import { toSchema } from "../../record/to-schema.ts";
import { baseCell, baseTable } from "../base-table-record.ts";
import { subject as subjectRecord } from "../subject-record.ts";
import { subjectKind, type KeptSubject } from "../subject.ts";
import { presetSubjects } from "./preset-subjects.ts";
import { toTableDay, writeBaseWeek, type BaseRows, type TypedWeek } from "./write-base-week.ts";

function subject(name: string, short = name): KeptSubject {
  return { id: `id-${name}`, name, short, colour: "sky", order: "a0" };
}

function read(text: string, own: readonly KeptSubject[] = []): string {
  const parsed = readBaseLine(text, own);
  if (!parsed.ok) return toSentence(baseLineMessages, parsed.refusal);
  return parsed.value
    .map((lesson) => (lesson ? `${lesson.classKey ?? ""}${lesson.subject.name}` : "-"))
    .join(",");
}

describe("a day typed in letters", () => {
  it.each([
    ["국국수과과창", "국어,국어,수학,과학,과학,창체"],
    ["국어 국어 수학 과학 과학 창체", "국어,국어,수학,과학,과학,창체"],
    ["국어국어수학창체", "국어,국어,수학,창체"],
    ["국국 - 수", "국어,국어,-,수학"],
    ["국·국-수", "국어,-,국어,-,수학"],
    ["국수창체", "국어,수학,창체,체육"],
    ["국,수/창체", "국어,수학,창체"],
    ["바슬즐", "바른 생활,슬기로운 생활,즐거운 생활"],
    ["바른생활 슬생", "바른 생활,슬기로운 생활"],
    ["  ", ""],
    ["국뷁수", "「뷁」은 처음 보는 과목이에요."],
    ["코딩", "「코딩」은 처음 보는 과목이에요."],
    ["국국코딩수", "「코딩」은 처음 보는 과목이에요."],
    ["국어 로봇과학 수학", "「로봇과학」은 처음 보는 과목이에요."],
    ["국수국수국수국수국수국수국", "하루에 12교시까지 적을 수 있어요."],
    ["3-1", "3-1반의 과목을 앞에 적어 주세요. 「과학3-1」처럼 적어요."],
  ])("%j", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it("is read by the teacher's own subjects first", () => {
    const own = [subject("국악", "국"), subject("과학"), subject("과학탐구", "과탐")];

    expect(read("국수", own)).toBe("국악,수학");
    expect(read("과", own)).toBe(
      "「과」가 과학, 과학탐구 가운데 무엇인지 몰라요. 과목 이름을 띄어 적어 주세요.",
    );
    expect(read("과학 과탐", own)).toBe("과학,과학탐구");
  });

  it("names classes of a teacher who goes to several", () => {
    const own = [subject("과학")];

    expect(read("3-1 3-10 - 4-가", own)).toBe("3-1과학,3-10과학,-,4-가과학");
    expect(read("과3-1 영어5-2", own)).toBe("3-1과학,5-2영어");
  });

  test("comes back as it was written", () => {
    const own = presetSubjects.map((each, index) => ({ ...each, id: `s${index}`, order: "a0" }));
    const subjects = new Map(own.map((each) => [each.id, each]));
    const lesson = fc.record({
      subjectId: fc.constantFrom(...subjects.keys()),
      classKey: fc.constantFrom(undefined, "3-1", "5-10"),
    });
    fc.assert(
      fc.property(fc.array(fc.option(lesson), { maxLength: 12 }), (day) => {
        const lessons = new Map(
          day.flatMap((each, index) => (each ? [[index + 1, each] as const] : [])),
        );
        const parsed = readBaseLine(toBaseLine(lessons, subjects), own);
        if (!parsed.ok) throw new Error(parsed.refusal.type);
        const again = parsed.value.flatMap((each, index) =>
          each && "id" in each.subject
            ? [[index + 1, { subjectId: each.subject.id, classKey: each.classKey }] as const]
            : [],
        );
        expect(new Map(again)).toEqual(lessons);
      }),
    );
  });

  it("of a deleted subject is no free period", () => {
    const line = toBaseLine(new Map([[1, { subjectId: "gone" }]]), new Map());

    expect(read(line)).toBe("「?」는 처음 보는 과목이에요.");
  });
});

describe("the base week", () => {
  const empty: BaseRows = { tables: new Map(), cells: new Map(), subjects: new Map() };
  const typed = (text: string, own: Iterable<KeptSubject> = []): TypedDay => {
    const parsed = readBaseLine(text, [...own]);
    if (!parsed.ok) throw new Error(parsed.refusal.type);
    return parsed.value;
  };
  const write = (rows: BaseRows, week: TypedWeek, from: "2026-03-01" | "2026-09-01") => {
    let next = rows.subjects.size;
    const changes = writeBaseWeek(rows, week, {
      from,
      newId: () => `s${(next += 1)}`,
      chance: () => 0.5,
    });
    const laid = layChanges(
      <T>(kind: { readonly name: string }) =>
        ({ subject: rows.subjects, baseTable: rows.tables, baseCell: rows.cells })[
          kind.name
        ] as unknown as ReadonlyMap<string, T>,
      changes,
    );
    const subjects = new Map(
      [...laid(subjectKind)].map(([id, each]) => [id, { ...each, id }] as const),
    );
    return { changes, rows: { tables: laid(baseTableKind), cells: laid(baseCellKind), subjects } };
  };
  const readDay = ({ tables, cells, subjects }: BaseRows, day: "2026-05-11" | "2026-09-07") =>
    toBaseLine(findBaseDay(listBaseWeeks(tables.values(), cells.values()), day), subjects);

  const first = write(
    empty,
    new Map([
      [1, typed("국국수과")],
      [2, typed("영체")],
    ]),
    "2026-03-01",
  );

  it("makes its table and the subjects that were typed, each once", () => {
    const kinds = first.changes.map(({ kind }) => kind);

    expect(kinds.filter((kind) => kind === "subject").length).toBe(5);
    expect(kinds.filter((kind) => kind === "baseTable").length).toBe(1);
    expect(readDay(first.rows, "2026-05-11")).toBe("국어 국어 수학 과학");
    for (const { kind, set } of first.changes) {
      const schema = {
        subject: toSchema(subjectRecord),
        baseTable: toSchema(baseTable),
        baseCell: toSchema(baseCell),
      }[kind];
      expect(schema && v.is(schema, set)).toBe(true);
    }
  });

  it("empties cells instead of deleting them, and writes only what differs", () => {
    const { subjects } = first.rows;
    const monday = typed("국수수", subjects.values());
    const { changes, rows } = write(first.rows, new Map([[1, monday]]), "2026-03-01");

    expect(changes).toEqual([
      { kind: "baseCell", id: "2026-03-01~1~2", set: { subjectId: "s2" } },
      { kind: "baseCell", id: "2026-03-01~1~4", set: { subjectId: null } },
    ]);
    expect(readDay(rows, "2026-05-11")).toBe("국어 수학 수학");
  });

  it("that begins later takes over the days that were not typed, and leaves what was before", () => {
    const { subjects } = first.rows;
    const tuesday = typed("체영", subjects.values());
    const { rows } = write(first.rows, new Map([[2, tuesday]]), "2026-09-01");

    expect(readDay(rows, "2026-09-07")).toBe("국어 국어 수학 과학");
    expect(rows.cells.get("2026-09-01~2~1")?.subjectId).toBe("s5");
    expect(rows.cells.get("2026-03-01~2~1")?.subjectId).toBe("s4");
  });

  it("begins on 1 March, today, or where the table of today began", () => {
    const weeks = listBaseWeeks([{ from: "2026-03-01" }, { from: "2026-09-01" }], []);
    const at = (today: "2026-02-20" | "2026-05-11" | "2026-11-20") => ({ today, year: 2026 });

    expect(toTableDay([], "today", at("2026-05-11"))).toBe("2026-03-01");
    expect(toTableDay(weeks, "today", at("2026-02-20"))).toBe("2026-03-01");
    expect(toTableDay(weeks, "today", at("2026-05-11"))).toBe("2026-05-11");
    expect(toTableDay(weeks, "start", at("2026-05-11"))).toBe("2026-03-01");
    expect(toTableDay(weeks, "start", at("2026-11-20"))).toBe("2026-09-01");
  });
});
