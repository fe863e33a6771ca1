import { useEffect } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { Keeping } from "../teacher-data.ts";
import { listDrafts } from "./list-drafts.ts";
import { dropLeaving } from "./drafts-on-disk.ts";
import { forgetDrafts, useDraft } from "./use-draft.ts";

afterEach(() => forgetDrafts("u-test"));

/** What saving does, as the note that was shown last has it: a server may answer when that is gone. */
let finish = (): void => undefined;

function Note() {
  const [text, setText, clear, , isElsewhere] = useDraft("note", "");
  useEffect(() => {
    finish = clear;
  });
  return (
    <>
      <p>{isElsewhere ? "다른 탭에서 써요" : "여기서 써요"}</p>
      <input aria-label="메모" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={clear}>저장</button>
    </>
  );
}

const KEY = "draft:u-test:note";

/** What another tab does to the shared texts: null takes one away. */
function inOtherTab(changes: Readonly<Record<string, string | null>>): void {
  for (const [key, newValue] of Object.entries(changes)) {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }
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

    it("is not taken away by the answer to what a form that is gone had sent", async () => {
      const first = await showNote();
      await note().fill("첫 댓글");
      const answer = finish;
      await first.unmount();
      const second = await showNote();
      await note().fill("둘째 댓글");
      answer();
      await expect.element(note()).toHaveValue("둘째 댓글");
      await second.unmount();
      await showNote();
      await expect.element(note()).toHaveValue("둘째 댓글");

      await note().fill("");
      await note().fill("첫 댓글");
      answer();
      await expect.element(note()).toHaveValue("");
    });

    it("is gone after sign-out", async () => {
      const first = await showNote();
      await note().fill("병원");
      await first.unmount();

      forgetDrafts("u-test");
      await showNote();

      await expect.element(note()).toHaveValue("");
    });

    it("in a club goes with the sign-out of who typed it, and with nobody else's", async () => {
      const present = await buildTeacherData();
      const entry = { uid: "c_7", name: "과학 동아리", role: "member" as const };
      const teacher = { ...present.teacher, uid: entry.uid };
      const club = { ...present, keeping, teacher, club: { entry, present } };
      const first = await renderAt("/", club, <Note />);
      await note().fill("실험 안내");
      await first.unmount();

      forgetDrafts("u-other");
      expect(listDrafts("u-test")).toEqual([{ key: "note", text: "실험 안내", club: "c_7" }]);
      expect(listDrafts("u-other")).toEqual([]);
      const second = await renderAt("/", club, <Note />);
      await expect.element(note()).toHaveValue("실험 안내");
      await second.unmount();

      forgetDrafts("u-test");
      await renderAt("/", club, <Note />);
      await expect.element(note()).toHaveValue("");
    });

    it(`stands ${keeping === "disk" ? "on" : "never on"} the disk`, async () => {
      await showNote();
      await note().fill("병원");

      expect(JSON.stringify(localStorage).includes("병원")).toBe(keeping === "disk");
    });
  },
);

describe("drafts on a disk", () => {
  it("of somebody who was signed out from afar stay when another signs out", async () => {
    localStorage.setItem("draft:u-other:note", "다른 선생님이 쓰다 만 글");
    localStorage.setItem("draft:u-test:note", "내 글");

    forgetDrafts("u-test");

    expect(listDrafts("u-other")).toEqual([{ key: "note", text: "다른 선생님이 쓰다 만 글" }]);
    expect(listDrafts("u-test")).toEqual([]);
    localStorage.removeItem("draft:u-other:note");
  });

  it("are counted where they hold a letter", () => {
    const kept = {
      note: "쓰다 만 글",
      empty: " ",
      "form:day": '{"from":"a1","memo":"","isHidden":false}',
      "form:leave": '{"from":"a1","memo":"병원"}',
    };
    for (const [key, text] of Object.entries(kept))
      localStorage.setItem(`draft:u-test:${key}`, text);

    expect(new Set(listDrafts("u-test").map(({ text }) => text))).toEqual(
      new Set(['{"from":"a1","memo":"병원"}', "쓰다 만 글"]),
    );
  });

  it("are one draft in two tabs, and belong to the one in which they were typed last", async () => {
    await renderAt("/", { ...(await buildTeacherData()), keeping: "disk" }, <Note />);
    await note().fill("먼저 적은 글");
    await expect.element(page.getByText("여기서 써요")).toBeVisible();
    inOtherTab({ [KEY]: "먼저 적은 글에 둘째 탭에서 더한 긴 글" });
    await expect.element(note()).toHaveValue("먼저 적은 글에 둘째 탭에서 더한 긴 글");
    await expect.element(page.getByText("다른 탭에서 써요")).toBeVisible();
    await note().fill("다시 여기서");
    await expect.element(page.getByText("여기서 써요")).toBeVisible();
    // Saved there, and not off the disk yet.
    inOtherTab({ [`draft:written:${KEY}`]: "memo m1" });
    await expect.element(note()).toHaveValue("");
    await note().fill("그다음 글");
    expect(localStorage.getItem(KEY)).toBe("그다음 글");
  });

  it("are gone in other tabs as soon as they were saved, and what is begun there stays", async () => {
    await renderAt("/", { ...(await buildTeacherData()), keeping: "disk" }, <Note />);
    await note().fill("저장할 글");
    await page.getByRole("button", { name: "저장" }).click();
    expect(localStorage.getItem(`draft:written:${KEY}`)).not.toBeNull();

    inOtherTab({ [`draft:written:${KEY}`]: null, [KEY]: "다른 탭의 새 글" });

    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(localStorage.getItem(KEY)).toBe("다른 탭의 새 글");
    await expect.element(note()).toHaveValue("다른 탭의 새 글");
  });

  it("go at once when they are thrown away, and a moment later when they were saved", async () => {
    await renderAt("/", { ...(await buildTeacherData()), keeping: "disk" }, <Thrown />);
    await note().fill("버릴 글");
    await page.getByRole("button", { name: "버리기" }).click();
    expect(localStorage.getItem("draft:u-test:note")).toBeNull();

    await note().fill("저장한 글");
    await page.getByRole("button", { name: "저장" }).click();
    expect(localStorage.getItem("draft:u-test:note")).toBe("저장한 글");
    expect(listDrafts("u-test")).toEqual([]);
  });
});

function Thrown() {
  const [text, setText, clear, forget] = useDraft("note", "");
  return (
    <>
      <input aria-label="메모" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={clear}>저장</button>
      <button
        onClick={() => {
          forget();
          dropLeaving();
        }}
      >
        버리기
      </button>
    </>
  );
}
