import { toCodeLabel, type AttendanceCode } from "@damim/domain/attendance/code/attendance-code.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Locator, Page } from "playwright-core";
import { findPiece } from "./find-piece.ts";
import type { Teacher } from "./teacher.ts";

/** What screens call things: roles and names that stay, letter for letter. */
export function findButton(page: Page | Locator, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** Presses a line of the face's menu: where a phone has what stands in the top row of a wide window. */
export async function pressBehindFace(page: Page, name: string): Promise<void> {
  await findButton(page, "프로필 메뉴").click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

export function findDialog(page: Page, name: string): Locator {
  return page.getByRole("dialog", { name, exact: true });
}

/** A pupil's desk or line of the day: 「5번 김하린 질병 결석」. */
export function findSeat(page: Page, { number, name }: RosterStudent, state: string): Locator {
  return findButton(page, `${number}번 ${name} ${state}`);
}

/** Resolves when 저장 상태 reads exactly so. */
export async function waitForSyncState(page: Page, words: string): Promise<void> {
  const state = page.getByRole("status", { name: "저장 상태", exact: true });
  await state.filter({ hasText: new RegExp(`^${words}$`) }).waitFor();
}

/** Everything is saved, and what opens on the pages is here: the network may go. */
export async function waitUntilRested(page: Page): Promise<void> {
  await waitForSyncState(page, "저장됨");
  await page.waitForFunction((pieces) => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    return pieces.every((piece) => names.some((name) => name.includes(piece)));
  }, OPENED_LATER.map(findPiece));
}

/** Every file of the build lies on the device: the network may go, and any page opens anew. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("keep-build")));
  await page.waitForFunction(() => {
    const build = document.querySelector<HTMLMetaElement>("meta[name=damim-parts]")?.content;
    return localStorage.getItem("keptBuild") === build;
  });
}

const OPENED_LATER = [
  "src/features/attendance/mark/mark-dialog.tsx",
  "src/features/attendance/month/month-view.tsx",
  "src/features/attendance-lookup/look-up-page.tsx",
  "src/app/unsent/outbox-dialog.tsx",
  "src/app/unsent/outbox-lists.tsx",
  "src/app/shell/profile-menu.tsx",
  "src/app/unsent/sign-out-dialog.tsx",
  "src/app/lock/lock-part.tsx",
  "src/features/lock/lock-dialog.tsx",
  "src/app/quick/quick-overlays.tsx",
];

/** Opens a pupil's dialog and marks; resolves when the seat says so. */
export async function mark(
  page: Page,
  student: RosterStudent,
  code: AttendanceCode,
  options: { readonly from?: string; readonly note?: string } = {},
): Promise<void> {
  const { from = "출석", note } = options;
  await findSeat(page, student, from).click();
  const dialog = findDialog(page, `${student.number}번 ${student.name}`);
  if (note !== undefined) {
    await dialog.getByRole("textbox", { name: "사유", exact: true }).fill(note);
  }
  await findButton(dialog, toCodeLabel(code)).click();
  await findSeat(page, student, toCodeLabel(code)).waitFor();
}

export function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Whether the keyboard stands in something of this role. */
export function isFocusInside(page: Page, role: string): Promise<boolean> {
  return page.evaluate(
    (wanted) => document.activeElement?.closest(`${wanted}, [role=${wanted}]`) instanceof Element,
    role,
  );
}

/** Fills the entry's form. The page is at the entry. */
export async function signInOnScreen(page: Page, { email, password }: Teacher): Promise<void> {
  await page.getByRole("textbox", { name: "이메일", exact: true }).fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(password);
  await findButton(page, "로그인").click();
}

/** Answers the question after a first sign-in. */
export async function answerDeviceQuestion(
  page: Page,
  answer: "내 기기" | "함께 쓰는 기기",
): Promise<void> {
  const dialog = findDialog(page, "이 기기는 누가 쓰나요?");
  await dialog.getByRole("radio", { name: answer, exact: true }).click();
  await findButton(dialog, "계속").click();
}

/** 프로필 메뉴 → 로그아웃, with everything sent. */
export async function signOutOnScreen(page: Page): Promise<void> {
  await findButton(page, "프로필 메뉴").click();
  await page.getByRole("menuitem", { name: "로그아웃", exact: true }).click();
  await findButton(findDialog(page, "로그아웃할까요?"), "로그아웃").click();
  await page.getByRole("textbox", { name: "이메일", exact: true }).waitFor();
}
