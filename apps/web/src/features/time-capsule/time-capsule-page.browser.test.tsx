import { createRow, removeRow } from "@damim/sync/change.ts";
import {
  capsuleKind,
  capsuleLetterKind,
  type Capsule,
} from "@damim/domain/time-capsule/capsule.ts";
import { toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as TimeCapsulePage } from "./time-capsule-page.tsx";

const [GONE, OTHER] = [
  "019aa0c4-0000-7000-8000-000000000002",
  "019aa0c4-0000-7000-8000-000000000001",
];
const publicKey = "A".repeat(87);
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

beforeEach(async () => {
  forgetDrafts("u-test");
  await page.viewport(1366, 768);
});

async function open(
  capsules: Readonly<Record<string, Capsule>>,
  students: readonly { readonly number: number; readonly name: string }[] = [],
) {
  // The stage has a clock of its own.
  const data = await buildTeacherData({ at: Date.now(), students });
  await data.profile.write(
    Object.entries(capsules).map(([id, row]) => createRow(capsuleKind.name, id, { ...row })),
  );
  await renderAt("/tool/timeCapsule", data, <TimeCapsulePage />);
  return data;
}

it("keeps the words of a letter whose capsule another teacher takes, and lays them into no other", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const opensAt = toOpensAt("2030-02-08");
  const data = await open({
    [GONE]: { title: "넘길 캡슐", opensAt, publicKey },
    [OTHER]: { title: "남을 캡슐", opensAt, publicKey },
  });
  await button("편지 쓰기").click();
  const writing = page.getByRole("dialog", { name: "편지 쓰기" });
  await writing.getByRole("textbox", { name: "번호" }).fill("3번");
  await writing.getByRole("textbox", { name: "편지" }).fill("나에게. 잘 지내?");
  // One that comes from another device takes no dialog over.
  const NEWER = "019aa0c4-0000-7000-8000-000000000003";
  await data.profile.write([
    createRow(capsuleKind.name, NEWER, { title: "새 캡슐", opensAt, publicKey }),
  ]);
  await expect
    .element(writing.getByRole("textbox", { name: "편지" }))
    .toHaveValue("나에게. 잘 지내?");
  await data.profile.write([removeRow(capsuleKind.name, GONE)]);

  await expect
    .element(page.getByText("캡슐을 다른 선생님이 받았어요.", { exact: false }))
    .toBeVisible();
  await expect.element(writing).not.toBeInTheDocument();
  // What is pressed next is heard by this page.
  await expect.poll(() => document.activeElement?.tagName).not.toBe("BODY");
  await data.profile.write([OTHER, NEWER].map((id) => removeRow(capsuleKind.name, id)));
  await expect.element(page.getByText("아직 캡슐이 없어요.", { exact: false })).toBeVisible();
  await button("봉하지 못한 편지 1통").click();
  const left = page.getByRole("dialog", { name: "봉하지 못한 편지" });
  await expect.element(left.getByRole("heading", { name: "3번의 편지" })).toBeVisible();
  await expect.element(left.getByText("나에게. 잘 지내?")).toBeVisible();
  // Without our styles its own backdrop lies over it.
  const press = async (name: string): Promise<void> => {
    const found = left.getByRole("button", { name: `3번의 편지 ${name}` });
    await expect.element(found).toBeVisible();
    (found.element() as HTMLElement).click();
  };
  await press("복사");
  await expect.element(left.getByText("복사했어요")).toBeVisible();
  expect(copied).toHaveBeenCalledWith("나에게. 잘 지내?");
  await press("버리기");
  await press("되돌리기");
  await expect.element(left.getByText("나에게. 잘 지내?")).toBeVisible();
  await press("버리기");
  await userEvent.keyboard("{Escape}");
  await expect.element(button(/^봉하지 못한 편지/)).not.toBeInTheDocument();
});

it("keeps the words of a letter whose number another device sealed", async () => {
  const data = await open({
    [OTHER]: { title: "2월의 나에게", opensAt: toOpensAt("2030-02-08"), publicKey },
  });
  await button("편지 쓰기").click();
  const writing = page.getByRole("dialog", { name: "편지 쓰기" });
  await writing.getByRole("textbox", { name: "번호" }).fill("3번");
  await writing.getByRole("textbox", { name: "편지" }).fill("쓰다 만 이야기");
  await userEvent.keyboard("{Escape}");
  await expect.element(writing).not.toBeInTheDocument();
  expect(button(/^봉하지 못한 편지/).elements()).toEqual([]);
  const box = { e: publicKey, iv: "i".repeat(16), c: "c".repeat(30) };
  const id = "019aa0c4-0000-7000-8000-000000000009";
  await data.profile.write([
    createRow(capsuleLetterKind.name, id, { capsule: OTHER, number: 3, box }),
  ]);

  await button("봉하지 못한 편지 1통").click();
  const left = page.getByRole("dialog", { name: "봉하지 못한 편지" });
  await expect.element(left.getByText("쓰다 만 이야기")).toBeVisible();
  await expect
    .element(left.getByText("「2월의 나에게」에 이 번호로 봉한 편지가 이미 있어요."))
    .toBeVisible();
});

it("gives the focus a place when the capsule of an open letter was the last", async () => {
  const opensAt = toOpensAt("2030-02-08");
  const data = await open({ [GONE]: { title: "넘길 캡슐", opensAt, publicKey } });
  await button("편지 쓰기").click();
  await expect.element(page.getByRole("dialog", { name: "편지 쓰기" })).toBeVisible();
  await data.profile.write([removeRow(capsuleKind.name, GONE)]);
  await expect.element(page.getByText("아직 캡슐이 없어요.", { exact: false })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^아직 캡슐이 없어요\./);
});

it("says of a capsule that opened empty what is true, and offers nothing for its letters", async () => {
  await open({ [OTHER]: { title: "빈 캡슐", opensAt: toOpensAt("2020-01-05"), publicKey } });
  await expect
    .element(page.getByText("편지를 넣지 않은 캡슐이에요.", { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText("2020년 4월 4일에 캡슐을 지워요.")).toBeVisible();
  expect(document.body.textContent).not.toMatch(/「편지 쓰기」|편지를 지워요|열 수 있어요/);
  expect(button("1년 더").elements()).toEqual([]);
});

it("says of a letter that is there and does not open what is true", async () => {
  const id = "019aa0c4-0000-7000-8000-000000000009";
  answerRequests({ [`capsules/${OTHER}/keys`]: { keys: { [id]: "" } } });
  const data = await open({
    [OTHER]: { title: "열린 캡슐", opensAt: toOpensAt("2026-01-05"), publicKey },
  });
  const box = { e: publicKey, iv: "i".repeat(16), c: "c".repeat(30) };
  await data.profile.write([
    createRow(capsuleLetterKind.name, id, { capsule: OTHER, number: 1, box }),
  ]);
  await button("열기").click();
  await expect.element(page.getByText("편지 1통을 열지 못했어요.", { exact: false })).toBeVisible();
  await button(/^1번 봉투$/).click();
  await expect.element(page.getByText("이 편지를 열지 못했어요.", { exact: false })).toBeVisible();
  expect(document.body.textContent).not.toContain("도착하지 않았어요");
});

it("leaves a letter with its pupil when the numbers are given out anew", async () => {
  const data = await open(
    { [OTHER]: { title: "2월의 나에게", opensAt: toOpensAt("2030-02-08"), publicKey, year: 2026 } },
    [
      { number: 1, name: "김가온" },
      { number: 2, name: "김나래" },
    ],
  );
  const [first, second] = [...data.year.rows(studentKind).values()];
  const box = { e: publicKey, iv: "i".repeat(16), c: "c".repeat(30) };
  const id = "019aa0c4-0000-7000-8000-000000000009";
  const letter = { capsule: OTHER, number: 1, student: first?.id, box };
  await data.profile.write([createRow(capsuleLetterKind.name, id, letter)]);
  await expect.element(button(/^1번 김가온 봉투$/)).toBeVisible();
  await button("편지 쓰기").click();
  const writing = page.getByRole("dialog", { name: "편지 쓰기" });
  await writing.getByRole("textbox", { name: "편지" }).fill("먼저 적은 말");
  await writing.getByRole("combobox", { name: "학생" }).selectOptions("2번 김나래");
  await expect.element(writing.getByRole("textbox", { name: "편지" })).toHaveValue("먼저 적은 말");

  await data.year.write([
    { kind: studentKind.name, id: first?.id ?? "", set: { number: 2 } },
    { kind: studentKind.name, id: second?.id ?? "", set: { number: 1 } },
  ]);

  await expect
    .element(writing.getByRole("combobox", { name: "학생" }))
    .toHaveDisplayValue("1번 김나래");
  await expect.element(writing.getByRole("textbox", { name: "편지" })).toHaveValue("먼저 적은 말");
  await userEvent.keyboard("{Escape}");
  await expect.element(button(/^2번 김가온 봉투$/)).toBeVisible();

  const gone = { day: "2020-03-02", kind: "transferOut" };
  await data.year.write(
    [first, second].map((one) => ({ kind: studentKind.name, id: one?.id ?? "", set: { gone } })),
  );

  await expect.element(button(/^김가온\(떠난 학생\) 봉투$/)).toBeVisible();
  await button("봉하지 못한 편지 1통").click();
  await expect.element(page.getByRole("heading", { name: "김나래의 편지" })).toBeVisible();
});
