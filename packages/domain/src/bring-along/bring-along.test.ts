import { DEAD } from "@damim/sync/change.ts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { records } from "../registry/records.ts";
import { toSchema } from "../record/to-schema.ts";
import { listBringOffers, toBringChanges, type RowsOfYear } from "./bring-along.ts";

type Rows = Readonly<Record<string, Readonly<Record<string, object>>>>;

const toYear = (rows: Rows): RowsOfYear => ({
  rows: ({ name }) =>
    new Map(Object.entries(rows[name] ?? {}).map(([id, row]) => [id, { ...row, id }])) as never,
});

const doc = (text: string, chip?: string): string =>
  JSON.stringify({
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "text", text },
          ...(chip ? [{ type: "mention", attrs: { studentId: chip } }] : []),
        ],
      },
    ],
  });

/** A class of 2026 with everything that may come along, and with its pupil 김하린 in every place that can name one. */
const last: Rows = {
  student: { s1: { number: 1, name: "김하린" } },
  subject: { ko: { name: "국어", short: "국", colour: "rose", order: "a0" } },
  baseTable: {
    "2026-03-01": { from: "2026-03-01" },
    "2026-08-24": { from: "2026-08-24", title: "2학기" },
    "2026-12-01": { from: "2026-12-01" },
  },
  baseCell: {
    "2026-03-01~1~1": { from: "2026-03-01", weekday: 1, period: 1, subjectId: "old" },
    "2026-08-24~1~1": {
      from: "2026-08-24",
      weekday: 1,
      period: 1,
      subjectId: "ko",
      classKey: "3-1",
    },
    "2026-08-24~9~2": { from: "2026-08-24", weekday: 9, period: 2, subjectId: "ko" },
    "2026-08-24~3~1": { from: "2026-08-24", weekday: 3, period: 1 },
  },
  bells: { b1: { name: "평소", days: "12345", rows: [] } },
  seatRoom: { r1: { title: "우리 교실", shape: "pairs", seats: [], board: "top", door: "left" } },
  check: {
    c1: { title: "독서록", order: "a0", dueOn: "2026-11-02" },
    c2: { title: "김하린 책", order: "a1" },
    c3: { title: "다른 반", order: "a2", classKey: "3-1" },
    c4: { title: "끝낸 동의서", order: "a3", closedOn: "2026-11-05" },
  },
  snippet: { n1: { text: "꾸준히 노력함." } },
  budget: {
    g1: {
      title: "학급운영비",
      source: "classroom",
      way: "card",
      from: "2026-03-02",
      until: "2027-02-26",
      order: "a0",
      closedOn: "2027-02-26",
    },
  },
  memoFolder: { f1: { name: "수업", colour: "green", order: "a0" } },
  memo: {
    m1: { folderId: "f1", title: "실험 준비물", body: doc("비커") },
    m2: { title: "이름", body: doc("김하린 어머니") },
    m3: { title: "칩", body: doc("누구", "s1") },
    m4: { title: "", isSecret: true },
  },
  task: {
    t1: { title: "교과서 주문", order: "a0", dueOn: "2027-02-01" },
    t2: {
      title: "자리 바꾸기",
      order: "a1",
      dueOn: "2026-03-02",
      repeat: { every: "schoolDay", step: 5 },
    },
    t3: { title: "끝낸 일", order: "a2" },
    t4: { title: "입학식", order: "a3", dueOn: "2027-03-02" },
  },
  taskDay: { "t3~one": { taskId: "t3", planned: "one", doneAt: 1 } },
  scoreGame: {
    g1: {
      title: "모둠 점수",
      period: 1,
      teams: [{ id: "a", name: "1모둠", chalk: "sky", members: ["s1"] }],
    },
    g2: {
      title: "개인",
      period: 1_700_000_000_000,
      teams: [{ id: "a", name: "김하린", chalk: "sky" }],
    },
  },
  wall: { w1: { title: "모둠 활동", groupSet: "set" } },
  wallWidget: {
    x1: { wall: "w1", type: "notice", cell: { x: 0, y: 0, w: 4, h: 2 }, value: "조용히" },
    x2: { wall: "gone", type: "notice", cell: { x: 0, y: 0, w: 4, h: 2 }, value: "없음" },
  },
  alarm: {
    a1: { label: "우유 당번", at: "08:50", sound: "bell", rings: 1 },
    a2: { label: "한 번", at: "08:50", once: "2026-05-05", sound: "bell", rings: 1 },
  },
  toolTimer: { i1: { label: "5분", total: 300_000, startedAt: 5, held: 7 } },
  toolPreset: {
    p1: { tool: "timer", title: "발표", value: { minutes: 5 } },
    p2: { tool: "awayToday", title: "오늘", value: "1" },
  },
};
const years = { from: 2026, to: 2027 } as const;

/** The new year after everything that is offered was brought. */
function bringAll(to: Rows): Rows {
  const changes = listBringOffers(toYear(last), toYear(to), years).flatMap(({ items }) =>
    items.flatMap((item) => item.changes),
  );
  const brought: Record<string, Record<string, object>> = { ...to };
  for (const { kind, id, set } of changes) {
    const { [DEAD]: _, ...row } = set;
    brought[kind] = { ...brought[kind], [id]: row };
  }
  return brought;
}

describe("taking along from the year before", () => {
  it("offers what most take first, each with its count", () => {
    const offers = listBringOffers(toYear(last), toYear({}), years);
    expect(offers.map(({ label, items }) => `${label} ${items.length}`)).toEqual([
      "과목과 색 1",
      "기본 시간표 1",
      "시정표와 종소리 1",
      "교실 모양 1",
      "체크 이름 1",
      "알림장·기록 문구 1",
      "예산 틀 1",
      "메모폴더 1",
      "메모 1",
      "열린 할 일 3",
      "점수판과 모둠화면 꾸미기 2",
      "타이머와 알람 3",
    ]);
  });

  it("ticks no check at first: each that comes along begins for the whole class", () => {
    const offers = listBringOffers(toYear(last), toYear({}), years);
    const checks = offers.find(({ id }) => id === "checks");
    expect(checks?.isOneByOne).toBe(true);
    expect(checks?.items.map(({ title }) => title)).toEqual(["독서록"]);
  });

  it("brings nothing of a pupil, by id or by name", () => {
    expect(JSON.stringify(bringAll({}))).not.toMatch(/s1|김하린/u);
  });

  it.each(["baseTable", "memos"])("brings what %s name, whoever chose them alone", (part) => {
    const offers = listBringOffers(toYear(last), toYear({}), years);
    const items = offers.find(({ id }) => id === part)?.items ?? [];
    const changes = toBringChanges(offers, items);
    const brought = new Set(changes.map(({ id }) => id));
    const named = changes.flatMap(({ set }) => {
      const id = set["subjectId"] ?? set["folderId"];
      return typeof id === "string" ? [id] : [];
    });
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !brought.has(id))).toEqual([]);
    expect(brought.size).toBe(changes.length);
  });

  it("brings nothing twice, and a second device the same rows", () => {
    const once = bringAll({});
    expect(listBringOffers(toYear(last), toYear(once), years)).toEqual([]);
    expect(bringAll({})).toEqual(once);
  });

  it("brings rows that the new year takes", () => {
    const brought = bringAll({});
    for (const [kind, rows] of Object.entries(brought)) {
      const found = records.find((one) => one.kind.name === kind);
      for (const [id, row] of Object.entries(rows))
        expect(v.safeParse(toSchema(found as never), row).issues, `${kind} ${id}`).toBeUndefined();
    }
  });

  it("makes of the last table with lessons the first of the new year", () => {
    const { baseTable = {}, baseCell = {} } = bringAll({});
    expect(Object.keys(baseTable)).toEqual(["2027-03-01"]);
    expect(Object.keys(baseCell)).toEqual(["2027-03-01~1~1", "2027-03-01~9~2"]);
    expect(baseCell["2027-03-01~1~1"]).toEqual({
      from: "2027-03-01",
      weekday: 1,
      period: 1,
      subjectId: "ko",
    });
  });

  it.each([
    "하린이는 발표를 잘함.",
    "김 하린 학생은 성실함.",
    "허준은 발표를 잘함",
    "남궁민수는 성실함",
    "anna kim works hard",
    `${"김하린".normalize("NFD")} 성실`,
    "어머니 010-1234-5678",
    JSON.stringify({ type: "mention", attrs: { studentId: "gone" } }),
  ])("does not offer 「%s」", (text) => {
    const student = {
      s1: { number: 3, name: "김하린" },
      s2: { number: 4, name: "남궁 민수" },
      s3: { number: 5, name: "Kim, Anna" },
      s4: { number: 6, name: "허준" },
    };
    const year = toYear({ student, snippet: { n1: { text }, n2: { text: "꾸준히 노력함." } } });
    const [offer] = listBringOffers(year, toYear({}), years);
    expect(offer?.items.map(({ id }) => id)).toEqual(["n2"]);
  });

  it("offers nothing whose name stands in the new year, nor bells beside its own", () => {
    const named = Object.fromEntries(
      ["subject", "seatRoom", "check", "snippet", "budget", "memoFolder", "task", "wall"].map(
        (kind) => [
          kind,
          Object.fromEntries(
            Object.entries(last[kind] ?? {}).map(([id, row]) => [`new ${id}`, row] as const),
          ),
        ],
      ),
    );
    const to = { ...named, bells: { b9: { name: "새 시정", days: "12345", rows: [] } } };
    const offers = listBringOffers(toYear(last), toYear(to), years);
    expect(offers.map(({ id }) => id)).toEqual(["baseTable", "memos", "screens", "clocks"]);
    // What is brought into it names the new year's own.
    const words = JSON.stringify(offers);
    expect(words).toContain('"subjectId":"new ko"');
    expect(words).toContain('"folderId":"new f1"');
  });

  it("names nothing that stays behind for a pupil", () => {
    const colour = { colour: "rose", order: "a1" };
    const of = toYear({
      ...last,
      subject: {
        ...last["subject"],
        ha: { name: "하린이 특별", short: "특", ...colour },
      },
      baseCell: {
        ...last["baseCell"],
        "2026-08-24~5~1": { from: "2026-08-24", weekday: 5, period: 1, subjectId: "ha" },
      },
      memoFolder: { f1: { name: "하린이 일지", ...colour } },
    });
    const words = JSON.stringify(listBringOffers(of, toYear({}), years));
    expect(words).toContain("실험 준비물");
    expect(words).not.toMatch(/"ha"|"f1"|하린/u);
  });

  it("brings a table around what somebody began in the new year", () => {
    const begun = { from: "2027-03-01", weekday: 1, period: 1, subjectId: "x" };
    const offers = listBringOffers(
      toYear(last),
      toYear({ baseCell: { "2027-03-01~1~1": begun } }),
      years,
    );
    const table = offers.find(({ id }) => id === "baseTable")?.items[0];
    expect(table?.changes.map(({ id }) => id)).toEqual(["2027-03-01", "2027-03-01~9~2"]);
  });

  it("leaves the cells of a subject that was deleted", () => {
    const gone = toYear({ ...last, subject: { xx: last["subject"]?.["ko"] ?? {} } });
    expect(listBringOffers(gone, toYear({}), years).some(({ id }) => id === "baseTable")).toBe(
      false,
    );
  });

  it("leaves a table that the new year has", () => {
    const own = { from: "2027-03-01", weekday: 1, period: 1, subjectId: "x" };
    const offers = listBringOffers(
      toYear(last),
      toYear({
        baseTable: { "2027-03-01": { from: "2027-03-01" } },
        baseCell: { "2027-03-01~1~1": own },
      }),
      years,
    );
    expect(offers.some(({ id }) => id === "baseTable")).toBe(false);
  });

  it("moves days into the new year, and lets go of those that are over", () => {
    const { task = {}, budget = {}, check = {}, toolTimer = {} } = bringAll({});
    expect(task).toMatchObject({ t2: { dueOn: "2027-03-01" }, t4: { dueOn: "2027-03-02" } });
    expect(task["t1"]).toEqual({ title: "교과서 주문", order: "a0" });
    expect(budget["g1"]).toMatchObject({ from: "2027-03-02", until: "2028-02-26" });
    expect(budget["g1"]).not.toHaveProperty("closedOn");
    expect(check["c1"]).toEqual({ title: "독서록", order: "a0" });
    expect(toolTimer["i1"]).toEqual({ label: "5분", total: 300_000, held: 0 });
  });

  it("moves a leap day to the last of February", () => {
    const leap = { budget: { g: { ...last["budget"]?.["g1"], from: "2028-02-29" } } };
    const [offer] = listBringOffers(toYear(leap), toYear({}), { from: 2027, to: 2028 });
    expect(offer?.items[0]?.changes[0]?.set).toMatchObject({ from: "2029-02-28" });
  });
});
