import { describe, expect, it } from "vitest";
import { addGrade, answerQuestion } from "./add-grade.ts";
import { readAssignFile, toAssignFile } from "./assign-file.ts";
import {
  emptyAssignDraft,
  parseAssignDraft,
  toOldClass,
  toPupilWords,
  type AssignDraft,
} from "./assign-plan.ts";
import { listRecord, toAssignSheets } from "./assign-sheets.ts";
import {
  addRule,
  areSizesEven,
  changeSettings,
  costOf,
  fitSizes,
  giveReason,
  listSizes,
  movePupils,
  pinPupil,
  takeRun,
  type AssignActor,
} from "./change-assign.ts";
import { toLevel } from "./class-facts.ts";
import { findOwnPupils } from "./find-own-pupils.ts";
import { explainRules, listBroken, toClashSentence } from "./explain-rules.ts";
import { findCostlyWish, findReached } from "./proof-words.ts";
import { parseBehaviour, parseNamedPupils, parseScore } from "./read-cells.ts";
import { readGrade } from "./read-grade.ts";
import { boundAssign } from "./split/bound-assign.ts";
import { searchPupils } from "./search-pupils.ts";
import { sCurve } from "./split/s-curve.ts";
import { toProblem } from "./to-problem.ts";
import { openWhyHere } from "./where-else.ts";

let made = 0;
const actor: AssignActor = {
  at: Date.parse("2026-12-16T05:05:00Z"),
  createId: () => `id-${String((made += 1)).padStart(4, "0")}`,
};
const head = ["번호", "이름", "성별", "점수", "생활지도", "특수", "따로", "함께"];

function read(rows: readonly (readonly string[])[], name = "3-1", file = "3학년.xlsx") {
  return readGrade([{ name, rows }], file);
}

function add(draft: AssignDraft, rows: readonly (readonly string[])[], name = "3-1"): AssignDraft {
  const reading = read(rows, name);
  if (!reading.ok) throw new Error(reading.refusal.type);
  return addGrade(draft, reading.value, actor.createId);
}

it.each([
  ["3-2", "3-2"],
  ["2", "2반"],
  ["12", "12반"],
  ["사랑", "사랑반"],
  ["사랑반", "사랑반"],
  ["우리 반", "우리 반"],
  ["", ""],
])("says a class of now that a file calls 「%s」 as 「%s」", (classKey, words) => {
  expect(toOldClass(classKey)).toBe(words);
  expect(toPupilWords({ classKey, number: 1, name: "강도윤" })).toBe(`${words} 1번 강도윤`);
});

it("says 「2반」 on each sheet and in what was not taken, where a file names no grade", () => {
  const rows = [
    ["반", "번호", "이름"],
    ["2", "1", "강도윤"],
    ["2", "1", "권서아"],
  ];
  const draft = add(emptyAssignDraft, rows, "시트1");
  expect(draft.pupils[0]?.classKey).toBe("2");
  expect(draft.notTaken.map(({ text }) => text)).toEqual(["2반 1번 권서아"]);
  expect(toAssignFile(draft)[0]?.lines[0]?.[0]).toBe("2반");
  const gone = toAssignSheets(draft, { order: "mixed", hasNote: false, proof: "" }).find(
    ({ name }) => name === "우리 반 아이들이 간 곳",
  );
  expect(gone?.lines[0]).toEqual(["2반", 1, "강도윤", "", "", ""]);
  expect(searchPupils(draft.pupils, "2-1", []).found).toHaveLength(1);
});

/** Two classes of four. */
function eight(): AssignDraft {
  const first = add(emptyAssignDraft, [
    head,
    ["1", "강서연", "여", "90", "", "", "", ""],
    ["2", "민준우", "남", "80", "2", "", "2-2", ""],
    ["3", "김가온", "여", "70", "", "O", "", ""],
    ["4", "박도윤", "남", "60", "", "", "", ""],
  ]);
  const both = add(
    first,
    [
      head,
      ["1", "장지준", "남", "90", "", "", "", ""],
      ["2", "전도후", "남", "80", "", "", "1-2", ""],
      ["3", "김가온", "여", "70", "", "", "", ""],
      ["4", "유하온", "여", "60", "", "O", "", ""],
    ],
    "3-2",
  );
  return changeSettings(both, { classes: 2 });
}

function split(
  draft: AssignDraft,
  places: readonly number[] = sCurve(toProblem(draft).problem),
): AssignDraft {
  return takeRun(draft, { seed: 7, cost: 0, bound: 0, sCurve: 100, parts: {}, places }, actor);
}

const idOf = (draft: AssignDraft, name: string): string =>
  draft.pupils.find((pupil) => pupil.name === name)?.id ?? "";

describe("a grade's file", () => {
  it("reads scores, ranks, levels and marks as schools write them", () => {
    expect(parseScore("87.5점", false)).toBe(875);
    expect(parseScore("상", false)).toBe(30);
    expect(parseScore("12", true)).toBe(-120);
    expect(parseScore("", false)).toBe("none");
    expect(parseScore("우수", false)).toBeUndefined();
    expect(["", "X", "2", "상", "O", "9"].map(parseBehaviour)).toEqual([0, 0, 2, 3, 1, 3]);
    expect(parseNamedPupils("3-12, 5반 4번, 7번, 3-2-9").pupils).toMatchObject([
      { classNo: "3", number: 12 },
      { classNo: "5", number: 4 },
      { number: 7 },
      { classNo: "2", number: 9 },
    ]);
    expect(parseNamedPupils("김가온").unread).toEqual(["김가온"]);
  });

  it("takes the class from sheet, file or column, and says so where nobody tells it", () => {
    const rows = [head, ["1", "강서연", "여", "90"]];
    const classOf = (reading: ReturnType<typeof read>) => reading.ok && reading.value.pupils[0];

    expect(classOf(read(rows, "2반"))).toMatchObject({ classNo: "2" });
    expect(classOf(read(rows, "Sheet1", "3학년 4반.xlsx"))).toMatchObject({
      grade: "3",
      classNo: "4",
    });
    const unknown = read(rows, "Sheet1", "명단.xlsx");
    expect(unknown.ok && unknown.value.notTaken[0]).toMatchObject({
      text: "1번 강서연",
      sentence:
        "몇 반인지 알 수 없어요. 「반」 칸을 넣거나 시트 이름을 「3-2」처럼 적어 다시 올려 주세요.",
    });
  });

  it("makes rules of 따로 and asks about pupils of one name", () => {
    const draft = eight();

    expect(draft.settings.grade).toBe("3");
    expect(draft.pupils.map(({ classKey, number }) => `${classKey} ${number}`)).toContain("3-2 3");
    expect(draft.rules).toMatchObject([{ type: "apart", by: "file" }]);
    expect(draft.questions).toHaveLength(1);
    const [question] = draft.questions;
    const answered = question && answerQuestion(draft, question, "apart");
    expect(answered).toMatchObject({ questions: [], rules: [{}, { type: "apart", by: "name" }] });
  });

  it("keeps a row that it cannot take, and forgets it when the file was mended", () => {
    const draft = add(emptyAssignDraft, [
      head,
      ["1", "강서연", "여"],
      ["1", "민준우", "남"],
      ["2", "", "남"],
    ]);

    expect(draft.notTaken.map(({ sentence }) => sentence)).toEqual([
      "이름을 적어 주세요.",
      "1반 1번이 두 명이에요.",
    ]);
    const mended = add(draft, [
      head,
      ["1", "강서연", "여"],
      ["2", "민준우", "남"],
      ["3", "김가온", "여"],
    ]);
    expect(mended.notTaken).toEqual([]);
    expect(mended.pupils).toHaveLength(3);
  });

  it("asks about likely twins: one surname, birthday and phone", () => {
    const rows = [
      ["번호", "이름", "생년월일", "보호자 연락처"],
      ["1", "문채원", "2017-05-04", "010-1234-5678"],
      ["2", "문채은", "2017-05-04", "010-1234-5678"],
      ["3", "강서연", "2017-05-04", "010-1234-5678"],
    ];

    expect(add(emptyAssignDraft, rows).questions).toMatchObject([{ type: "twins" }]);
  });
});

describe("moves by hand", () => {
  it("two who change places are one act, with its why, and sizes stay", () => {
    const draft = split(eight());
    const [one, other] = [0, 1].map(
      (at) => draft.pupils.find(({ place }) => place === at)?.id ?? "",
    );
    const moved = movePupils(
      draft,
      [
        { pupil: one ?? "", to: 1 },
        { pupil: other ?? "", to: 0 },
      ],
      actor,
    );
    const [move] = moved.moves;

    expect(moved.moves).toHaveLength(2);
    expect(areSizesEven(moved)).toBe(true);
    expect(listRecord(giveReason(moved, move?.act ?? "", " 보호자 상담 "))).toMatchObject([
      { words: "반 나누기 (씨앗 7)" },
      { why: "보호자 상담" },
    ]);
  });

  it("one who goes alone makes a class too large, and 크기 맞추기 mends it", () => {
    const draft = split(eight());
    const pupil = draft.pupils.find(({ place }) => place === 0)?.id ?? "";
    const moved = movePupils(draft, [{ pupil, to: 1 }], actor);

    expect(listSizes(moved).map(({ now }) => now)).toEqual([3, 5]);
    expect(listSizes(fitSizes(moved, actor)).map(({ now }) => now)).toEqual([4, 4]);
  });

  it("a pinned pupil stays", () => {
    const draft = split(eight());
    const pupil = draft.pupils[0]?.id ?? "";
    const pinned = pinPupil(draft, pupil, true);

    expect(movePupils(pinned, [{ pupil, to: 1 - (draft.pupils[0]?.place ?? 0) }], actor)).toBe(
      pinned,
    );
    expect(toProblem(pinned).pinned).toHaveLength(1);
  });

  it("what another class would cost is what it costs afterwards", () => {
    const draft = split(eight(), [0, 0, 1, 1, 1, 1, 0, 0]);
    const opened = openWhyHere(draft);
    for (const { id } of draft.pupils) {
      for (const { place, rise } of opened.whyHere(id)) {
        const moved = movePupils(draft, [{ pupil: id, to: place }], actor);
        expect(moved.moves[0]?.after).toBe(opened.cost + rise);
      }
    }
    const two = draft.pupils.filter(({ name }) => name === "민준우" || name === "전도후");
    const apart = opened.whyHere(two[0]?.id ?? "");
    expect(two[0]?.place).not.toBe(two[1]?.place);
    expect(apart[0]?.forbids).toEqual(["3-2 2번 전도후: 따로 두기로 했어요"]);
  });
});

describe("rules", () => {
  it("the same two are not together and apart", () => {
    const draft = eight();
    const pupils = [idOf(draft, "민준우"), idOf(draft, "전도후")];

    expect(addRule(draft, { type: "together", pupils })).toEqual({ refusal: "together-and-apart" });
    expect(addRule(draft, { type: "apart", pupils: pupils.slice(1) })).toEqual({
      refusal: "too-few",
    });
  });

  it("names the smallest set that excludes itself", () => {
    const draft = eight();
    const three = ["강서연", "민준우", "박도윤"].map((name) => idOf(draft, name));
    const added = addRule(draft, { type: "apart", pupils: three });
    const clash = "draft" in added ? explainRules(added.draft) : undefined;

    expect(clash).toHaveLength(1);
    expect(clash && toClashSentence(clash)).toBe(
      "이 세 아이를 모두 떼어 놓으려면 반이 3개 있어야 해요.",
    );
    expect(
      "draft" in added && listBroken(split(added.draft, [0, 0, 1, 1, 1, 1, 0, 0])),
    ).toHaveLength(1);
    expect(explainRules(draft)).toBeUndefined();
  });

  it("400 pupils with 500 rules that exclude each other are explained", () => {
    const rows = Array.from({ length: 400 }, (_, at) => [`${at + 1}`, `학생${at + 1}`, "여"]);
    const draft = add(emptyAssignDraft, [head, ...rows]);
    const ids = draft.pupils.map(({ id }) => id);
    const rules = Array.from({ length: 500 }, (_, at) => {
      const pupils = [0, 1, 2].map((step) => ids[(at * 7 + step * 3) % 40] ?? "");
      const type = at % 5 === 0 ? ("together" as const) : ("apart" as const);
      return { id: `${type}~${at}`, type, pupils, by: "teacher" as const };
    });
    const clash = explainRules({ ...draft, rules });

    expect(clash?.length).toBeGreaterThan(0);
    for (const rule of clash ?? []) {
      const rest = (clash ?? []).filter((other) => other !== rule);
      expect(explainRules({ ...draft, rules: rest })).toBeUndefined();
    }
  });

  it("the best that a run reached stays known when pupils are moved by hand, and goes with the pupils", () => {
    const draft = split({ ...eight(), rules: [] });
    const { cost } = costOf(draft);
    const [one] = draft.pupils;
    if (!one) throw new Error("a pupil");
    const moved = movePupils(draft, [{ pupil: one.id, to: one.place === 0 ? 1 : 0 }], actor);

    expect(findReached(moved)).toBe(cost);
    expect(costOf(moved).cost).toBeGreaterThan(cost);
    expect(findReached({ ...moved, pupils: moved.pupils.slice(1) })).toBeUndefined();
    expect(findReached(eight())).toBeUndefined();
    // A run that breaks a rule is no measure of unevenness.
    expect(findReached(split(eight()))).toBeUndefined();
  });

  it("a wish is the one without which the bound falls most", () => {
    const draft = eight();
    const both = ["김가온", "유하온"].map((name) => idOf(draft, name));
    const added = addRule(draft, { type: "together", pupils: both });
    const asked = "draft" in added ? added.draft : draft;
    expect(boundAssign(toProblem(asked).problem).bound).toBe(580);
    expect(findCostlyWish(asked)).toEqual({ words: "'함께' 2명", without: 180 });
  });
});

describe("files", () => {
  it("the office's file has everybody once, one sheet a class, and no score", () => {
    const sheets = toAssignSheets(split(eight()), {
      order: "girls-first",
      hasNote: false,
      proof: "증명됨",
    });
    const [all, first] = sheets;

    expect(sheets.map(({ name }) => name)).toEqual([
      "전체",
      "가반",
      "나반",
      "우리 반 아이들이 간 곳",
      "고른 정도",
      "협의 기록",
    ]);
    expect(all?.columns.map((column) => column.head)).toEqual([
      "새 반",
      "새 번호",
      "이름",
      "성별",
      "이전 반",
      "이전 번호",
    ]);
    expect(all?.lines).toHaveLength(8);
    expect(first?.lines.map(([, number, , sex]) => [number, sex])).toEqual([
      [1, "여"],
      [2, "여"],
      [3, "남"],
      [4, "남"],
    ]);
  });

  it("나누기 파일 brings the whole job back", () => {
    const draft = split(eight());
    const sheets = toAssignFile(draft).map(({ name, columns, lines }) => ({
      name,
      rows: [columns.map((column) => column.head), ...lines.map((line) => line.map(String))],
    }));

    expect(readAssignFile(sheets)).toEqual(draft);
    expect(readAssignFile(sheets.slice(0, 1))).toBeUndefined();
    expect(parseAssignDraft(JSON.stringify(draft))).toEqual(draft);
    expect(parseAssignDraft("{")).toEqual(emptyAssignDraft);
  });

  it("bands are shown as three levels", () => {
    expect([1, 2, 3, 4, 5].map((band) => toLevel(band, 5))).toEqual(["상", "상", "중", "하", "하"]);
  });
});

describe("a teacher's own pupils in a grade", () => {
  const own = [
    { id: "r1", number: 1, name: "강서연" },
    { id: "r2", number: 2, name: "전도후" },
    { id: "r3", number: 4, name: "김가온" },
  ];
  it.each([
    ["are those of the own class", "3-1", ["r1 강서연"]],
    ["are nobody of a class that is not there", "3-9", []],
    [
      "are told by number and name where the class is unknown",
      undefined,
      ["r1 강서연", "r2 전도후"],
    ],
  ])("%s", (_, ownClass, found) => {
    const pupils = findOwnPupils(own, ownClass, eight().pupils);
    expect([...pupils].map(([id, { name }]) => `${id} ${name}`)).toEqual(found);
  });

  it("are not guessed where two have one number and name", () => {
    const { pupils } = eight();
    const twice = pupils.map((pupil) => ({ ...pupil, number: 1, name: "강서연" }));
    expect(findOwnPupils(own, undefined, twice).size).toBe(0);
  });
});
