import { createRow } from "@damim/sync/change.ts";
import { listOkRules } from "@damim/domain/individual-record/lint/ok-rules.ts";
import {
  listMemoKind,
  listTextKind,
  snippetKind,
} from "@damim/domain/individual-record/list-memo.ts";
import { noteKind } from "@damim/domain/individual-record/note.ts";
import { describe, expect, it } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { toPastData } from "../../data/years/past-data.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as UnseenCard } from "./elsewhere/unseen-card.tsx";
import { Component as RecordsPage } from "./individual-page.tsx";

const memo = { title: "행특", limit: 6, order: "a0V" };

async function renderPage(view: string, isPast = false) {
  await page.viewport(1366, 768);
  const present = await buildTeacherData({
    students: [
      { number: 3, name: "김가온" },
      { number: 5, name: "류지호" },
    ],
  });
  await present.year.write([createRow(listMemoKind.name, "m1", memo)]);
  const data = isPast
    ? toPastData(present, { year: 2026, store: present.year, onRefused: () => undefined })
    : present;
  const screen = await renderAt(
    `/checkListMemo?about=listMemo${view}`,
    data,
    <>
      <RecordsPage />
      <UnseenCard />
    </>,
  );
  const field = (name: string) => screen.getByRole("textbox", { name });
  const button = (name: string | RegExp) => screen.getByRole("button", { name });
  const texts = () => [...present.year.rows(listTextKind).values()].map(({ text }) => text);
  return { data: present, screen, field, button, texts };
}

describe("목록 글", () => {
  it("is put in order by buttons, and that is taken back", async () => {
    const { data, button } = await renderPage("&view=lists");
    await data.year.write([createRow(listMemoKind.name, "m2", { title: "과학", order: "a1V" })]);
    const titles = () =>
      [...document.querySelectorAll("ul[aria-label='목록'] li > button:last-child")].map(
        ({ firstChild }) => firstChild?.textContent,
      );
    await expect.poll(titles).toEqual(["행특", "과학"]);
    await button("순서 바꾸기").click();
    await button("행특 아래로").click();

    await expect.poll(titles).toEqual(["과학", "행특"]);
    await expect.element(button("행특 아래로")).toHaveFocus();
    data.history.undo();
    await expect.poll(titles).toEqual(["행특", "과학"]);
  });

  it("takes Hangul over the limit, and Alt+↓ in the middle of a syllable loses none", async () => {
    const { screen, field, texts } = await renderPage("&view=lists&list=m1");
    const first = field("3번 김가온 글");
    await first.click();
    await userEvent.keyboard("가나");
    await expect.element(screen.getByText("6 / 6 바이트")).toBeVisible();

    await cdp().send("Input.imeSetComposition", { text: "닿", selectionStart: 1, selectionEnd: 1 });
    await expect.element(screen.getByText("9 / 6 바이트")).toBeVisible();
    expect(document.querySelector("mark")?.textContent).toBe("닿");
    await cdp().send("Input.dispatchKeyEvent", {
      type: "rawKeyDown",
      key: "Process",
      code: "ArrowDown",
      windowsVirtualKeyCode: 229,
      modifiers: 1,
    });

    const second = field("5번 류지호 글");
    await expect.element(second).toHaveFocus();
    await expect.element(second).toHaveValue("");
    expect(texts()).toEqual(["가나닿"]);
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect.element(first).toHaveValue("가나닿");
  });

  it("is one undo step from opening a pupil to leaving, and quiet", async () => {
    const { data, screen, field, texts } = await renderPage("&view=lists&list=m1");
    await data.year.write([
      createRow(listTextKind.name, "m1~student-1", {
        memoId: "m1",
        studentId: "student-1",
        text: "처음",
      }),
    ]);
    const text = field("3번 김가온 글");
    for (const more of ["가", "나"]) {
      await text.click();
      await userEvent.keyboard(`{End}${more}`);
      await screen.getByRole("heading", { level: 1 }).click();
      element(text).blur();
    }
    await expect.poll(texts).toEqual(["처음가나"]);

    expect(data.history.undo()).toBe("3번 김가온 글");
    expect(texts()).toEqual(["처음"]);
    expect(data.history.undoLabel).toBeUndefined();
    await expect.element(text).toHaveValue("처음");
  });

  it("takes own words at its end where nobody put the caret, then where it stands", async () => {
    const { data, screen, field, button } = await renderPage("&view=lists&list=m1");
    await data.year.write([
      createRow(snippetKind.name, "n1", { text: "스스로 함." }),
      createRow(listTextKind.name, "m1~student-1", {
        memoId: "m1",
        studentId: "student-1",
        text: "처음",
      }),
    ]);
    await screen.getByRole("radio", { name: "문구" }).click();
    await button("스스로 함.").click();
    const text = field("3번 김가온 글");
    await expect.element(text).toHaveValue("처음 스스로 함.");
    await userEvent.keyboard("{Home}");
    await button("스스로 함.").click();
    await expect.element(text).toHaveValue("스스로 함.처음 스스로 함.");
  });

  it("of a year that is over is read and not written", async () => {
    const { screen, field } = await renderPage("&view=lists&list=m1", true);
    await expect.element(field("3번 김가온 글")).toHaveAttribute("readonly");
    await expect
      .element(screen.getByRole("button", { name: "목록 고치기" }))
      .not.toBeInTheDocument();
  });
});

describe("날짜별 기록", () => {
  const written = ["모둠에서 역할을 나누었다", "발표를 천천히 했다"].map((text, at) =>
    createRow(noteKind.name, `n${at}`, {
      studentId: "student-1",
      day: "2026-11-20",
      area: "학습",
      text,
    }),
  );

  it("finds by what is typed, and says so where nothing is found", async () => {
    const { data, screen } = await renderPage("");
    await data.year.write(written);
    const table = screen.getByRole("table", { name: "개별기록" });
    const search = screen.getByRole("searchbox", { name: "개별기록 찾기" });
    await search.fill("천천히");
    await expect.element(table.getByText("발표를 천천히 했다")).toBeVisible();
    await expect.element(table.getByText("모둠에서 역할을 나누었다")).not.toBeInTheDocument();

    await search.fill("없는 말");

    await expect.element(screen.getByText("찾는 기록이 없어요")).toBeVisible();
  });

  it("is read alone where the year is over", async () => {
    const { data, screen, button } = await renderPage("", true);
    await data.year.write(written);

    await expect.element(screen.getByRole("table", { name: "개별기록" })).toBeVisible();
    await expect.element(button("기록 쓰기")).not.toBeInTheDocument();
  });

  it("keeps a half-written note of two as one line, and makes it two records", async () => {
    const { data, screen, button } = await renderPage("");
    await button("첫 기록 쓰기").click();
    const dialog = screen.getByRole("dialog", { name: "기록 쓰기" });
    const who = dialog.getByRole("combobox", { name: "학생" });
    await who.fill("3 5 31");
    await userEvent.keyboard("{Enter}");
    await expect.element(who).toHaveValue("31");
    await expect.element(who).toHaveAttribute("aria-expanded", "false");
    await who.fill("");
    await dialog.getByRole("textbox", { name: "기록" }).fill("서로 도움");
    await userEvent.keyboard("{Escape}");

    const line = screen.getByRole("row", { name: /3번 김가온 외 1명.*쓰다 만 기록/ });
    await expect.element(line).toBeInTheDocument();
    expect(notes(data).map(({ isDraft }) => isDraft)).toEqual([true, true]);
    expect(data.history.undoLabel).toBeUndefined();

    element(line.getByRole("button")).click();
    await expect.element(dialog.getByRole("button", { name: "5번 류지호 빼기" })).toBeVisible();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(notes(data).map(({ text, isDraft }) => [text, isDraft])).toEqual([
      ["서로 도움", undefined],
      ["서로 도움", undefined],
    ]);
    expect(data.history.undoLabel).toBe("3번 김가온 외 1명 기록을 적었어요");
  });

  it("stays one record where its field is left in the turn that saves it", async () => {
    const { data, screen, button } = await renderPage("");
    await button("첫 기록 쓰기").click();
    const dialog = screen.getByRole("dialog", { name: "기록 쓰기" });
    await dialog.getByRole("combobox", { name: "학생" }).fill("3");
    await userEvent.keyboard("{Enter}");
    const text = dialog.getByRole("textbox", { name: "기록" });
    await text.fill("서로 도움");

    const keys = { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true };
    element(text).dispatchEvent(new KeyboardEvent("keydown", keys));
    element(text).blur();

    await expect.element(dialog).not.toBeInTheDocument();
    expect(notes(data).map(({ isDraft }) => isDraft)).toEqual([undefined]);
  });

  it("are written from 오늘 of those whom nobody saw for long, who are then no more there", async () => {
    const { data, screen } = await renderPage("&view=coverage");
    const field = screen.getByRole("textbox", { name: /^3번 김가온 · 아직 기록이 없어요/ });
    // Keys go to the frame that was pressed last, and nobody pressed into this one yet.
    await field.click();
    await field.fill("먼저 인사함");
    await userEvent.keyboard("{Enter}");

    await expect.element(field).not.toBeInTheDocument();
    expect(notes(data).map(({ studentId, area }) => [studentId, area])).toEqual([
      ["student-1", "생활"],
    ]);
    await expect
      .element(screen.getByRole("button", { name: "3번 김가온 생활 1번 · 11월 20일" }))
      .toBeInTheDocument();
  });
});

describe("살펴볼 것", () => {
  const id = "m1~student-1";
  const written = (text: string) =>
    createRow(listTextKind.name, id, { memoId: "m1", studentId: "student-1", text });
  const change = (text: string) => ({ kind: listTextKind.name, id, set: { text } });

  it("names what may not go into NEIS, leads to its words, and is quiet once the teacher says so", async () => {
    const { data, screen, field, button } = await renderPage("&view=lists&list=m1");
    await data.year.write([written("지호와 함께 웃음. 대회에 참가함.")]);
    const list = screen.getByRole("list", { name: "살펴볼 것" });
    await expect.poll(() => list.getByRole("listitem").elements().length).toBe(2);

    element(button(/^다른 학생 이름 「지호」/)).click();
    await expect.element(field("3번 김가온 글")).toHaveFocus();
    expect(getSelection()?.toString()).toBe("지호");

    element(button("괜찮아요: 대회 「대회에 참가」")).click();
    await expect.poll(() => list.getByRole("listitem").elements().length).toBe(1);
    expect(listOkRules(data.year.rows(listTextKind).get(id))).toEqual(["contest:대회에 참가"]);
    await expect.element(screen.getByRole("region", { name: "검사" })).toHaveFocus();
    // Other words of the same rule are other words.
    await data.year.write([change("지호와 함께 웃음. 대회에 참가함. 공모전에서 입상함.")]);
    await expect.poll(() => list.getByRole("listitem").elements().length).toBe(2);
    await data.year.write([change("지호와 함께 웃음. 대회에 참가함.")]);
    await expect.poll(() => list.getByRole("listitem").elements().length).toBe(1);
    element(button("괜찮다고 한 것 1개 다시 보기")).click();
    await expect.poll(() => list.getByRole("listitem").elements().length).toBe(2);
    expect(data.year.rows(listTextKind).get(id)?.text).toBe("지호와 함께 웃음. 대회에 참가함.");
  });

  it("waits until nothing is typed, and keeps what stands elsewhere at its words", async () => {
    const { data, screen, field } = await renderPage("&view=lists&list=m1");
    await data.year.write([written("대회에 참가함.")]);
    const list = screen.getByRole("list", { name: "살펴볼 것" });
    await expect.element(list).toBeInTheDocument();
    await field("3번 김가온 글").click();
    await userEvent.keyboard("{Home}지호와 웃음. ");

    expect(marked()).not.toContain("지호");
    expect(marked()).toContain("대회에 참가");
    await expect.poll(marked).toContain("지호");
  });

  it("makes strange signs what NEIS takes, shown before, as if typed", async () => {
    const { data, screen, field, button } = await renderPage("&view=lists&list=m1");
    await data.year.write([written("“응”이라고\t말함 👍")]);
    const preview = screen.getByRole("list", { name: "바꾼 글" });
    await expect.element(preview).toHaveTextContent('"응"이라고 말함');

    element(button("나이스 글자로")).click();

    const text = field("3번 김가온 글");
    await expect.element(text).toHaveValue('"응"이라고 말함');
    await expect.element(screen.getByText(/검사를 지나도 승인은 아니에요/)).toBeInTheDocument();
    await expect.element(preview).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(text).toHaveValue("“응”이라고\t말함 👍");
  });

  it("is not there in a year that is over", async () => {
    const { data, screen } = await renderPage("&view=lists&list=m1", true);
    await data.year.write([written("대회에 참가함.")]);
    await expect.element(screen.getByRole("textbox", { name: "3번 김가온 글" })).toBeVisible();
    await expect.element(screen.getByText(/검사를 지나도 승인은 아니에요/)).not.toBeInTheDocument();
  });
});

/** The words that are marked in the text, each. */
function marked(): readonly (string | null)[] {
  return [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
}

function notes(data: Awaited<ReturnType<typeof buildTeacherData>>) {
  return [...data.year.rows(noteKind).values()];
}

/** Without the stylesheet a dialog does not lie on top, so a pointer would hit what should be below it. */
function element(of: { readonly element: () => Element }): HTMLElement {
  const found = of.element();
  if (!(found instanceof HTMLElement)) throw new Error("an element of the page");
  return found;
}
