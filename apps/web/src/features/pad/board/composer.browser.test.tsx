import { createRow } from "@damim/sync/change.ts";
import { padCardKind, padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PadDataContext } from "../../../data/pad/use-pad-data.ts";
import { buildPadData } from "../../../testing/build-pad-data.ts";
import { Composer } from "./composer.tsx";

const button = (name: string) => page.getByRole("button", { name });

async function open(room: Parameters<typeof buildPadData>[0] = {}, column?: string) {
  const data = await buildPadData(room);
  const onPosted = vi.fn<(card: string) => void>();
  await render(
    <PadDataContext value={data}>
      <Composer column={column} onClose={vi.fn()} onPosted={onPosted} />
    </PadDataContext>,
  );
  const post = async () => {
    const { length } = onPosted.mock.calls;
    await button("올리기").click();
    await expect.poll(() => onPosted.mock.calls.length).toBe(length + 1);
    return data.store.rows(padCardKind).get(onPosted.mock.lastCall?.[0] ?? "");
  };
  return { post };
}

describe("the composer", () => {
  it("puts a poll on the board that was made in its own window, and changed there", async () => {
    const { post } = await open();
    await page.getByRole("textbox", { name: "내용" }).fill("급식은?");
    await button("투표").click();
    const made = page.getByRole("dialog", { name: "투표 만들기" });
    await expect.element(made.getByRole("textbox", { name: "질문" })).toHaveValue("급식은?");
    await made.getByRole("textbox", { name: "고를 것 1" }).fill("카레");
    await made.getByRole("textbox", { name: "고를 것 2" }).fill("국수");
    await button("투표 넣기").click();
    await expect.element(page.getByRole("listitem").first()).toHaveTextContent("카레");

    await button("투표 고치기").click();
    await page.getByRole("textbox", { name: "고를 것 2" }).fill("비빔밥");
    await button("투표 넣기").click();

    expect(await post()).toMatchObject({
      type: "poll",
      text: "급식은?",
      poll: { options: ["카레", "비빔밥"] },
    });
  });

  it("takes one thing instead of another, and keeps the words", async () => {
    const { post } = await open();
    await page.getByRole("textbox", { name: "내용" }).fill("여기 봐");
    await button("투표").click();
    await page.getByRole("textbox", { name: "고를 것 1" }).fill("카레");
    await page.getByRole("textbox", { name: "고를 것 2" }).fill("국수");
    await button("투표 넣기").click();
    await button("링크").click();
    await page.getByRole("textbox", { name: "주소" }).fill("korea.kr");
    await button("링크 넣기").click();

    const card = await post();

    expect(card).toMatchObject({ type: "link", text: "여기 봐", link: "https://korea.kr/" });
    expect(card?.poll).toBeUndefined();
  });

  it("keeps the words that are typed while a picture is being read", async () => {
    const { post } = await open();
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext("2d")?.fillRect(0, 0, 40, 30);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(
      new File([await canvas.convertToBlob()], "길.png", { type: "image/png" }),
    );
    const field = page.getByRole("textbox", { name: "내용" });
    const area = field.element();
    // In one breath: nothing can have been read in between.
    dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
    // As the browser does it: React would hear nothing of `area.value = …`.
    Reflect.set(HTMLTextAreaElement.prototype, "value", "노란 길", area);
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));

    await expect.element(page.getByRole("dialog").getByRole("img")).toBeVisible();
    await expect.element(field).toHaveValue("노란 길");
    expect(await post()).toMatchObject({ type: "picture", text: "노란 길", width: 40 });
  });

  it("puts a card of the free canvas where nothing lies", async () => {
    const { post } = await open({
      room: { board: "canvas" },
      cards: [{ id: "c1", text: "먼저", order: "a1", x: 24, y: 24 }],
    });
    await page.getByRole("textbox", { name: "내용" }).fill("다음");

    expect(await post()).toMatchObject({ text: "다음", x: 288, y: 24 });
  });

  it("says no place on a wall", async () => {
    const { post } = await open();
    await page.getByRole("textbox", { name: "내용" }).fill("하나");

    expect((await post())?.x).toBeUndefined();
  });

  it("puts a card in the lane in which it was opened, or in the one that was chosen then", async () => {
    const lane = (id: string, title: string, order: string) => ({
      kind: padColumnKind.name,
      id,
      set: createRow(padColumnKind.name, id, { title, order }).set,
    });
    const room = {
      room: { board: "columns" },
      rows: [lane("l1", "봄", "a1"), lane("l2", "가을", "a2")],
    } as const;
    const first = await open(room, "l1");
    const choice = page.getByRole("combobox", { name: "칸" });
    await expect.element(choice).toHaveValue("l1");
    await page.getByRole("textbox", { name: "내용" }).fill("새싹");
    expect(await first.post()).toMatchObject({ text: "새싹", column: "l1" });
    await choice.selectOptions("가을");
    await page.getByRole("textbox", { name: "내용" }).fill("은행잎");

    expect(await first.post()).toMatchObject({ text: "은행잎", column: "l2" });
  });

  it("offers only what the room takes, and leaves the words when a window is left", async () => {
    await open({ room: { cardTypes: ["text", "drawing"] } });
    await page.getByRole("textbox", { name: "내용" }).fill("우리 집");

    await expect.element(button("그리기")).toBeVisible();
    await expect.element(button("투표")).not.toBeInTheDocument();
    await button("그리기").click();
    await page
      .getByRole("dialog", { name: "그리기" })
      .getByRole("button", { name: "닫기" })
      .click();

    await expect.element(page.getByRole("dialog", { name: "그리기" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("textbox", { name: "내용" })).toHaveValue("우리 집");
  });
});
