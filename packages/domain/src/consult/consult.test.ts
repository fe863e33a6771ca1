import { describe, expect, it } from "vitest";
import * as v from "valibot";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { readDraft } from "../record/record.ts";
import { listSentences } from "../record/testing/list-sentences.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { readGoldenCalendar } from "../record/testing/read-golden.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { archiveConsult, archiveForm, unarchiveConsult } from "./archive-consult.ts";
import { BODY_TEMPLATE, consult, readConsult, type ConsultDraft } from "./consult-record.ts";
import { toConsultLine } from "./consult-words.ts";
import { toConsultId, type Consult } from "./consult.ts";
import type { Postponement } from "../occurrence/postpone-day.ts";
import { keepPromise, listPromises, postponePromise } from "./promises.ts";

const consultSchema = toSchema(consult);
const calendar = readGoldenCalendar("class2026");
const call: Consult = {
  day: "2026-11-18",
  time: "16:20",
  studentIds: ["s3", "s5"],
  who: "guardian",
  whoNote: "어머니",
  way: "phone",
  topics: ["character", "급식"],
  body: "새 짝과 잘 지내는지 여쭤보심.",
  followUp: "이번 주 지켜보고 다시 전화",
  dueOn: "2026-11-25",
};
const draft: ConsultDraft = {
  studentIds: "s3 s5 s3",
  who: "guardian",
  whoNote: " 어머니 ",
  way: "phone",
  day: "2026-11-18",
  time: "16:20",
  minutes: "15",
  topics: "character\n 급식 ",
  body: " 새 짝 ",
  followUp: "",
  dueOn: "",
};

describe("the form of a consultation", () => {
  it("makes a record of which the server takes every field", () => {
    const parsed = readConsult(draft, 2026);

    expect(parsed).toEqual({
      ok: true,
      value: {
        day: "2026-11-18",
        studentIds: ["s3", "s5"],
        who: "guardian",
        whoNote: "어머니",
        way: "phone",
        time: "16:20",
        minutes: 15,
        topics: ["character", "급식"],
        body: "새 짝",
        followUp: null,
        dueOn: null,
        isDraft: null,
      },
    });
    expect(v.is(consultSchema, parsed.ok && parsed.value)).toBe(true);
  });

  it("takes a promise without a text", () => {
    expect(readConsult({ ...draft, body: "", followUp: "전화" }, 2026).ok).toBe(true);
  });

  it.each([
    ["15", 15],
    ["15분", 15],
    ["15.5", 16],
    ["1시간 20분", 80],
    ["１시간", 60],
    ["", null],
  ] as const)("reads 「%s」 as minutes: %o", (minutes, read) => {
    expect(readConsult({ ...draft, minutes }, 2026)).toMatchObject({ value: { minutes: read } });
  });

  it.each<[Partial<ConsultDraft>, Readonly<Record<string, string>>]>([
    [{ studentIds: "" }, { studentIds: "어느 학생의 상담인지 골라 주세요." }],
    [
      { studentIds: Array.from({ length: 41 }, (_, n) => `s${n}`).join(" ") },
      { studentIds: "한 기록에 학생은 40명까지 고를 수 있어요." },
    ],
    [{ whoNote: "가".repeat(41) }, { whoNote: "만난 사람은 40자까지 적을 수 있어요." }],
    [{ day: "" }, { day: "상담한 날짜를 골라 주세요." }],
    [{ day: "2027-03-01" }, { day: "2026학년도의 날짜를 골라 주세요." }],
    [{ time: "25:00" }, { time: "시각은 14:30처럼 적어 주세요. 비워 두어도 돼요." }],
    [{ minutes: "반" }, { minutes: "1~600분으로 적어 주세요." }],
    [{ minutes: "601" }, { minutes: "1~600분으로 적어 주세요." }],
    [
      { topics: Array.from({ length: 11 }, (_, n) => `주제 ${n}`).join("\n") },
      { topics: "주제는 10개까지 고를 수 있어요." },
    ],
    [{ topics: "가".repeat(21) }, { topics: "주제 하나는 20자까지 적을 수 있어요." }],
    [{ body: " ", followUp: " " }, { body: "상담 내용이나 약속을 적어 주세요." }],
    [{ body: BODY_TEMPLATE }, { body: "상담 내용이나 약속을 적어 주세요." }],
    [
      { body: "가".repeat(20_001) },
      {
        body: "상담 내용은 20,000자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요. 두 기록으로 나눠 주세요.",
      },
    ],
    [{ followUp: "가".repeat(301) }, { followUp: "약속은 300자까지 적을 수 있어요." }],
    [{ dueOn: "2026-11-31" }, { dueOn: "다시 연락할 날을 골라 주세요. 비워 두어도 돼요." }],
    [
      { dueOn: "2026-11-17" },
      { dueOn: "다시 연락할 날이 상담한 날보다 빨라요. 다시 골라 주세요." },
    ],
    [
      { studentIds: "", day: "" },
      {
        studentIds: "어느 학생의 상담인지 골라 주세요.",
        day: "상담한 날짜를 골라 주세요.",
      },
    ],
  ])("%o is refused: %o", (part, sentences) => {
    expect(listSentences(readConsult({ ...draft, ...part }, 2026))).toEqual(sentences);
  });
});

describe("the row of a consultation", () => {
  it("is named by the day it was made on and its pupil", () => {
    expect(toConsultId({ madeOn: "2026-11-20", studentId: "s3", uuid: "019a" })).toBe(
      "2026-11-20~s3~019a",
    );
  });

  it("holds what every later step stores, and ends", () => {
    const archived = { reason: "같은 기록이 두 번", at: 1_795_000_000_000 };
    const whole = {
      ...call,
      from: "9ee476d9",
      forked: true,
      isDraft: null,
      archived,
      slotId: "p~d",
    };

    expect(v.is(consultSchema, whole)).toBe(true);
    expect(v.is(consultSchema, { ...call, body: null, box: { k: "", iv: "", c: "" } })).toBe(true);
    expect(v.is(consultSchema, { ...call, studentIds: [] })).toBe(false);
    expect(v.is(consultSchema, { ...call, who: "cat" })).toBe(false);
    expect(v.is(consultSchema, { ...call, from: "zz" })).toBe(false);
  });

  it("stands in a sheet and on the time line of its pupils", () => {
    expect(listSheetLines(toSheet(consult), { consult: [{ ...call, id: "a" }] })).toEqual([
      "2026-11-18|16:20|3번 김나윤, 5번 김하린|보호자(어머니)|전화||인성·대인관계, 급식|새 짝과 잘 지내는지 여쭤보심.|이번 주 지켜보고 다시 전화|2026-11-25||",
    ]);
    expect(toConsultLine(call)).toEqual({
      title: "보호자(어머니) 전화 상담",
      detail:
        "인성·대인관계, 급식\n새 짝과 잘 지내는지 여쭤보심.\n약속: 이번 주 지켜보고 다시 전화 · 11월 25일까지",
      isOpen: true,
    });
    expect(toConsultLine({ ...call, doneOn: "2026-11-25" }).isOpen).toBe(false);
  });

  it("is put away with a reason, and comes back", () => {
    const read = readDraft(archiveForm, { reason: "  같은 기록이 두 번  " });
    const { reason } = read.ok ? read.value : { reason: "" };
    expect(archiveConsult("a", reason, 5)).toMatchObject([
      { id: "a", set: { archived: { reason: "같은 기록이 두 번", at: 5 } } },
    ]);
    expect(unarchiveConsult("a")[0]?.set).toEqual({ archived: null });
    for (const bad of ["", "실수"])
      expect(listSentences(readDraft(archiveForm, { reason: bad }))).toEqual({
        reason: "왜 보관하는지 5자 이상 적어 주세요.",
      });
    expect(listSentences(readDraft(archiveForm, { reason: "가".repeat(201) }))).toEqual({
      reason: "보관하는 이유는 200자까지 적을 수 있어요.",
    });
  });
});

describe("약속과 연락", () => {
  it("lists what is not done by its day, without a day last", () => {
    const { dueOn: _, ...noDay } = call;
    const { followUp: __, ...noWords } = call;
    const rows = new Map<string, Consult>([
      ["1", noDay],
      ["2", call],
      ["3", { ...noWords, dueOn: "2026-11-20" }],
      ["4", { ...call, doneOn: "2026-11-19" }],
      ["5", { ...call, isDraft: true }],
      ["6", { ...call, archived: { reason: "잘못 적음", at: 1 } }],
      ["7", { ...noDay, followUp: null }],
    ]);

    expect(listPromises(rows).map(({ id }) => id)).toEqual(["3", "2", "1"]);
    expect(keepPromise("2", "2026-11-20")[0]?.set).toEqual({ doneOn: "2026-11-20" });
  });

  it.each<[string, CalendarDay | null, Postponement, CalendarDay]>([
    ["a school day on, over the weekend", "2026-11-20", "nextSchoolDay", "2026-11-23"],
    ["counted from today when it is over", "2026-11-10", "nextSchoolDay", "2026-11-23"],
    ["from its own day when that is ahead", "2026-11-25", "nextSchoolDay", "2026-11-26"],
    ["from today when it has no day", null, "nextSchoolDay", "2026-11-23"],
    ["a week on", "2026-11-10", "nextWeek", "2026-11-27"],
    [
      "a week that ends in the vacation goes on to the open day",
      "2026-12-25",
      "nextWeek",
      "2027-03-02",
    ],
    ["the day that was picked, as it is", "2026-11-20", { to: "2026-11-28" }, "2026-11-28"],
  ])("%s", (_, dueOn, by, expected) => {
    const changes = postponePromise({ id: "a", dueOn }, by, { today: "2026-11-20", calendar });

    expect(changes).toEqual([{ kind: "consult", id: "a", set: { dueOn: expected } }]);
  });
});
