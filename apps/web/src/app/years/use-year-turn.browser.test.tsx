import { createRow } from "@damim/sync/change.ts";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { TeacherData } from "../../data/teacher-data.ts";
import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { findClassYear } from "../../data/teacher-data.ts";
import { TeacherDataContext, TodayContext, useTeacherData } from "../../data/use-teacher-data.ts";
import { useToday } from "../../data/use-today.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { Banners } from "../shell/banners.tsx";
import { useYearTurn } from "./use-year-turn.ts";

function Page(props: { readonly data: TeacherData; readonly onReopen: () => void }) {
  useYearTurn(props.data, props.onReopen);
  return null;
}

async function leaveOpenUntil(time: string, part: Partial<TeacherData> = {}) {
  const data = await buildTeacherData();
  if (part.keeping === "refused")
    await data.year.write([createRow("student", "s1", { number: 1, name: "김하린" })]);
  let count = 0;
  const screen = await render(
    <Page
      data={{ ...data, ...part, now: () => Date.parse(time) }}
      onReopen={() => {
        count += 1;
      }}
    />,
  );
  document.dispatchEvent(new Event("visibilitychange"));
  await screen.unmount();
  return count;
}

it.each([
  ["2027-02-14T23:59:00+09:00", 0],
  ["2027-02-15T00:01:00+09:00", 1],
  ["2027-03-02T08:30:00+09:00", 1],
])(
  "a page opened in November and looked at again at %s opens its data %i times",
  async (time, times) => {
    expect(await leaveOpenUntil(time)).toBe(times);
  },
);

it("waits where words stand in the page alone", async () => {
  expect(await leaveOpenUntil("2027-02-15T00:01:00+09:00", { keeping: "refused" })).toBe(0);
});

describe("a page open over the last night of February", () => {
  let now = 0;
  const look = () => document.dispatchEvent(new Event("visibilitychange"));

  function OpenPage({ data }: { readonly data: TeacherData }) {
    const held = useYearTurn(data, () => undefined) ?? data;
    return (
      <TeacherDataContext value={held}>
        <TodayContext value={useToday(held)}>
          <OpenForm />
          <MemoryRouter>
            <Banners />
          </MemoryRouter>
        </TodayContext>
      </TeacherDataContext>
    );
  }

  function OpenForm() {
    const year = findClassYear(useTeacherData());
    const [text, change, clear] = useDraft("leave:s1", "");
    return (
      <form key={year}>
        <p>{year}</p>
        <input aria-label="저절로 저장" defaultValue="" />
        <input aria-label="했어요" type="checkbox" />
        <textarea aria-label="글" value={text} onChange={({ target }) => change(target.value)} />
        <button type="button" onClick={clear}>
          저장
        </button>
      </form>
    );
  }

  async function show() {
    localStorage.clear();
    now = Date.parse("2027-02-28T23:50:00+09:00");
    const data = await buildTeacherData({ at: now });
    return render(<OpenPage data={{ ...data, now: () => now }} />);
  }

  it("turns at midnight where nothing is begun", async () => {
    const screen = await show();
    await screen.getByLabelText("했어요").click();
    now = Date.parse("2027-03-01T00:01:00+09:00");
    look();
    await expect.element(screen.getByText("2027", { exact: true })).toBeVisible();
  });

  it("keeps its year under a form with words, says so, and turns once they are saved", async () => {
    const screen = await show();
    await screen.getByLabelText("글").fill("보호자와 통화했어요");
    now = Date.parse("2027-03-02T08:30:00+09:00");
    look();
    await expect.element(screen.getByText(/지난 학년도 화면을 그대로/)).toBeVisible();
    await expect.element(screen.getByText("2026", { exact: true })).toBeVisible();

    await screen.getByRole("button", { name: "저장" }).click();
    look();

    await expect.element(screen.getByText("2027", { exact: true })).toBeVisible();
    expect(screen.getByText(/지난 학년도 화면을 그대로/).elements()).toEqual([]);
  });

  it("keeps its year under a hand whose words save themselves, until it leaves them", async () => {
    const screen = await show();
    await screen.getByLabelText("저절로 저장").fill("오늘은");
    now = Date.parse("2027-03-01T00:01:00+09:00");
    look();
    await expect.element(screen.getByText("2026", { exact: true })).toBeVisible();

    screen.getByLabelText("저절로 저장").element().blur();
    look();

    await expect.element(screen.getByText("2027", { exact: true })).toBeVisible();
  });

  it("turns when the teacher asks, and the words stay half-written", async () => {
    const screen = await show();
    await screen.getByLabelText("글").fill("보호자와 통화했어요");
    now = Date.parse("2027-03-02T08:30:00+09:00");
    look();

    await screen.getByRole("button", { name: "새 학년도 보기" }).click();

    await expect.element(screen.getByText("2027", { exact: true })).toBeVisible();
    expect(listDrafts("u-test").map(({ text }) => text)).toEqual(["보호자와 통화했어요"]);
  });
});
