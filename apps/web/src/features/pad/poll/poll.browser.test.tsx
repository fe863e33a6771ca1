import { createRow } from "@damim/sync/change.ts";
import { padVoteKind } from "@damim/domain/pad/card/pad-reaction.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { PadDataContext, usePadCards } from "../../../data/pad/use-pad-data.ts";
import { buildPadData, TEST_MEMBER } from "../../../testing/build-pad-data.ts";
import type { CardEditorProps } from "../card/card-draft.ts";
import { PollEditor } from "./poll-editor.tsx";
import { PollView } from "./poll-view.tsx";

const option = (place: number) => page.getByRole("textbox", { name: `고를 것 ${place}` });
const done = () => page.getByRole("button", { name: "투표 넣기" });

beforeEach(() => localStorage.clear());

async function openEditor(props: Partial<CardEditorProps> = {}) {
  const data = await buildPadData();
  return render(
    <PadDataContext value={{ ...data, keeping: "disk" }}>
      <PollEditor onDone={vi.fn()} onCancel={vi.fn()} {...props} />
    </PadDataContext>,
  );
}

describe("the poll editor", () => {
  it("has the words again that a reload took, until they are in the card or given up", async () => {
    const initial = { type: "text", text: "급식은?" } as const;
    const question = page.getByRole("textbox", { name: "질문" });
    const { unmount } = await openEditor({ initial });
    await question.fill("내일 급식은?");
    await option(1).fill("카레");
    await page.getByRole("button", { name: "고를 것 추가" }).click();
    await option(3).fill("국수");
    await page.getByRole("checkbox", { name: "여러 개 고를 수 있어요" }).click();
    await unmount();

    const again = await openEditor({ initial });
    await expect.element(question).toHaveValue("내일 급식은?");
    await expect.element(option(1)).toHaveValue("카레");
    await expect.element(option(3)).toHaveValue("국수");
    await expect
      .element(page.getByRole("checkbox", { name: "여러 개 고를 수 있어요" }))
      .toBeChecked();
    await done().click();
    await again.unmount();

    await openEditor({ initial });
    await expect.element(question).toHaveValue("급식은?");
    await expect.element(option(1)).toHaveValue("");
    await expect
      .element(page.getByRole("checkbox", { name: "여러 개 고를 수 있어요" }))
      .not.toBeChecked();
  });

  it("makes a poll by the keyboard alone, the words of the composer being its question", async () => {
    const onDone = vi.fn();
    await openEditor({ initial: { type: "text", text: "급식은?" }, onDone });

    await expect.element(page.getByRole("textbox", { name: "질문" })).toHaveFocus();
    await option(1).click();
    await userEvent.keyboard("비빔밥{Enter}카레{Enter}국수");
    await page.getByRole("checkbox", { name: "여러 개 고를 수 있어요" }).click();
    await done().click();

    expect(onDone).toHaveBeenCalledExactlyOnceWith({
      type: "poll",
      text: "급식은?",
      poll: { options: ["비빔밥", "카레", "국수"], isMultiple: true },
    });
  });

  it("says what is missing, and goes to that line", async () => {
    const onDone = vi.fn();
    await openEditor({ onDone });
    const question = page.getByRole("textbox", { name: "질문" });

    await done().click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("무엇을 물을지 써 주세요.");
    await expect.element(question).toHaveFocus();

    await question.fill("급식은?");
    await option(1).fill("카레");
    await done().click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("고를 것을 두 개 이상 써 주세요.");
    await expect.element(option(2)).toHaveFocus();

    await option(2).fill(" 카레 ");
    await done().click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("“카레”, 똑같은 것이 두 번 있어요.");
    expect(onDone).not.toHaveBeenCalled();
  });

  it("holds two to eight lines", async () => {
    await openEditor();
    const more = page.getByRole("button", { name: "고를 것 추가" });

    for (let lines = 2; lines < 8; lines += 1) await more.click();

    await expect.element(option(8)).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
    for (let lines = 8; lines > 2; lines -= 1) {
      await page.getByRole("button", { name: `고를 것 ${lines} 빼기` }).click();
    }
    await expect.element(page.getByRole("button", { name: /빼기/ })).not.toBeInTheDocument();
  });

  it("asks before Escape takes what was written, and not before that", async () => {
    const onCancel = vi.fn();
    const { unmount } = await openEditor({ onCancel });
    await option(1).fill("카레");

    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("alertdialog", { name: /사라져요/ })).toBeVisible();
    expect(onCancel).not.toHaveBeenCalled();
    await page.getByRole("button", { name: "계속하기" }).click();
    await expect.element(option(1)).toHaveValue("카레");
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "그만두기" }).click();
    expect(onCancel).toHaveBeenCalledOnce();
    await unmount();

    await openEditor({ onCancel });
    await userEvent.keyboard("{Escape}");
    expect(onCancel).toHaveBeenCalledTimes(2);
  });
});

function Poll({ data, mayVote = true }: { readonly data: PadData; readonly mayVote?: boolean }) {
  return (
    <PadDataContext value={data}>
      <Cards mayVote={mayVote} />
    </PadDataContext>
  );
}

function Cards({ mayVote }: { readonly mayVote: boolean }) {
  return usePadCards().map((card) => <PollView key={card.id} card={card} mayVote={mayVote} />);
}

function buildPoll(isMultiple: boolean): Promise<PadData> {
  return buildPadData({
    cards: [
      {
        id: "c1",
        type: "poll",
        text: "급식은?",
        poll: { options: ["비빔밥", "카레", "국수"], isMultiple },
      },
    ],
  });
}

const vote = (voter: string, choices: readonly number[]) =>
  createRow(padVoteKind.name, `c1~${voter}`, { card: "c1", choices });
const choicesOf = (data: PadData) => data.store.rows(padVoteKind).get(`c1~${TEST_MEMBER}`)?.choices;

describe("a poll on its card", () => {
  it("takes one choice, another instead of it, and lets it be taken back", async () => {
    const data = await buildPoll(false);
    await render(<Poll data={data} />);
    const radio = (name: string) => page.getByRole("radio", { name });

    await radio("비빔밥 0명").click();
    await expect.element(radio("비빔밥 1명")).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(radio("카레 1명")).toBeChecked();
    expect(choicesOf(data)).toEqual([1]);
    await page.getByRole("button", { name: "내 표 빼기" }).click();

    await expect.element(page.getByText("아직 아무도 고르지 않았어요")).toBeVisible();
    expect(choicesOf(data)).toBeUndefined();
  });

  it("takes several choices where the poll allows it", async () => {
    const data = await buildPoll(true);
    await render(<Poll data={data} />);

    await page.getByRole("checkbox", { name: "국수 0명" }).click();
    await page.getByRole("checkbox", { name: "비빔밥 0명" }).click();

    expect(choicesOf(data)).toEqual([0, 2]);
    await expect.element(page.getByText(/1명이 골랐어요/)).toBeVisible();
  });

  it("grows while others answer", async () => {
    const data = await buildPoll(false);
    await render(<Poll data={data} mayVote={false} />);

    await data.store.write([vote("a", [1]), vote("b", [1]), vote("c", [0])]);

    await expect.element(page.getByRole("radio", { name: "카레 2명" })).toBeDisabled();
    await expect.element(page.getByText("3명이 골랐어요")).toBeVisible();
  });
});
