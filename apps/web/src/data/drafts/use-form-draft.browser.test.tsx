import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { forgetDrafts } from "./use-draft.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { TeacherDataContext } from "../use-teacher-data.ts";

afterEach(() => forgetDrafts());

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
  return render(
    <TeacherDataContext value={data}>
      <LeaveForm day={day} />
    </TeacherDataContext>,
  );
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
