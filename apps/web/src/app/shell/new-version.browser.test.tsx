import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { forgetDrafts, useDraft } from "../../data/drafts/use-draft.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { NewVersion } from "./new-version.tsx";

const openBuild = vi.fn(() => Promise.resolve());
const build = { isThere: () => true, subscribe: () => () => undefined };

beforeEach(() => {
  openBuild.mockClear();
});
afterEach(() => forgetDrafts("u-test"));

function Note() {
  const [text, setText] = useDraft("note", "");
  return <input aria-label="사유" value={text} onChange={(event) => setText(event.target.value)} />;
}

async function show(change: Partial<TeacherData> = {}): Promise<void> {
  // Shared by default: what is half-written stands in this page alone.
  const data = { ...(await buildTeacherData()), ...change };
  await renderAt(
    "/",
    data,
    <>
      <NewVersion build={build} openBuild={openBuild} />
      <Note />
    </>,
  );
}

const reload = () => page.getByRole("button", { name: "새로고침" });

it("a newer build is said calmly and opened when the teacher wants it", async () => {
  await show();

  await expect.element(page.getByText("새 버전이 있어요")).toBeVisible();
  expect(openBuild).not.toHaveBeenCalled();
  await reload().click();

  expect(openBuild).toHaveBeenCalledOnce();
});

it("waits while a half-written text stands in this page alone", async () => {
  await show();
  await page.getByRole("textbox", { name: "사유" }).fill("쓰다 만 사유");

  await reload().click();

  await expect.element(page.getByText(/쓰다 만 글이 이 창에만 있어요/)).toBeVisible();
  expect(openBuild).not.toHaveBeenCalled();
  await page.getByRole("textbox", { name: "사유" }).fill("");
  await reload().click();
  expect(openBuild).toHaveBeenCalledOnce();
});

it("waits while a record stands in this page alone", async () => {
  const { year } = await buildTeacherData();
  await show({ stores: [{ ...year, unsavedCount: () => 2 }] });

  await reload().click();

  await expect.element(page.getByText(/적은 내용 2건이 아직 이 창에만 있어요/)).toBeVisible();
  expect(openBuild).not.toHaveBeenCalled();
});

it("goes away for now with 나중에", async () => {
  await show();

  await page.getByRole("button", { name: "나중에" }).click();

  await expect.element(page.getByText("새 버전이 있어요")).not.toBeInTheDocument();
});
