import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PadDataContext, usePadCards } from "../../../data/pad/use-pad-data.ts";
import type { PadFiles } from "../../../data/pad/pad-files.ts";
import { buildPadData, TEST_MEMBER } from "../../../testing/build-pad-data.ts";
import { PadCard } from "../board/pad-card.tsx";

const card = { id: "c1", type: "picture", text: "단풍", file: "f1", by: TEST_MEMBER } as const;
const place = { scope: "", kind: "padCard", id: card.id, field: "file" };
const known = { id: card.file, place, name: "a.jpg", mime: "image/jpeg", size: 1, sha256: "" };

async function open(files: Partial<PadFiles>) {
  const built = await buildPadData({ cards: [card] });
  const findOwn = () => TINY;
  await render(
    <PadDataContext value={{ ...built, files: { ...built.files, findOwn, ...files } }}>
      <Cards />
    </PadDataContext>,
  );
}

function Cards() {
  return usePadCards().map((each) => <PadCard key={each.id} card={each} author="" isOwn />);
}

const TINY = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=";

describe("one's own card whose file the server does not have yet", () => {
  it("says that it is on its way", async () => {
    const waiting = [known];
    await open({ waiting: () => waiting });

    await expect.element(page.getByText(/파일을 보내는 중이에요/)).toBeVisible();
  });

  it("says why the server did not take it, and sends it again", async () => {
    const refused = [{ ...known, refusal: { type: "QuotaFull", message: "자리가 다 찼어요." } }];
    const sendAgain = vi.fn();
    await open({ refused: () => refused, sendAgain });

    await expect.element(page.getByText(/자리가 다 찼어요/)).toBeVisible();
    await page.getByRole("button", { name: "다시 보내기" }).click();
    expect(sendAgain).toHaveBeenCalledWith("f1");
  });

  it("says nothing once the server has it", async () => {
    await open({});

    await expect.element(page.getByRole("article")).toBeVisible();
    await expect.element(page.getByText(/보내는 중/)).not.toBeInTheDocument();
  });
});
