import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";

afterEach(() => forgetDrafts("u-test"));

async function show(): Promise<void> {
  const data = await buildTeacherData();
  const dialog = <SignOutDialog isOpen onClose={() => {}} onSignOut={async () => {}} />;
  await renderAt("/", data, dialog);
}

it("says that all stands on the server where nothing was left half-written", async () => {
  await show();

  await expect.element(page.getByText(/모든 기록은 서버에 있어요/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "로그아웃" })).toBeVisible();
});

it("names words that were never saved before it throws them away, and gives them as a file", async () => {
  localStorage.setItem("draft:u-test:notice", "내일 체육복");
  await show();

  await expect.element(page.getByText(/저장하지 않은 글 1건이 이 기기에만 있어요/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "파일로 내려받기" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "버리고 로그아웃" })).toBeVisible();
  await expect.element(page.getByText(/모든 기록은 서버에 있어요/)).not.toBeInTheDocument();
});
