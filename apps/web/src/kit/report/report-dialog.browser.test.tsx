import { ok } from "@damim/domain/base/result.ts";
import { afterEach, describe, expect, it } from "vitest";
import { page, type Locator } from "vitest/browser";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { ReportDialog } from "./report-dialog.tsx";

afterEach(() => forgetDrafts("u-test"));

const note = () => page.getByRole("textbox", { name: "덧붙일 말" });

/** Windows of before, taken away while they stood open, still hold the mouse back. */
function press(at: Locator): void {
  const element = at.element();
  if (element instanceof HTMLElement) element.click();
}

async function openDialog(about: string) {
  const data = { ...(await buildTeacherData()), keeping: "disk" as const };
  const nothing = (): void => undefined;
  return renderAt(
    "/",
    data,
    <ReportDialog
      isOpen
      about={about}
      send={() => Promise.resolve(ok({ isHidden: false }))}
      onClose={nothing}
      onSent={nothing}
    />,
  );
}

describe("알리기", () => {
  it("has its words again after a reload, each of its own post, until they are sent", async () => {
    const first = await openDialog("post:a");
    await note().fill("학생 이름이 그대로 보여요");
    await first.unmount();

    const other = await openDialog("post:b");
    await expect.element(note()).toHaveValue("");
    await other.unmount();

    const again = await openDialog("post:a");
    await expect.element(note()).toHaveValue("학생 이름이 그대로 보여요");
    press(page.getByRole("radio").first());
    press(page.getByRole("button", { name: "보내기" }));
    await expect.element(note()).toHaveValue("");
    await again.unmount();
  });
});
