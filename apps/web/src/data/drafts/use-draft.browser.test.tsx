import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { Keeping } from "../teacher-data.ts";
import { forgetDrafts, useDraft } from "./use-draft.ts";

afterEach(() => forgetDrafts());

function Note() {
  const [text, setText, clear] = useDraft("note", "");
  return (
    <>
      <input aria-label="메모" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={clear}>저장</button>
    </>
  );
}

const note = () => page.getByRole("textbox", { name: "메모" });

describe.each(["disk", "memory", "refused"] satisfies Keeping[])(
  "a draft kept in %s",
  (keeping) => {
    async function showNote() {
      const data = { ...(await buildTeacherData()), keeping };
      const screen = await renderAt("/", data, <Note />);
      return screen;
    }

    it("survives the form being taken away, as a screen lock does, until it is saved", async () => {
      const first = await showNote();
      await note().fill("병원에 들렀다 온대요");
      await first.unmount();
      const second = await showNote();
      await expect.element(note()).toHaveValue("병원에 들렀다 온대요");

      await page.getByRole("button", { name: "저장" }).click();
      await second.unmount();
      await showNote();

      await expect.element(note()).toHaveValue("");
    });

    it("is gone after sign-out", async () => {
      const first = await showNote();
      await note().fill("병원");
      await first.unmount();

      forgetDrafts();
      await showNote();

      await expect.element(note()).toHaveValue("");
    });

    it(`stands ${keeping === "disk" ? "on" : "never on"} the disk`, async () => {
      await showNote();
      await note().fill("병원");

      expect(JSON.stringify(localStorage).includes("병원")).toBe(keeping === "disk");
    });
  },
);
