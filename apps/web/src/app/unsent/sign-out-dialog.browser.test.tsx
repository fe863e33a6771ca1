import { ownFields } from "@damim/domain/numbers-only/numbers-only.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { createRow } from "@damim/sync/change.ts";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import { createNameAsking } from "../../data/nametags/ask-names.ts";
import type { Store } from "../../data/teacher-data.ts";
import type { VaultSlot } from "../../data/vault-slot.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";

afterEach(() => forgetDrafts("u-test"));

async function show(students: readonly { number: number; name: string }[] = []): Promise<void> {
  const data = await buildTeacherData({ students });
  const dialog = <SignOutDialog isOpen onClose={() => {}} onSignOut={async () => {}} />;
  await renderAt("/", data, dialog);
}

/** As the forms keep them. */
function keep(drafts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(drafts))
    localStorage.setItem(`draft:u-test:${key}`, text);
}

it("says that all stands on the server where nothing was left half-written", async () => {
  keep({ calculator: '{"shown":"12"}' });
  await show();

  await expect.element(page.getByText(/모든 기록은 서버에 있어요/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "로그아웃" })).toBeVisible();
});

it("names words that were never saved before it throws them away, and the file is for a person to read", async () => {
  keep({
    "form:consult:new~student-1": '{"day":"2026-11-26","topics":"study","body":"짝과 다퉜어요"}',
    "dayNotice:t/u-test/2026:2026-11-20": "내일 체육복",
    "form:bells:new":
      '{"name":"단축 수업","rows":"[{\\"label\\":\\"1교시\\",\\"from\\":\\"09:00\\"}]"}',
    slip: "아주 길어서 한 줄에 다 적을 수 없는 오늘의 짧은 메모 한 장",
    "form:money-line": '{"amount":"12000","item":"색종이","budgetId":"b1"}',
    capture: "3 지각",
    "c_7:form:money-line": '{"amount":"5000","item":"실험 장갑"}',
  });
  const saved = vi.spyOn(URL, "createObjectURL");
  await show([{ number: 3, name: "강도윤" }]);

  await expect.element(page.getByText(/저장하지 않은 글 7건이 이 기기에만 있어요/)).toBeVisible();
  const list = page.getByRole("list", { name: "저장하지 않은 글" });
  const named = list
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);
  expect(named.toSorted()).toEqual(
    [
      "상담 · 3번 강도윤, 11월 26일",
      "알림장 · 11월 20일",
      "시정표 · 단축 수업",
      "메모 · 아주 길어서 한 줄에 다 적을 수 없…",
      "예산 · 색종이",
      "예산 · 실험 장갑",
      "한 줄 기록 · 3 지각",
    ].toSorted(),
  );
  await expect.element(page.getByRole("button", { name: "버리고 로그아웃" })).toBeVisible();
  await expect.element(page.getByText(/모든 기록은 서버에 있어요/)).not.toBeInTheDocument();

  // Its scrim lies above it as long as there are no styles.
  page
    .getByRole("button", { name: "파일로 내려받기" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const [blob] = saved.mock.calls[0] ?? [];
  const text = blob instanceof Blob ? await blob.text() : "";
  expect(text.split("\n\n").toSorted()).toEqual(
    [
      "■ 명단 · 3번 강도윤",
      "■ 쓰다 만 글 · 상담 · 3번 강도윤, 11월 26일\n상담한 날: 11월 26일\n주제: 학업·진로\n상담 내용: 짝과 다퉜어요",
      "■ 쓰다 만 글 · 알림장 · 11월 20일\n내일 체육복",
      "■ 쓰다 만 글 · 시정표 · 단축 수업\n이름: 단축 수업\n시간: 1교시 09:00",
      "■ 쓰다 만 글 · 메모 · 아주 길어서 한 줄에 다 적을 수 없…\n아주 길어서 한 줄에 다 적을 수 없는 오늘의 짧은 메모 한 장",
      "■ 쓰다 만 글 · 예산 · 색종이\n금액: 12,000원\n품명: 색종이",
      "■ 쓰다 만 글 · 예산 · 실험 장갑\n금액: 5,000원\n품명: 실험 장갑",
      "■ 쓰다 만 글 · 한 줄 기록 · 3 지각\n3 지각",
    ].toSorted(),
  );
});

/** A text that names a pupil was put off, and stands in the outbox with rows of these kinds. */
async function openNamed(...others: readonly string[]) {
  const data = await buildTeacherData({ students: [{ number: 3, name: "김표식" }] });
  await data.year.write([createRow("memo", "m1", { title: "", body: "표식이가 울었어요" })]);
  const waiting = ["memo", ...others];
  const year: Store = {
    ...data.year,
    pending: () => data.year.pending().filter(({ kind }) => waiting.includes(kind)),
  };
  const asking = createNameAsking({
    listNamed: () => [...data.year.rows(studentKind).values()],
    isSealed: () => false,
    listOwnFields: (_, { kind }) => (kind === studentKind.name ? ownFields : []),
    revision: () => 0,
    tell: () => undefined,
    poke: () => undefined,
    putOffRows: { read: () => [], keep: () => undefined },
  });
  asking.look(year);
  asking.putOff();
  const now = { nametags: { asking, describe: () => [] } };
  return { data: { ...data, stores: [year], vault: { now } as unknown as VaultSlot }, asking };
}

it("says of a text with names that it waits for an answer, and leads there", async () => {
  const { data, asking } = await openNamed();
  const onClose = vi.fn();
  await renderAt("/", data, <SignOutDialog isOpen onClose={onClose} onSignOut={async () => {}} />);

  await expect.element(page.getByText("이름이 있어 보내지 않은 글 1")).toBeVisible();
  await expect.element(page.getByText("지금 로그아웃하면 사라져요.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "취소" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "버리고 로그아웃" })).toBeVisible();
  expect(page.getByText(/저절로 보내요|서버에 없고/).elements()).toEqual([]);

  expect(asking.isAsked).toBe(false);
  page
    .getByRole("button", { name: "정하기" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(asking.isAsked).toBe(true);
});

it("counts apart what the network takes by itself", async () => {
  const { data } = await openNamed("student");
  await renderAt("/", data, <SignOutDialog isOpen onClose={() => {}} onSignOut={async () => {}} />);

  const words = /^1건이 서버에 없고 이 기기에만 있어요. 인터넷이 연결되면 저절로 보내요.$/;
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText("이름이 있어 보내지 않은 글 1")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "기다리기" })).toBeVisible();
});
