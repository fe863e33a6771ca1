import { removeRow } from "@damim/sync/change.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { padCommentKind } from "@damim/domain/pad/card/pad-reaction.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { PadDataContext } from "../../../data/pad/use-pad-data.ts";
import { buildPadData } from "../../../testing/build-pad-data.ts";
import { listUnsentTexts } from "../pupil/unsent-texts.ts";
import { CardSheet } from "./card-sheet.tsx";

beforeEach(() => localStorage.clear());

const CARD = "019aa0c4-0000-7000-8000-00000000000c";
const button = (name: string) => page.getByRole("button", { name });
const words = page.getByRole("textbox", { name: "내용" });
const comment = page.getByRole("textbox", { name: "댓글 쓰기" });

async function build(keeping: PadData["keeping"] = "disk"): Promise<PadData> {
  const data = await buildPadData({ cards: [{ id: CARD, text: "노란 길" }] });
  return { ...data, keeping };
}

async function open(data: PadData, mayComment = true) {
  const onClose = vi.fn<() => void>();
  const toSheet = (isOn: boolean) => (
    <PadDataContext value={data}>
      <CardSheet card={CARD} mayChange mayComment={isOn} onClose={onClose} />
    </PadDataContext>
  );
  const { rerender, unmount } = await render(toSheet(mayComment));
  return { onClose, unmount, letComment: (isOn: boolean) => rerender(toSheet(isOn)) };
}

describe("words about a card", () => {
  it.each(["disk", "memory"] as const)(
    "are there again after the window was closed, on a device that keeps rows in %s",
    async (keeping) => {
      const data = await build(keeping);
      const { unmount } = await open(data);
      await comment.fill("반쯤 쓴 댓글");
      await button("고치기").click();
      await words.fill("노란 은행잎 길");
      await unmount();

      await open(data);
      await expect.element(comment).toHaveValue("반쯤 쓴 댓글");
      await button("고치기").click();
      await expect.element(words).toHaveValue("노란 은행잎 길");
      await button("고치기").click();

      await expect.poll(() => data.store.rows(padCardKind).get(CARD)?.text).toBe("노란 은행잎 길");
      await button("고치기").click();
      await expect.element(button("고치기 전 글로 되돌리기")).not.toBeInTheDocument();
    },
  );

  it("are there again with the link that was changed beside them, and no words where it is listed", async () => {
    const link = { id: CARD, type: "link", text: "", link: "https://korea.kr/" } as const;
    const data = await buildPadData({ cards: [link] });
    const { unmount } = await open(data);
    await button("고치기").click();
    await button("링크 고치기").click();
    await page.getByRole("textbox", { name: "주소" }).fill("moe.go.kr");
    await button("링크 넣기").click();
    await expect.element(page.getByText("https://moe.go.kr/")).toBeVisible();
    await unmount();
    expect(listUnsentTexts(data).join()).not.toContain("link");

    await open(data);
    await button("고치기").click();
    await expect.element(page.getByText("https://moe.go.kr/")).toBeVisible();
    await button("고치기").click();

    const saved = () => data.store.rows(padCardKind).get(CARD)?.link;
    await expect.poll(saved).toBe("https://moe.go.kr/");
    expect(JSON.stringify(localStorage)).not.toContain("moe.go.kr");
  });

  it("are as they were when they are wanted so", async () => {
    const data = await build();
    const { unmount } = await open(data);
    await button("고치기").click();
    await words.fill("다른 길");
    await unmount();
    await open(data);
    await button("고치기").click();

    await button("고치기 전 글로 되돌리기").click();

    await expect.element(words).toHaveValue("노란 길");
  });

  it("stay while the room is stopped, and go with the comment that was sent", async () => {
    const data = await build();
    const { letComment } = await open(data);
    await comment.fill("종이 친 댓글");
    await letComment(false);
    await expect.element(comment).not.toBeInTheDocument();
    await letComment(true);
    await expect.element(comment).toHaveValue("종이 친 댓글");

    await button("댓글 달기").click();

    await expect.element(comment).toHaveValue("");
    expect([...data.store.rows(padCommentKind).values()]).toMatchObject([{ text: "종이 친 댓글" }]);
  });

  it("can still be read when somebody took the card away", async () => {
    const data = await build();
    await open(data);
    await button("고치기").click();
    await words.fill("노란 은행잎 길");

    await data.store.write([removeRow(padCardKind.name, CARD)]);

    await expect.element(page.getByText("이 카드는 지워졌어요.")).toBeVisible();
    await expect.element(page.getByText("노란 은행잎 길")).toBeVisible();
  });
});

describe("the window of a card", () => {
  it("stays when a press that began in it ends beside it, and closes with a press beside it", async () => {
    const { onClose } = await open(await build());
    const dialog = page.getByRole("dialog").element();
    const press = (from: Element) => {
      from.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      // As the browser does it: the click goes to what both ends of the press stand in.
      dialog.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    };
    press(comment.element());
    expect(onClose).not.toHaveBeenCalled();

    press(dialog);

    expect(onClose).toHaveBeenCalledOnce();
  });
});
