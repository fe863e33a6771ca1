import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { checkedKinds } from "../registry/checked-kinds.ts";
import { checkCard } from "./gallery.ts";
import { readTemplate, shareRow } from "./template-file.ts";
import {
  sayDropped,
  TEMPLATE_NAMES,
  toFreeTitle,
  type TemplateFacts,
  type TemplateName,
} from "./template-kind.ts";

const noTable: TemplateFacts["table"] = {
  tables: new Map(),
  cells: new Map(),
  subjects: new Map(),
};
function buildFacts(more: Partial<TemplateFacts> = {}): TemplateFacts {
  let count = 0;
  return {
    newId: () => `row-${(count += 1)}`,
    today: "2026-11-24",
    span: { from: "2026-03-01", to: "2027-02-28" },
    titles: [],
    order: "a03kTq0ZxB",
    table: noTable,
    chance: () => 0.5,
    ...more,
  };
}

/** Of each kind all that a class may have written, with a word of hers in every field that is no free text. */
function fill(marker: string): Readonly<Record<TemplateName, object>> {
  const days = { from: "2026-11-01", until: "2026-12-31" } as const;
  return {
    check: {
      ...days,
      title: "독서록",
      subject: "국어",
      repeat: "13",
      classKey: marker,
      dueOn: "2026-11-20",
      order: marker,
      closedOn: "2026-11-23",
    },
    bells: {
      name: "평소",
      days: "12345",
      rows: [{ id: marker, label: "1교시", from: "08:40", to: "09:20", type: "lesson", period: 1 }],
      sounds: { before: marker },
      warnMinutes: 3,
    },
    seatRoom: {
      room: {
        title: "세 줄 짝",
        shape: "pairs",
        board: "top",
        door: "left",
        seats: [1, 2].map((col) => ({
          id: `${marker}${col}`,
          row: 1,
          col,
          desk: marker,
          team: 1,
        })),
      },
      rules: [
        { kind: "desks", what: "mixed", weight: "wish", reason: marker, a: [marker] },
        { kind: "apart", a: [marker], b: [marker], what: "near", weight: "must", reason: marker },
        { kind: "fixed", a: [marker], what: marker, weight: "must" },
      ],
    },
    baseTable: {
      table: { from: "2026-03-02", title: marker },
      cells: [
        { from: "2026-03-02", weekday: 1, period: 2, subjectId: `${marker}-k`, classKey: marker },
        { from: "2026-03-02", weekday: 3, period: 1, subjectId: null },
      ],
      subjects: new Map([
        [
          `${marker}-k`,
          {
            name: "국어",
            short: "국어",
            colour: "rose",
            teacher: marker,
            room: marker,
            order: marker,
          },
        ],
      ]),
    },
    wall: {
      wall: { title: "모둠 활동", groupSet: marker },
      widgets: [
        { wall: marker, type: "notice", cell: { x: 0, y: 0, w: 4, h: 2 }, value: "조용히 해요" },
        { wall: marker, type: "qr", cell: { x: 4, y: 0, w: 2, h: 2 }, value: marker },
        { wall: marker, type: "timer", cell: { x: 6, y: 0, w: 2, h: 2 }, value: { id: marker } },
      ],
    },
    budget: { ...days, title: "학급운영비", source: "classroom", way: "card", order: marker },
    snippets: { snippets: [{ id: marker, text: "책을 즐겨 읽음", area: null }] },
    survey: {
      title: "체험학습 희망",
      source: "own",
      questions: [
        { id: "q1", type: "single", head: "어디로 갈까요?", options: ["과학관", "숲"] },
        { id: "q2", type: "pupils", head: "짝이 되고 싶은 친구를 3명까지 골라 주세요." },
        { id: "q3", type: "text", head: "하고 싶은 말을 적어 주세요." },
      ],
      doubles: "first",
      anonymous: true,
      classKey: marker,
      closedOn: "2026-11-23",
      closesOn: "2026-11-22",
      roster: [{ id: marker, number: 1, name: marker }],
      roomId: marker,
    },
  };
}

describe.each(TEMPLATE_NAMES)("a template of %s", (name) => {
  it("holds nothing but what is shared, whatever a class wrote: no id, no day, no name", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[가-힣]{4,8}$/), (marker) => {
        const { file } = shareRow(name, fill(marker)[name]);

        expect(file).not.toContain(marker);
        expect(file).not.toMatch(/\d{4}-\d\d-\d\d/);
      }),
      { numRuns: 50 },
    );
  });

  it("shows every free text of it before it goes", () => {
    const { file, shared } = shareRow(name, fill("표식")[name]);
    const { data } = JSON.parse(file) as { readonly data: unknown };
    const texts = listTexts(data).filter((text) => /[가-힣]/.test(text));

    for (const text of texts) expect(shared.join("\n")).toContain(text);
  });

  it("is made into new records as their kinds want them", () => {
    const read = readTemplate(shareRow(name, fill("표식")[name]).file);
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const changes = read.value.make(buildFacts());

    expect(changes.length).toBeGreaterThan(0);
    for (const { kind, set } of changes) {
      const schema = checkedKinds.find(({ name: known }) => known === kind)?.schema;
      if (!schema) throw new Error(`no schema for ${kind}`);
      expect(v.safeParse(schema, set).issues).toBeUndefined();
    }
  });
});

function listTexts(data: unknown): readonly string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(listTexts) : [];
}

it("a title that stands already gets a number, and is never longer than it may be", () => {
  expect(toFreeTitle("독서록", ["독서록", "독서록 (2)"], 60)).toBe("독서록 (3)");
  expect(toFreeTitle("가".repeat(60), ["가".repeat(60)], 60)).toBe(`${"가".repeat(56)} (2)`);
});

it("what stays is counted", () => {
  const { count } = shareRow("seatRoom", fill("표식").seatRoom);

  expect(count).toEqual({ names: 4, days: 0 });
  expect(sayDropped({ names: 28, days: 12 })).toBe("이름 28개, 날짜 12개는 가지 않아요.");
  expect(sayDropped({ names: 0, days: 0 })).toBe("학생 이름과 날짜는 가지 않아요.");
});

describe("a picture", () => {
  const pictureOf = (name: TemplateName) => shareRow(name, fill("표식")[name]).picture;

  it("of a room has the board and its seats", () => {
    expect(pictureOf("seatRoom")).toEqual({
      columns: 2,
      rows: 2,
      cells: [
        { x: 0, y: 0, w: 2, h: 1, text: "칠판" },
        { x: 0, y: 1, w: 1, h: 1, text: "" },
        { x: 1, y: 1, w: 1, h: 1, text: "" },
      ],
    });
  });

  it("of a week has its lessons, of a board its widgets, of a list nothing", () => {
    expect(pictureOf("baseTable")).toEqual({
      columns: 5,
      rows: 2,
      cells: [{ x: 0, y: 1, w: 1, h: 1, text: "국어" }],
    });
    expect(pictureOf("wall")?.cells.map(({ text }) => text)).toEqual(["알릴 말", "QR", "타이머"]);
    expect(pictureOf("check")).toBeUndefined();
  });
});

describe("a base week", () => {
  const make = (facts: Partial<TemplateFacts>) => {
    const read = readTemplate(shareRow("baseTable", fill("표식").baseTable).file);
    if (!read.ok) throw new Error("read");
    return read.value.make(buildFacts(facts));
  };

  it("is the year's first where there is none, else one that begins today or on the next free day", () => {
    const tables = (...days: readonly string[]) =>
      new Map(days.map((day) => [day, { from: day as "2026-11-24" }]));
    const firstOf = (table: Partial<TemplateFacts["table"]>) =>
      make({ table: { ...noTable, ...table } }).find(({ kind }) => kind === "baseTable")?.id;

    expect(firstOf({})).toBe("2026-03-01");
    expect(firstOf({ tables: tables("2026-03-01") })).toBe("2026-11-24");
    expect(firstOf({ tables: tables("2026-03-01", "2026-11-24") })).toBe("2026-11-25");
  });

  it("takes a subject that is there by its name, and keeps its colour", () => {
    const korean = { id: "k1", name: "국어", short: "국", colour: "sky", order: "a03kTq0ZxB" };
    const changes = make({ table: { ...noTable, subjects: new Map([["k1", korean]]) } });

    expect(changes.filter(({ kind }) => kind === "subject")).toEqual([]);
    expect(changes.find(({ kind }) => kind === "baseCell")?.set).toMatchObject({
      weekday: 1,
      period: 2,
      subjectId: "k1",
    });
  });
});

it("sentences that are there already are not made once more", () => {
  const read = readTemplate(shareRow("snippets", fill("표식").snippets).file);
  if (!read.ok) throw new Error("read");

  expect(read.value.make(buildFacts({ titles: ["책을 즐겨 읽음"] }))).toEqual([]);
});

describe("a card of the gallery", () => {
  it.each([
    [
      { title: " 세  줄 짝 ", tags: ["#자리", "자리", ""] },
      { title: "세 줄 짝", tags: ["자리"] },
    ],
    [{ title: "짝", tags: [] }, "TitleLength"],
    [{ title: "세 줄 짝", tags: ["가".repeat(13)] }, "TagsTooMany"],
    [{ title: "010-1234-5678", tags: [] }, "PersonalPart"],
  ])("%j", (typed, expected) => {
    const checked = checkCard(typed);
    expect(checked.ok ? checked.value : checked.refusal.type).toEqual(expected);
  });
});

describe("a file from whoever", () => {
  const good = JSON.parse(shareRow("check", fill("표식").check).file) as Record<string, object>;
  const read = (change: object) => readTemplate(JSON.stringify({ ...good, ...change }));

  it.each([
    ["no JSON", readTemplate("<b>틀</b>"), { type: "NoTemplate" }],
    ["a list", readTemplate("[]"), { type: "NoTemplate" }],
    ["one that is too large", readTemplate(" ".repeat(70_000)), { type: "TemplateTooLarge" }],
    ["a newer one", read({ version: 2 }), { type: "TemplateTooNew" }],
    ["a kind of later", read({ kind: "room" }), { type: "TemplateKindUnknown" }],
    [
      "parts that are not known",
      read({ data: { title: 3, repeat: "9", studentId: "s1" } }),
      { type: "TemplatePartsWrong", parts: ["title", "repeat", "studentId"] },
    ],
    [
      "a phone in a title",
      read({ data: { title: "문의 010-1234-5678" } }),
      { type: "TemplatePartsWrong", parts: ["전화번호나 주민등록번호"] },
    ],
    [
      "a lesson of a subject that is not in it",
      read({
        kind: "baseTable",
        data: {
          subjects: [{ name: "국어", short: "국어", colour: "sky" }],
          lessons: [{ weekday: 1, period: 1, subject: 1 }],
        },
      }),
      { type: "TemplatePartsWrong", parts: ["data"] },
    ],
  ])("%s is refused", (_, result, refusal) => {
    expect(result).toEqual({ ok: false, refusal });
  });
});

describe("a survey from whoever", () => {
  const good = JSON.parse(shareRow("survey", fill("표식").survey).file) as Record<string, object>;
  const text = { type: "text", head: "무엇이 좋았나요?" };
  const single = { type: "single", head: "어디로 갈까요?" };
  const readAs = (change: object) => {
    const read = readTemplate(JSON.stringify({ ...good, ...change }));
    if (read.ok) return "read";
    return read.refusal.type === "TemplatePartsWrong" ? read.refusal.parts : read.refusal.type;
  };
  const ask = (...questions: readonly object[]) => ({ data: { title: "설문", questions } });
  const phone = ["전화번호나 주민등록번호"];

  it.each([
    ["no question", ask(), ["questions"]],
    ["60 questions", ask(...Array.from({ length: 60 }, () => text)), ["questions"]],
    ["20 questions", ask(...Array.from({ length: 20 }, () => text)), "read"],
    ["a phone in a choice", ask({ ...single, options: ["숲", "010-1234-5678"] }), phone],
    ["a phone in a question", ask({ ...text, head: "010-1234-5678로 보내 주세요" }), phone],
    // The device asks about names before it goes; whose they are is known there alone.
    ["a name in a question", ask({ ...text, head: "김가온에게 할 말은?" }), "read"],
    ["no choices", ask(single), ["questions.0"]],
    ["one choice", ask({ ...single, options: ["숲"] }), ["questions.0.options"]],
    ["a choice twice", ask({ ...single, options: ["숲", "숲 "] }), ["questions.0.options"]],
    [
      "two lines in a choice",
      ask({ ...single, options: ["숲", "a\nb"] }),
      ["questions.0.options.1"],
    ],
    ["choices of a text", ask({ ...text, options: ["숲", "강"] }), ["questions.0"]],
    ["whom one does not like", ask({ type: "pupils", head: "싫은 친구는?" }), ["questions.0"]],
    ["a column of names", ask({ type: "name", head: "이름" }), ["questions.0.type"]],
    ["an empty question", ask({ ...text, head: "  " }), ["questions.0.head"]],
    ["a question with an id", ask({ ...text, id: "q1" }), ["questions.0.id"]],
    ["answers in it", { data: { ...good["data"], answers: [] } }, ["answers"]],
    ["a newer one", { version: 2 }, "TemplateTooNew"],
    [
      "a check list under its name",
      { data: { title: "독서록", repeat: "13" } },
      ["questions", "repeat"],
    ],
    ["it under the name of a check list", { kind: "check" }, ["questions"]],
  ])("%s", (_, change, expected) => {
    expect(readAs(change)).toEqual(expected);
  });

  it("what pupils answered to a form that was read does not go as its choices", () => {
    const { file } = shareRow("survey", {
      title: "가져온 설문",
      source: "file",
      questions: [{ id: "q1", type: "multi", head: "누구와 놀았나요?", options: ["김가온"] }],
      doubles: "last",
    });

    expect(file).not.toContain("김가온");
  });

  it("who is in it and its days are counted, and an equal title gets a number", () => {
    const read = readTemplate(JSON.stringify(good));
    const facts = buildFacts({ titles: ["체험학습 희망"] });

    expect(shareRow("survey", fill("표식").survey).count).toEqual({ names: 1, days: 2 });
    expect(read.ok && read.value.make(facts)[0]?.set).toMatchObject({
      title: "체험학습 희망 (2)",
      source: "own",
      questions: [{ id: "q1" }, { id: "q2" }, { id: "q3" }],
    });
  });
});
