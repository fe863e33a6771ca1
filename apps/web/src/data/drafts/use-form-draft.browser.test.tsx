import { createRow } from "@damim/sync/change.ts";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { forgetDrafts } from "./use-draft.ts";
import { useFormDraft } from "./use-form-draft.ts";
import type { TeacherData } from "../teacher-data.ts";
import { useTeacherData } from "../use-teacher-data.ts";

afterEach(() => forgetDrafts("u-test"));

type LeaveFields = Readonly<{ day: string; memo: string; isHidden: boolean }>;

function LeaveForm({ day }: { readonly day: string }) {
  const { fields, isRestored, change, forget, finish } = useFormDraft<LeaveFields>("leave:1", {
    day,
    memo: "",
    isHidden: false,
  });
  return (
    <>
      {isRestored && <button onClick={forget}>버리기</button>}
      <input aria-label="날" value={fields.day} readOnly />
      <input
        aria-label="메모"
        value={fields.memo}
        onChange={(event) => change({ memo: event.target.value })}
      />
      <input
        type="checkbox"
        aria-label="숨기기"
        checked={fields.isHidden}
        onChange={(event) => change({ isHidden: event.target.checked })}
      />
      <button onClick={finish}>저장</button>
    </>
  );
}

const memo = () => page.getByRole("textbox", { name: "메모" });
const notice = () => page.getByRole("button", { name: "버리기" });

async function openForm(day = "2026-11-20") {
  const data = { ...(await buildTeacherData()), keeping: "disk" as const };
  return renderAt("/", data, <LeaveForm day={day} />);
}

describe("a form that was left before it was saved", () => {
  it("opens with what was typed, and says so; the rest follows what is stored", async () => {
    const first = await openForm("2026-11-20");
    await expect.element(notice()).not.toBeInTheDocument();
    await memo().fill("이사");
    await page.getByRole("checkbox", { name: "숨기기" }).click();
    await first.unmount();

    await openForm("2026-11-21");

    await expect.element(notice()).toBeVisible();
    await expect.element(memo()).toHaveValue("이사");
    await expect.element(page.getByRole("checkbox", { name: "숨기기" })).toBeChecked();
    await expect.element(page.getByRole("textbox", { name: "날" })).toHaveValue("2026-11-21");
  });

  it("shows what is stored again when the teacher does not want the rest", async () => {
    const first = await openForm();
    await memo().fill("이사");
    await first.unmount();
    const second = await openForm();
    await notice().click();

    await expect.element(memo()).toHaveValue("");
    await expect.element(notice()).not.toBeInTheDocument();
    await second.unmount();
    await openForm();
    await expect.element(notice()).not.toBeInTheDocument();
  });

  it("begins anew once it was saved", async () => {
    const first = await openForm();
    await memo().fill("이사");
    await page.getByRole("button", { name: "저장" }).click();
    await first.unmount();
    await openForm();

    await expect.element(memo()).toHaveValue("");
    await expect.element(notice()).not.toBeInTheDocument();
  });

  it("takes nothing from a spoiled draft, and nothing that is no field of it", async () => {
    const first = await openForm();
    await memo().fill("이사");
    const [key = ""] = Object.keys(localStorage).filter((each) => each.includes("leave:1"));
    await first.unmount();
    localStorage.setItem(key, '{"memo":3,"isHidden":"yes","day":');
    const second = await openForm();
    await expect.element(memo()).toHaveValue("");
    await second.unmount();
    localStorage.setItem(key, '{"memo":3,"isHidden":"yes","other":"x"}');
    await openForm();

    await expect.element(memo()).toHaveValue("");
    await expect.element(page.getByRole("checkbox", { name: "숨기기" })).not.toBeChecked();
  });
});

describe("a page that went in the moment in which its form was saved", () => {
  const PROMISE = "promise";

  /** A new record: its row is written and its draft given up in one handler, in either order. */
  function NewForm({ isDraftFirst }: { readonly isDraftFirst: boolean }) {
    const { history, profile } = useTeacherData();
    const { fields, isRestored, change, finish } = useFormDraft("new", { memo: "" });
    const save = (): void => {
      if (isDraftFirst) finish();
      void history.write(profile, [createRow(PROMISE, "row-1", { memo: fields.memo })], "적기");
      if (!isDraftFirst) finish();
    };
    return (
      <>
        {isRestored && <button>버리기</button>}
        <input
          aria-label="메모"
          value={fields.memo}
          onChange={(event) => change({ memo: event.target.value })}
        />
        <button onClick={save}>저장</button>
      </>
    );
  }

  /** What lies on the disk when the page is gone; the timers of the page are gone with it. */
  async function closePage(screen: { readonly unmount: () => unknown }): Promise<void> {
    await Promise.resolve();
    const kept = Object.keys(localStorage).map(
      (key) => [key, localStorage.getItem(key) ?? ""] as const,
    );
    await screen.unmount();
    forgetDrafts("u-test");
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }

  async function open(data: TeacherData, isDraftFirst: boolean) {
    return renderAt("/", data, <NewForm isDraftFirst={isDraftFirst} />);
  }

  it.each([true, false])(
    "has no ghost where the row stands, and all words where it does not (draft first: %s)",
    async (isDraftFirst) => {
      const data = { ...(await buildTeacherData()), keeping: "disk" as const };
      const first = await open(data, isDraftFirst);
      await memo().fill("이사");
      await page.getByRole("button", { name: "저장" }).click();
      await closePage(first);
      // Another page, to which the row did not come.
      const other = { ...(await buildTeacherData()), keeping: "disk" as const };
      const second = await open(other, isDraftFirst);
      await expect.element(memo()).toHaveValue("이사");
      await second.unmount();

      const third = await open(data, isDraftFirst);
      await expect.element(memo()).toHaveValue("");
      await expect.element(notice()).not.toBeInTheDocument();
      await third.unmount();
      expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
    },
  );

  it("keeps what is typed after the row was written", async () => {
    const data = { ...(await buildTeacherData()), keeping: "disk" as const };
    const first = await open(data, true);
    await memo().fill("이사");
    await page.getByRole("button", { name: "저장" }).click();
    await memo().fill("이사 가는 날");
    await closePage(first);
    await open(data, true);

    await expect.element(memo()).toHaveValue("이사 가는 날");
  });

  it("says nothing of a draft that is what stands there by now", async () => {
    localStorage.setItem(
      `draft:${(await buildTeacherData()).teacher.uid}:form:leave:1`,
      JSON.stringify({ day: "2026-11-20", from: "older" }),
    );
    await openForm("2026-11-20");
    await expect.element(memo()).toHaveValue("");
    await expect.element(notice()).not.toBeInTheDocument();
  });
});
