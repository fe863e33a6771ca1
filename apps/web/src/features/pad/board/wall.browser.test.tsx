import { padCardKind, padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { PadDataContext, usePadCards, usePadMembers } from "../../../data/pad/use-pad-data.ts";
import { buildPadData, TEST_MEMBER } from "../../../testing/build-pad-data.ts";
import { postCard } from "../card/card-commands.ts";
import { PadCard } from "./pad-card.tsx";
import { Columns } from "./columns.tsx";
import { Wall } from "./wall.tsx";

type BoardView = typeof Wall | typeof Columns;

function Board({ data, View = Wall }: { readonly data: PadData; readonly View?: BoardView }) {
  return (
    <PadDataContext value={data}>
      <Cards View={View} />
    </PadDataContext>
  );
}

function Cards({ View }: { readonly View: BoardView }) {
  const cards = usePadCards();
  const [members] = usePadMembers();
  return (
    <View
      cards={cards}
      renderCard={(card) => (
        <PadCard
          card={card}
          author={members.get(card.by)?.shownName ?? ""}
          isOwn={card.by === TEST_MEMBER}
        />
      )}
    />
  );
}

const members = { [TEST_MEMBER]: { shownName: "남지호" }, m7: { shownName: "이도현" } };

describe("the wall", () => {
  it("shows every card with its author, pinned ones first", async () => {
    const data = await buildPadData({
      members,
      cards: [
        { id: "c1", text: "은행잎", by: "m7" },
        { id: "c2", text: "단풍", by: TEST_MEMBER },
        { id: "c3", text: "오늘의 물음", by: "teacher", isPinned: true },
      ],
    });
    await render(<Board data={data} />);

    const texts = page.getByRole("article").getByRole("paragraph");
    await expect.element(texts.first()).toHaveTextContent("오늘의 물음");
    const byAuthor = (name: string) => page.getByRole("article", { name });
    await expect.element(byAuthor("이도현 카드").getByText("은행잎")).toBeVisible();
    await expect.element(byAuthor("내 카드").getByText("단풍")).toBeVisible();
  });

  it("opens a card that is pressed on its picture", async () => {
    const opened: string[] = [];
    const picture = {
      id: "c1",
      type: "picture",
      file: "f1",
      text: "",
      by: "m7",
      madeAt: 1,
    } as const;
    const data = await buildPadData({ members, cards: [picture] });
    await render(
      <PadDataContext value={data}>
        <PadCard
          card={{ ...picture, state: "shown", order: "a1" }}
          author=""
          isOwn={false}
          onOpen={({ id }) => opened.push(id)}
        />
      </PadDataContext>,
    );
    const middle = document.querySelector(".pad-picture")?.getBoundingClientRect();
    const { left = 0, top = 0, width = 0, height = 0 } = middle ?? {};
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    if (pressed instanceof HTMLElement) pressed.click();

    expect(opened).toEqual(["c1"]);
  });

  it("draws all of 300 cards", async () => {
    const cards = Array.from({ length: 300 }, (_, index) => ({
      id: `c${index}`,
      text: `카드 ${index}`,
      by: "m7",
    }));
    const data = await buildPadData({ members, cards });
    await render(<Board data={data} />);

    await expect.poll(() => document.querySelectorAll("article").length).toBe(300);
  });

  it("gives one heart, and takes it back with the next press", async () => {
    const data = await buildPadData({ members, cards: [{ id: "c1", text: "은행잎", by: "m7" }] });
    await render(<Board data={data} />);

    await page.getByRole("button", { name: "하트 0개" }).click();
    await expect
      .element(page.getByRole("button", { name: "하트 1개", pressed: true }))
      .toBeVisible();
    await page.getByRole("button", { name: "하트 1개" }).click();

    await expect.element(page.getByRole("button", { name: "하트 0개" })).toBeVisible();
  });

  it("shows a card as its author's at once, before the server has said whose it is", async () => {
    const data = await buildPadData({ members });
    await render(<Board data={data} />);

    const id = await postCard(data, { type: "text", text: "노란 길" }, { order: "a1" });

    const own = page.getByRole("article", { name: "내 카드" });
    await expect.element(own.getByText("노란 길")).toBeVisible();
    expect(data.store.rows(padCardKind).get(id)).not.toHaveProperty("by");
  });
});

describe("the board with columns", () => {
  it("has every card in its column, and those of no column in front", async () => {
    const column = (id: string, order: string) => ({
      kind: padColumnKind.name,
      id,
      set: { title: id, order },
    });
    const data = await buildPadData({
      members,
      cards: [
        { id: "c1", text: "은행잎", by: "m7", column: "봄" },
        { id: "c2", text: "단풍", by: "m7", column: "지워진 칸" },
      ],
      rows: [column("가을", "a2"), column("봄", "a1")],
    });
    await render(<Board data={data} View={Columns} />);

    const lane = (name: string) => page.getByRole("region", { name });
    await expect.element(lane("봄").getByText("은행잎")).toBeVisible();
    await expect.element(lane("아직 칸이 없는 카드").getByText("단풍")).toBeVisible();
    const titles = page
      .getByRole("heading")
      .elements()
      .map((each) => each.textContent);
    expect(titles).toEqual(["아직 칸이 없는 카드 1", "봄 1", "가을 0"]);
  });
});
