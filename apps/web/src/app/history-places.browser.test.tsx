import { type Fields } from "@damim/sync/kind.ts";
import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { attendanceRulesKind } from "@damim/domain/attendance/attendance-rules.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { bellsKind } from "@damim/domain/bells/bells.ts";
import { dayPlanKind } from "@damim/domain/class-table/day-plan.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { unitPlanKind } from "@damim/domain/class-table/unit-plan.ts";
import { checkedKinds } from "@damim/domain/registry/checked-kinds.ts";
import { budgetEntryKind, budgetKind } from "@damim/domain/budget/budget.ts";
import { checkKind, checkMarkKind } from "@damim/domain/check/check.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import { dayLogKind } from "@damim/domain/daily-log/daily-log.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import { listMemoKind, listTextKind } from "@damim/domain/individual-record/list-memo.ts";
import { bookingPlanKind } from "@damim/domain/booking/booking.ts";
import { memoFolderKind, memoKind } from "@damim/domain/memo/memo.ts";
import { noteKind } from "@damim/domain/individual-record/note.ts";
import { eventKind } from "@damim/domain/schedule/event.ts";
import { taskKind } from "@damim/domain/schedule/task.ts";
import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { kindFacts } from "@damim/domain/registry/records.ts";
import { surveyKind } from "@damim/domain/survey/survey.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import { schoolTermsKind } from "@damim/domain/school-calendar/school-terms.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { weeklyLetterKind } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { TrashRecord } from "../data/server/history-requests.ts";
import type { Store } from "../data/teacher-data.ts";
import { RecordHistory } from "../kit/record/record-history.tsx";
import { answerRequests } from "../testing/answer-requests.ts";
import { buildTeacherData, TEST_NOW } from "../testing/build-teacher-data.ts";
import { renderAt } from "../testing/render-at.tsx";
import { findRecordWords } from "./registry/record-words.ts";
import { describeDeleted } from "./trash/describe-deleted.ts";

/*
 * Where each kind of record shows 변경 이력. A new kind gets a line here, or its record says `hasNoHistory`; a new field
 * gets words, or stands in `unsaid` because its record says it already.
 */
const places: Readonly<Record<string, HistoryPlace>> = {
  [absencePaperKind.name]: {
    id: "2026-11-16~student-1~absent",
    row: { day: "2026-11-16", studentId: "student-1", kind: "absent", report: "2026-11-20" },
    edit: { field: "report", from: "2026-11-19", says: "결석신고서 받은 날" },
    unsaid: ["day", "studentId", "kind"],
  },
  [attendanceMarkKind.name]: {
    id: "2026-11-16~student-1~absent",
    row: { day: "2026-11-16", studentId: "student-1", kind: "absent", reason: "illness" },
    edit: { field: "reason", from: "unexcused", says: "구분" },
    // Taken back is always said by the lesson beside it.
    unsaid: ["day", "studentId", "kind", "isTakenBack"],
  },
  [attendanceRulesKind.name]: {
    id: "rules",
    row: { fieldStudyDays: 20 },
    edit: { field: "fieldStudyDays", says: "15일 (기본)" },
    unsaid: [],
  },
  [bellsKind.name]: {
    id: "b1",
    row: {
      name: "평소",
      days: "12345",
      rows: [{ id: "r1", label: "1교시", from: "09:00", to: "09:40", type: "lesson", period: 1 }],
    },
    edit: { field: "days", from: "1245", says: "요일" },
    unsaid: [],
  },
  [bookingPlanKind.name]: {
    id: "p1",
    row: { title: "2학기 상담", minutes: 20, state: "open" },
    edit: { field: "title", from: "상담", says: "제목" },
    unsaid: [],
  },
  [budgetKind.name]: {
    id: "b1",
    row: {
      title: "학급운영비",
      source: "classroom",
      way: "advance",
      from: "2026-03-02",
      until: "2026-12-11",
    },
    edit: { field: "title", from: "학급비", says: "예산 이름" },
    unsaid: ["order"],
  },
  [budgetEntryKind.name]: {
    id: "2026-11-20~e1",
    row: { day: "2026-11-20", type: "out", amount: 12500, item: "색종이", shop: "문구사" },
    edit: { field: "amount", from: 1250, says: "1,250원" },
    unsaid: ["budgetId"],
  },
  [dayPlanKind.name]: {
    id: "2026-11-20",
    row: { day: "2026-11-20", lessons: 4, note: "체험학습" },
    edit: { field: "note", from: "체험", says: "사유" },
    unsaid: ["day", "bellsId", "keepLunch"],
  },
  [subjectKind.name]: {
    id: "s1",
    row: { name: "국어", short: "국어", colour: "sky", order: "a1" },
    edit: { field: "name", from: "국", says: "이름" },
    unsaid: ["plan", "colour", "order"],
  },
  [unitPlanKind.name]: {
    id: "s1",
    row: { subjectId: "s1", lines: ["7. 마음"], from: "2026-08-24" },
    edit: { field: "from", from: "2026-03-09", says: "첫 차시" },
    unsaid: ["subjectId"],
  },
  [checkKind.name]: {
    id: "c1",
    row: {
      title: "알림장",
      subject: "국어",
      dueOn: "2026-11-20",
      repeat: "135",
      from: "2026-11-02",
    },
    edit: { field: "title", from: "알림", says: "제목" },
    unsaid: ["classKey", "order"],
  },
  [checkMarkKind.name]: {
    id: "c1~student-1~one",
    row: { checkId: "c1", studentId: "student-1", round: "one", state: "O" },
    edit: { field: "state", from: "X", says: "제출" },
    unsaid: ["checkId", "studentId", "round", "on"],
  },
  [consultKind.name]: {
    id: "2026-11-20~student-1~u1",
    row: { day: "2026-11-20", studentIds: ["student-1"], who: "staff", way: "phone", body: "통화" },
    edit: { field: "body", from: "통", says: "내용" },
    unsaid: ["isDraft", "from", "forked", "slotId"],
  },
  [dayLogKind.name]: {
    id: "2026-11-20",
    row: { day: "2026-11-20", body: "소방 훈련", weather: "sunny" },
    edit: { field: "body", from: "소방", says: "일지" },
    unsaid: ["day", "from", "forked"],
  },
  [dayNoticeKind.name]: {
    id: "2026-11-20",
    row: { day: "2026-11-20", lines: "우산 챙기기" },
    edit: { field: "lines", from: "우산", says: "알림장" },
    unsaid: ["day", "from", "forked"],
  },
  [eventKind.name]: {
    id: "e1",
    row: {
      title: "부장 회의",
      day: "2026-11-20",
      to: "2026-11-21",
      start: "14:30",
      end: "15:20",
      place: "교무실",
      colour: "blue",
      note: "자료",
      repeat: { every: "schoolDay", step: 5 },
      onClosed: "before",
      remindMinutes: 10,
      source: "me",
    },
    edit: { field: "title", from: "학년 회의", says: "제목" },
    unsaid: ["source"],
  },
  [listMemoKind.name]: {
    id: "m1",
    row: { title: "행특", item: "behavior", limit: 900, subject: "과학", order: "a0V" },
    edit: { field: "title", from: "행동특성", says: "제목" },
    unsaid: ["classKey", "order"],
  },
  [listTextKind.name]: {
    id: "m1~student-1",
    row: { memoId: "m1", studentId: "student-1", text: "성실함." },
    edit: { field: "text", from: "성실", says: "글" },
    unsaid: ["memoId", "studentId", "from", "forked", "okRules", "source"],
  },
  [memoFolderKind.name]: {
    id: "folder-1",
    row: { name: "학급 운영", colour: "yellow", order: "a" },
    edit: { field: "name", from: "운영", says: "운영" },
    unsaid: ["order"],
  },
  [memoKind.name]: {
    id: "memo-1",
    row: {
      title: "소풍",
      body: '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"소풍"}]}]}',
      writtenAt: 1_795_000_000_000,
    },
    edit: {
      field: "body",
      from: '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"체험"}]}]}',
      says: "체험",
    },
    unsaid: ["title", "writtenAt", "folderId", "photos", "isSecret", "from", "forked"],
  },
  [monthCloseKind.name]: {
    id: "2026-10",
    row: { month: "2026-10", closedOn: "2026-11-02", closedMarks: { "student-1": "5♡" } },
    edit: { field: "closedOn", from: "2026-11-01", says: "마감한 날" },
    unsaid: ["month"],
  },
  [noteKind.name]: {
    id: "2026-11-20~student-1~n1",
    row: { day: "2026-11-20", studentId: "student-1", area: "과학", text: "도움" },
    edit: { field: "area", from: "생활", says: "영역" },
    unsaid: ["studentId", "groupId", "isDraft", "from", "forked"],
  },
  [ownDayKind.name]: {
    id: "2026-11-26",
    row: { day: "2026-11-26", type: "closed", label: "개교기념일" },
    edit: { field: "label", from: "재량휴업일", says: "이름" },
    unsaid: ["day"],
  },
  [schoolTermsKind.name]: {
    id: "terms",
    row: { secondDay: "2026-08-31" },
    edit: { field: "secondDay", from: "2026-08-28", says: "2학기 개학" },
    unsaid: [],
  },
  [schoolYearKind.name]: {
    id: "2026",
    row: {
      mode: "homeroom",
      teachesOtherClasses: false,
      school: "새봄초등학교",
      grade: 3,
      classNo: "2",
    },
    edit: { field: "grade", from: 4, says: "4학년" },
    // Goes with the name of the school; cards and hints of 오늘 and the weather are seen and changed elsewhere; names move with 번호만 쓰기.
    unsaid: [
      "schoolCode",
      "weatherPlace",
      "homeOrder",
      "putAway",
      "numbersOnly",
      "namesGoneOn",
      "namesInBackupsUntil",
    ],
  },
  [studentKind.name]: {
    id: "student-1",
    row: { number: 3, name: "김가온" },
    edit: { field: "name", from: "김가은", says: "이름" },
    unsaid: ["place"],
  },
  [surveyKind.name]: {
    id: "survey-1",
    row: {
      title: "체험학습 희망",
      doubles: "last",
      anonymous: true,
      closedOn: "2026-11-20",
      closesOn: "2026-11-20",
      questions: [{ id: "q1", head: "가고 싶은 곳", type: "single" }],
    },
    edit: { field: "title", from: "체험학습", says: "제목" },
    unsaid: ["source", "classKey", "roomId", "roster"],
  },
  [toolPresetKind.name]: {
    id: "preset-1",
    row: { tool: "randomPick", title: "우리 반", value: "1-28" },
    edit: { field: "value", from: "1-27", says: "1-27" },
    unsaid: ["tool"],
  },
  [taskKind.name]: {
    id: "t1",
    row: {
      title: "자리 바꾸기",
      dueOn: "2026-11-20",
      order: "a1",
      repeat: { every: "schoolDay", step: 5 },
      onClosed: "after",
    },
    edit: { field: "title", from: "자리", says: "할 일" },
    unsaid: ["order", "groupId"],
  },
  [weeklyLetterKind.name]: {
    id: "2026-11-30",
    row: { word: "따뜻하게 입혀 주세요.", bring1: "줄넘기", notes: "독서록" },
    edit: { field: "bring1", from: "리코더", says: "월요일 준비물" },
    unsaid: ["from", "forked"],
  },
};

interface HistoryPlace {
  readonly id: string;
  /** The record as it is now. */
  readonly row: Fields;
  /** One act on it: what stood in a field before, and words that the list shows. */
  readonly edit: { readonly field: string; readonly from?: unknown; readonly says: string };
  /** Fields that no line names, because the record's own id or another field says them. */
  readonly unsaid: readonly string[];
}

const withPlace = Object.entries(places).map(([kind, place]) => ({ kind, ...place }));

async function renderPlace(kind: string, changes: readonly object[]) {
  const place = places[kind];
  const words = findRecordWords(kind);
  if (!words || !place) throw new Error(`${kind} has no place`);
  answerRequests({ history: { changes, next: null } });
  const data = await buildTeacherData({ students: [{ number: 3, name: "김가온" }] });
  const store = kind === schoolYearKind.name ? data.profile : data.year;
  await store.write([createRow(kind, place.id, place.row)]);
  await renderAt(
    "/",
    data,
    <RecordHistory
      isOpen
      onClose={() => undefined}
      store={store}
      ids={[place.id]}
      subject={kind}
      words={words}
    />,
  );
  return { data, findValue: (field: string) => toRow(store, kind, place.id)?.[field] };
}

function toRow(store: Store, kind: string, id: string): Fields | undefined {
  return store.rows<Fields>({ name: kind }).get(id);
}

const act = (id: string, at: number, fields: readonly object[]) => ({
  id,
  at: String(at),
  type: "changed",
  fields,
  writtenAt: TEST_NOW - 60_000,
  writer: null,
});

describe("변경 이력", () => {
  it("has a place for every kind of record but those that say they have none", () => {
    const shown = kindFacts.filter(({ hasNoHistory }) => !hasNoHistory);
    expect(Object.keys(places).sort()).toEqual(shown.map(({ kind }) => kind.name).sort());
  });

  it.each(withPlace)("of $kind takes an act back, and that back again", async (place) => {
    const { id, row, edit } = place;
    const { field, from } = edit;
    const { data, findValue } = await renderPlace(place.kind, [
      act(id, 1, [{ field, from, to: row[field] }]),
    ]);
    const dialog = page.getByRole("dialog", { name: "변경 이력" });
    const entry = dialog.getByRole("listitem");
    await expect.element(entry.getByText(edit.says).first()).toBeInTheDocument();

    const button = entry.getByRole("button", { name: "되돌리기" });
    await expect.element(button).toBeInTheDocument();
    const element = button.element();
    if (element instanceof HTMLElement) element.click();

    expect(findValue(field)).toEqual(from);
    expect(data.history.undo()).toContain("되돌리기");
    expect(findValue(field)).toEqual(row[field]);
  });

  it("offers no 되돌리기 where what stood before is gone and the record needs it", async () => {
    const { id } = withPlace.find(({ kind }) => kind === consultKind.name) ?? { id: "" };
    await renderPlace(consultKind.name, [
      act(id, 2, [{ field: "body", to: "통화" }]),
      act(id, 1, [{ field: "studentIds", to: ["student-1"] }]),
    ]);
    const entries = page.getByRole("dialog", { name: "변경 이력" }).getByRole("listitem");
    const listActs = () => entries.elements().map(({ textContent }) => textContent);

    await expect.poll(listActs).toHaveLength(2);
    expect(listActs()[0]).toMatch(/되돌리기$/);
    expect(listActs()[1]).toContain("학생을 고쳤어요");
    expect(listActs()[1]).not.toContain("되돌리기");
  });

  it.each(withPlace)("of $kind says every field but the unsaid", async (place) => {
    const { kind, id, row, unsaid } = place;
    const schema = checkedKinds.find(({ name }) => name === kind)?.schema;
    const known = schema && "entries" in schema ? Object.keys(Object(schema.entries)) : [];
    const said = known.filter((field) => !unsaid.includes(field));
    expect(said.length).toBeGreaterThan(0);
    await renderPlace(
      kind,
      known.map((field, index) => act(id, index, [{ field, from: "2026-03-02", to: row[field] }])),
    );
    const entries = page.getByRole("dialog").getByRole("listitem");
    await expect.poll(() => entries.elements().length).toBe(said.length);

    expect(entries.elements().filter((entry) => !entry.querySelector("dt"))).toEqual([]);
  });

  it.each(withPlace)("of $kind finds a deleted one in 휴지통", async ({ kind, id, row }) => {
    const { year } = await buildTeacherData();
    const record: TrashRecord = { kind, id, fields: row, deletedAt: TEST_NOW, writer: null };

    const words = describeDeleted(year, [record], []);

    expect(words?.title).toBeTruthy();
    await year.write(words?.restore() ?? []);
    expect(toRow(year, kind, id)).toMatchObject(row);
  });
});
