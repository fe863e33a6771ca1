import { createRow } from "@damim/sync/change.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import { isSchoolOpen } from "@damim/domain/school-calendar/school-calendar.ts";
import { SCHOOL_TERMS_ID, schoolTermsKind } from "@damim/domain/school-calendar/school-terms.ts";
import type { SchoolEventsReply } from "@damim/domain/school-search/neis-reply.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { expect, it } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { useState } from "react";
import { useAskedPost, type AskedPost } from "../../data/asked.ts";
import { cleanup, render } from "vitest-browser-react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { readSchoolCalendar } from "../../data/use-school-calendar.ts";
import { supportEmail } from "../../data/server/support-email.ts";
import { TeacherDataContext } from "../../data/use-teacher-data.ts";
import type { DayFactsSource } from "../../kit/manifest/day-facts.ts";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { Component as HolidaysPage } from "./holidays-page.tsx";

const dayFacts: readonly DayFactsSource[] = [
  {
    id: "test",
    label: "출결",
    order: 1,
    kindNames: [],
    to: "/attendance",
    load: () =>
      Promise.resolve({
        // As lessons are: none on a day that is closed.
        listDayFacts: ({ store, day }) =>
          day === "2026-11-19"
            ? [
                { id: "absent", text: "결석 1: 12번 질병" },
                ...(isSchoolOpen(readSchoolCalendar(store), day)
                  ? [{ id: "lessons", text: "수업 5시간" }]
                  : []),
              ]
            : [],
      }),
  },
];

async function showPage(
  change: (data: Awaited<ReturnType<typeof buildTeacherData>>) => void | Promise<void> = () =>
    undefined,
) {
  await page.viewport(1366, 768);
  const data = await buildTeacherData();
  await change(data);
  const router = createMemoryRouter([
    { path: "/", element: <HolidaysPage dayFacts={dayFacts} /> },
    { path: "/weteacher", element: <HelpBoard /> },
  ]);
  await render(
    <TeacherDataContext value={data}>
      <RouterProvider router={router} />
    </TeacherDataContext>,
  );
  return data;
}

const button = (name: string) => page.getByRole("button", { name });
/** Without the stylesheet a dialog does not lie on top, so a pointer would hit what should be below it. */
async function press(place: Locator) {
  await expect.element(place).toBeEnabled();
  const element = place.element();
  if (element instanceof HTMLElement) element.click();
}
const field = (name: string) => page.getByLabelText(name);
const line = (month: string, name: string) =>
  page.getByRole("region", { name: month }).getByRole("listitem").filter({ hasText: name });

it("writes a span as rows of school days in one undo step, and changes and removes it as one", async () => {
  const { year, history } = await showPage();

  await press(button("휴일 추가"));
  await field("첫날").fill("2026-12-24");
  await field("마지막 날").fill("2027-01-05");
  await press(page.getByRole("radio", { name: "방학" }));
  await press(button("겨울방학"));
  await expect.element(page.getByText(/주말과 공휴일을 빼고 7일을 적어요/)).toBeVisible();
  await press(button("저장"));

  await expect
    .element(
      line("2026년 12월", "겨울방학").filter({ hasText: "12월 24일 목요일부터 1월 5일 화요일" }),
    )
    .toBeVisible();
  expect([...year.rows(ownDayKind).keys()]).toHaveLength(7);
  history.undo();
  expect(year.rows(ownDayKind).size).toBe(0);
  history.redo();
  await press(line("2026년 12월", "겨울방학").getByRole("button", { name: "고치기" }));
  await field("마지막 날").fill("2026-12-28");
  await press(button("저장"));
  await expect.poll(() => [...year.rows(ownDayKind).keys()]).toEqual(["2026-12-24", "2026-12-28"]);
  await press(line("2026년 12월", "겨울방학").getByRole("button", { name: "고치기" }));
  await press(button("지우기"));
  await expect.poll(() => year.rows(ownDayKind).size).toBe(0);
});

it("says what stands on a day before it is closed", async () => {
  await showPage();

  await press(button("휴일 추가"));
  await field("이름").fill("재량휴업일");
  await field("첫날").fill("2026-11-20");
  await expect.element(page.getByText(/1일을 적어요/)).toBeVisible();
  expect(page.getByText(/걸리는 것이 있어요/).elements()).toEqual([]);
  await field("첫날").fill("2026-11-19");
  await expect.element(page.getByText(/^이 날을 쉬면 걸리는 것이 있어요/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "결석 1: 12번 질병" }))
    .toHaveAttribute("href", "/attendance");
  await press(page.getByRole("radio", { name: "학교 가는 날" }));
  await expect.element(page.getByText(/결석 1: 12번 질병/)).not.toBeInTheDocument();
  await press(button("취소"));
});

it("keeps a half-written day and half-written terms when the page goes away, and forgets what is not wanted", async () => {
  await showPage();
  await press(button("휴일 추가"));
  await field("첫날").fill("2026-10-08");
  await field("이름").fill("교내 체육대회");
  await cleanup();
  await showPage();
  await press(button("휴일 추가"));
  await expect.element(field("이름")).toHaveValue("교내 체육대회");
  await expect.element(field("첫날")).toHaveValue("10월 8일 목");
  await press(button("버리고 처음 값으로"));
  await expect.element(field("이름")).toHaveValue("");
  await cleanup();

  await showPage();
  await press(button("학기 날짜 적기"));
  await field("여름방학 시작").fill("2026-07-18");
  await cleanup();
  await showPage();
  await press(button("학기 날짜 적기"));
  await expect.element(field("여름방학 시작")).toHaveValue("7월 18일 토");
  await press(button("저장"));
  expect(Object.keys(localStorage).filter((key) => key.includes("terms"))).toEqual([]);
});

it("shows 변경 이력 of a span as one act, and takes it back with the form", async () => {
  const act = (day: string) => ({
    id: day,
    at: day,
    type: "changed",
    fields: [{ field: "label", from: "방학", to: "겨울방학" }],
    writtenAt: 0,
    writer: null,
  });
  const days = ["2026-12-24", "2026-12-28"];
  answerRequests({ history: { changes: days.map(act), next: null } });
  const { year } = await showPage((data) =>
    data.year
      .write(
        days.map((day) =>
          createRow(ownDayKind.name, day, { day, type: "vacation", label: "겨울방학" }),
        ),
      )
      .then(() => undefined),
  );

  await press(line("2026년 12월", "겨울방학").getByRole("button", { name: "고치기" }));
  await press(button("변경 이력"));
  const history = page.getByRole("dialog", { name: "변경 이력" });
  await press(history.getByRole("button", { name: "되돌리기" }));

  await expect.element(line("2026년 12월", "12월 28일 월요일")).toBeVisible();
  expect(days.map((day) => year.rows(ownDayKind).get(day)?.label)).toEqual(["방학", "방학"]);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

it("opens 변경 이력 of the dates of the terms", async () => {
  answerRequests({ history: { changes: [], next: null } });
  await showPage();

  await press(button("학기 날짜 적기"));
  await press(button("변경 이력"));

  const history = page.getByRole("dialog", { name: "변경 이력" });
  await expect.element(history.getByText("아직 바뀐 것이 없어요.")).toBeInTheDocument();
});

it("opens the school on a built-in holiday and closes it again", async () => {
  const { year } = await showPage();

  await press(line("2026년 10월", "한글날").getByRole("button", { name: "이날은 학교에 가요" }));
  await expect
    .element(line("2026년 10월", "한글날").filter({ hasText: "학교 가는 날" }))
    .toBeVisible();
  expect(year.rows(ownDayKind).get("2026-10-09")).toMatchObject({ type: "open" });
  await press(line("2026년 10월", "한글날").getByRole("button", { name: "다시 쉬는 날로" }));

  await expect.element(line("2026년 10월", "한글날").filter({ hasText: "공휴일" })).toBeVisible();
  expect(year.rows(ownDayKind).size).toBe(0);
});

it("finds holidays by legal and other names", async () => {
  await showPage();

  await field("휴일 찾기").fill("기독탄신일");

  await expect.element(line("2026년 12월", "성탄절")).toBeVisible();
  expect(page.getByRole("listitem").elements()).toHaveLength(1);
});

it("counts 수업일수 from the dates of the terms, and warns below 190", async () => {
  await showPage();
  await expect.element(page.getByText(/학기 날짜나 방학을 적으면/)).toBeVisible();

  await press(button("학기 날짜 적기"));
  await field("개학·입학").fill("2026-03-03");
  await field("여름방학 시작").fill("2026-07-18");
  await field("2학기 개학").fill("2026-07-10");
  await press(button("저장"));
  await expect.element(page.getByText(/여름방학 시작과 같거나 그보다 빨라요/)).toBeVisible();
  await field("2학기 개학").fill("2026-08-31");
  await field("종업식·졸업식").fill("2026-12-31");
  await press(button("저장"));

  const facts = page.getByRole("region", { name: "수업일수" });
  await expect.element(facts.filter({ hasText: "1학기" })).toBeVisible();
  await expect.element(facts.filter({ hasText: "190일보다" })).toBeVisible();
  await expect
    .element(line("2026년 7월", "여름방학").filter({ hasText: "8월 30일" }))
    .toBeVisible();
});

it("walks over the calendar by keys and opens the day under the focus", async () => {
  const { year } = await showPage();
  await page.getByRole("tab", { name: "달력" }).click();
  const today = button("11월 20일 금요일");
  today.element().focus();

  const heads = page.getByRole("grid").getByRole("columnheader");
  expect(heads.elements().map(({ textContent }) => textContent)[0]).toBe("월");

  await userEvent.keyboard("{ArrowDown}{ArrowLeft}{Enter}");
  await expect.element(field("첫날")).toHaveValue("11월 26일 목");
  await field("이름").fill("개교기념일");
  await userEvent.keyboard("{Enter}");

  await expect.element(button("11월 26일 목요일 개교기념일")).toBeVisible();
  expect(year.rows(ownDayKind).size).toBe(1);
});

it("says 저장에러 when the disk refuses, and nothing for a lost network", async () => {
  const data = await showPage((each) => {
    const write = each.year.write.bind(each.year);
    Object.assign(each.year, {
      write: async (changes: Parameters<typeof write>[0]) => {
        await write(changes);
        return { type: "unsaved", cause: "StorageFull" };
      },
    });
  });

  await press(line("2026년 10월", "한글날").getByRole("button", { name: "이날은 학교에 가요" }));

  const dialog = page.getByRole("dialog", { name: "저장에러" });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().textContent).toContain(
    `자료를 저장하다가 오류가 났어요. 적은 내용은 이 화면에 그대로 있어요. 아래 내용을 쌤카페 도움방이나 ${supportEmail}로 알려 주세요.StorageFull`,
  );
  expect(data.year.rows(ownDayKind).size).toBe(1);
  await press(dialog.getByRole("button", { name: "도움방에 묻기" }));
  await expect.element(page.getByText("휴일 관리 저장에러: StorageFull")).toBeVisible();
});

/** In place of 쌤카페, which begins a post of what it is asked. */
function HelpBoard() {
  const [post, setPost] = useState<AskedPost>();
  useAskedPost("cafe", setPost);
  return (
    <p>
      {post?.title}: {post?.body}
    </p>
  );
}

it("takes over the school's calendar as chosen, in one undo step, and never silently over own words", async () => {
  answerRequests({
    "school-events": {
      type: "found",
      events: [
        { day: "2026-12-28", name: "겨울방학", closing: "closed", grades: [3] },
        { day: "2026-12-29", name: "겨울방학", closing: "closed", grades: [3] },
        { day: "2026-11-26", name: "재량휴업일", closing: "closed", grades: [3] },
        { day: "2026-11-19", name: "임시휴업일", closing: "closed", grades: [3] },
      ],
      ageMs: 0,
    } satisfies SchoolEventsReply,
  });
  const { year, history } = await showPage(async (data) => {
    await data.profile.write([
      createRow(schoolYearKind.name, "2026", {
        mode: "homeroom",
        teachesOtherClasses: false,
        school: "새봄초등학교",
        schoolCode: { office: "B10", school: "7010057" },
        grade: 3,
        classNo: "2",
      }),
    ]);
    await data.year.write([
      createRow(ownDayKind.name, "2026-11-26", {
        day: "2026-11-26",
        type: "closed",
        label: "개교기념일",
      }),
    ]);
  });

  await press(button("학사일정 가져오기"));
  const dialog = page.getByRole("dialog", { name: "학사일정 가져오기" });
  const own = dialog.getByRole("checkbox", { name: "11월 26일 재량휴업일" });
  await expect.element(own).not.toBeChecked();
  await expect.element(dialog.getByText(/^이 가운데 1일을 쉬면 걸리는 것이 있어요/)).toBeVisible();
  await press(dialog.getByRole("button", { name: "3일 가져오기" }));

  await expect.poll(() => year.rows(ownDayKind).size).toBe(4);
  expect(year.rows(ownDayKind).get("2026-11-26")?.label).toBe("개교기념일");
  const met = page.getByRole("region", { name: "가져온 휴일에 걸리는 것" });
  await expect.element(met.getByText(/^가져온 휴일 가운데 1일에 걸리는 것이 있어요/)).toBeVisible();
  await expect.element(met.getByRole("link", { name: "수업 5시간" })).toBeVisible();
  history.undo();
  expect(year.rows(ownDayKind).size).toBe(1);
  await expect.element(met).not.toBeInTheDocument();
});

it("takes over the dates of the terms, and leaves out the days that follow from them", async () => {
  const event = (day: string, name: string, closing = "none") => ({
    day,
    name,
    closing,
    grades: [3],
  });
  answerRequests({
    "school-events": {
      type: "found",
      events: [
        event("2026-03-03", "시업식"),
        event("2026-07-24", "여름방학식"),
        event("2026-07-27", "여름방학", "closed"),
        event("2026-07-28", "여름방학", "closed"),
        event("2026-08-31", "개학식"),
        event("2026-10-08", "재량휴업일", "closed"),
      ],
      ageMs: 0,
    },
  });
  const { year, history } = await showPage(async (data) => {
    await data.profile.write([
      createRow(schoolYearKind.name, "2026", {
        mode: "homeroom",
        teachesOtherClasses: false,
        school: "새봄초등학교",
        schoolCode: { office: "B10", school: "7010057" },
        grade: 3,
        classNo: "2",
      }),
    ]);
    await data.year.write([
      createRow(schoolTermsKind.name, SCHOOL_TERMS_ID, { firstDay: "2026-03-02" }),
    ]);
  });

  await press(button("학사일정 가져오기"));
  const dialog = page.getByRole("dialog", { name: "학사일정 가져오기" });
  await expect
    .element(dialog.getByRole("checkbox", { name: "개학·입학 3월 3일" }))
    .not.toBeChecked();
  await expect
    .element(dialog.getByRole("checkbox", { name: "여름방학 시작 7월 25일" }))
    .toBeChecked();
  expect(dialog.getByRole("checkbox", { name: /^7월/ }).elements()).toEqual([]);
  await press(dialog.getByRole("button", { name: "3일 가져오기" }));

  await expect
    .poll(() => year.rows(schoolTermsKind).get(SCHOOL_TERMS_ID))
    .toMatchObject({
      firstDay: "2026-03-02",
      summerStart: "2026-07-25",
      secondDay: "2026-08-31",
    });
  expect([...year.rows(ownDayKind).keys()]).toEqual(["2026-10-08"]);
  history.undo();
  expect(year.rows(ownDayKind).size).toBe(0);
  expect(year.rows(schoolTermsKind).get(SCHOOL_TERMS_ID)?.summerStart).toBeUndefined();
});

it("says where the school is chosen while none is", async () => {
  await showPage();

  await press(button("학사일정 가져오기"));

  await expect.element(page.getByRole("link", { name: "프로필로 가기" })).toBeVisible();
});
