import { createRow } from "@damim/sync/change.ts";
import { consultKind, type Consult } from "@damim/domain/consult/consult.ts";
import { useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import { draftsInMemory } from "../../data/drafts/drafts-in-memory.ts";
import { digestText } from "../../data/history/text-digest.ts";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as ConsultPage } from "./consult-page.tsx";

const ID = "2026-11-18~student-2~a";
const call: Consult = {
  day: "2026-11-18",
  studentIds: ["student-2"],
  who: "guardian",
  way: "phone",
  body: "새 짝과 잘 지냄.",
};

beforeEach(async () => {
  forgetDrafts("u-test");
  await page.viewport(1366, 768);
});

async function renderPage(
  address: string,
  options: {
    readonly isPast?: boolean;
    readonly keeping?: "disk";
    readonly now?: () => number;
  } = {},
) {
  const built = await buildTeacherData({
    students: [
      { number: 3, name: "김가온" },
      { number: 5, name: "김하린" },
    ],
  });
  const { keeping = built.keeping, now = built.now } = options;
  const data = { ...built, keeping, now };
  await data.year.write([createRow(consultKind.name, ID, { ...call })]);
  const shown = options.isPast ? { ...data, past: { year: 2026, present: data } } : data;
  let go: (to: string) => void = () => undefined;
  function Navigation() {
    const navigate = useNavigate();
    useLayoutEffect(() => {
      go = (to) => void navigate(to);
    }, [navigate]);
    return null;
  }
  const screen = await renderAt(
    address,
    shown,
    <>
      <Navigation />
      <ConsultPage />
    </>,
  );
  const textbox = (name: string) => screen.getByRole("textbox", { name });
  const rows = () => [...data.year.rows(consultKind).values()];
  const findNew = () => rows().find(({ id }) => id !== ID);
  return { data, screen, textbox, rows, findNew, go: (to: string) => go(to) };
}

const student = page.getByRole("combobox", { name: "학생" });

describe("상담 쓰기", () => {
  it("goes by keys alone from a pupil's initials to the record, and can be taken back", async () => {
    const { data, screen, textbox, findNew } = await renderPage("/consulting?record=new");

    await student.fill("ㅎㄹ");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("button", { name: "5번 김하린 빼기" })).toBeVisible();
    await screen.getByRole("radio", { name: "문자" }).click();
    await textbox("상담 내용").fill("준비물을 물어보심. ");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");

    await expect
      .poll(findNew)
      .toMatchObject({ studentIds: ["student-2"], way: "text", body: "준비물을 물어보심." });
    expect(findNew()?.isDraft).toBeFalsy();
    expect(findNew()?.from).toBe(digestText(""));
    data.history.undo();
    await expect.poll(findNew).toBeUndefined();
  });

  it("stays one record where its field is left in the turn that saves it", async () => {
    const { textbox, rows, findNew } = await renderPage("/consulting?record=new");
    await student.fill("3");
    await userEvent.keyboard("{Enter}");
    await textbox("상담 내용").fill("열이 나서 쉼");

    const field = textbox("상담 내용").element() as HTMLElement;
    const keys = { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent("keydown", keys));
    field.blur();

    await expect.element(textbox("상담 내용")).toHaveValue("");
    expect(rows()).toHaveLength(2);
    expect(findNew()).toMatchObject({ body: "열이 나서 쉼" });
    expect(findNew()?.isDraft).toBeFalsy();
  });

  it("is saved by the first press, also where leaving the field makes a row of two pupils", async () => {
    await page.viewport(840, 900);
    const { screen, textbox, rows, findNew } = await renderPage("/consulting?record=new");
    await student.fill("3 5");
    await userEvent.keyboard("{Enter}");
    await textbox("상담 내용").fill("둘이 다툼");

    const save = screen.getByRole("button", { name: "저장" });
    // Its foot gets one more button with the row: not while the pointer is down.
    const tops: number[] = [];
    const note = (): unknown => tops.push(save.element().getBoundingClientRect().top);
    for (const type of ["pointerdown", "pointerup"] as const)
      window.addEventListener(type, note, { capture: true, once: true });
    await save.click();
    expect(tops[1]).toBe(tops[0]);

    await expect.poll(findNew).toMatchObject({ studentIds: ["student-1", "student-2"] });
    await expect.poll(() => findNew()?.isDraft).toBeFalsy();
    expect(rows()).toHaveLength(2);
  });

  it("is a row for the other devices while it is half-written, and the field keeps its text", async () => {
    const { textbox, findNew, screen } = await renderPage("/consulting?record=new");
    await student.fill("3");
    await userEvent.keyboard("{Enter}");

    await textbox("상담 내용").fill("열이 나서 ");
    await textbox("약속").click();

    await expect.poll(findNew).toMatchObject({ isDraft: true, body: "열이 나서 " });
    await expect.element(textbox("상담 내용")).toHaveValue("열이 나서 ");
    await textbox("상담 내용").fill("열이 나서 쉼");
    await textbox("약속").click();
    await expect.poll(() => findNew()?.body).toBe("열이 나서 쉼");
    expect(findNew()?.from).toBe(digestText("열이 나서 "));
    await expect.element(screen.getByRole("heading", { name: "쓰다 만 기록" })).toBeVisible();

    await screen.getByRole("button", { name: "저장" }).click();
    await expect.poll(() => findNew()?.isDraft).toBeFalsy();
  });

  it("takes several numbers at once, and leaves in the field what is nobody's", async () => {
    const { screen } = await renderPage("/consulting?record=new");
    await student.fill("3 5 9");
    await userEvent.keyboard("{Enter}");

    const chosen = screen.getByRole("list", { name: "고른 학생" });
    await expect.element(chosen.getByRole("button", { name: "3번 김가온 빼기" })).toBeVisible();
    await expect.element(chosen.getByRole("button", { name: "5번 김하린 빼기" })).toBeVisible();
    await expect.element(student).toHaveValue("9");
  });

  it("leaves an empty form to the next one when it was saved", async () => {
    const { textbox, findNew, screen } = await renderPage("/consulting?record=new");
    await student.fill("3");
    await userEvent.keyboard("{Enter}");
    await textbox("상담 내용").fill("열이 나서 쉼");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");

    await expect.element(textbox("상담 내용")).toHaveValue("");
    await expect.element(student).toHaveFocus();
    await textbox("상담 내용").fill("다른 이야기");
    expect(findNew()).toMatchObject({ body: "열이 나서 쉼" });
    const list = screen.getByRole("list", { name: "상담 목록" });
    await expect.element(list.getByRole("button", { name: /열이 나서 쉼/ })).toBeVisible();
  });

  it("prints the open record, and without one where papers are made", async () => {
    const { screen, go } = await renderPage(`/consulting?record=${ID}`);
    await expect.element(screen.getByRole("button", { name: "보관" })).toBeVisible();
    const paper = (): readonly string[] =>
      [...document.querySelectorAll("[data-record]")].map(({ textContent }) => textContent);
    const press = (event: string): unknown => window.dispatchEvent(new Event(event));

    await expect.poll(() => (press("beforeprint"), paper())).toHaveLength(1);
    press("afterprint");
    go("/consulting?record=new");

    await expect.element(screen.getByText(/인쇄할 기록을 목록에서/)).toBeInTheDocument();
    press("beforeprint");
    expect(paper()).toEqual([]);
    press("afterprint");
  });

  it("loses no field that is filled in the very moment in which it becomes a row", async () => {
    const { textbox, findNew, screen } = await renderPage("/consulting?record=new");
    await student.fill("3");
    await userEvent.keyboard("{Enter}");
    await textbox("상담 내용").fill("열이 나서 쉼");
    const dueOn = screen.getByLabelText("다시 연락할 날").element();
    if (!(dueOn instanceof HTMLInputElement)) throw new Error("no field of a day");

    // As a browser or a machine fills forms: the focus comes and the value with it.
    dueOn.focus();
    setValue(dueOn, "2026-11-30");

    await expect.element(screen.getByLabelText("다시 연락할 날")).toHaveValue("11월 30일 월");
    await screen.getByRole("button", { name: "저장" }).click();
    await expect.poll(() => findNew()?.isDraft).toBeFalsy();
    expect(findNew()).toMatchObject({ body: "열이 나서 쉼", dueOn: "2026-11-30" });
    expect([...draftsInMemory.keys()]).toEqual([]);
  });

  it("stands once where the page closed in a new one: as a row, and no more as a form", async () => {
    const { data, textbox, findNew, screen } = await renderPage("/consulting?record=new", {
      keeping: "disk",
    });
    await student.fill("3");
    await userEvent.keyboard("{Enter}");
    await textbox("상담 내용").fill("열이 나서 쉼");
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    hidden.mockRestore();
    expect(findNew()).toMatchObject({ isDraft: true, body: "열이 나서 쉼" });
    // What lies on the disk then; the page's timers go with it.
    const kept = Object.keys(localStorage).map(
      (key) => [key, localStorage.getItem(key) ?? ""] as const,
    );
    await screen.unmount();
    forgetDrafts("u-test");
    for (const [key, value] of kept) localStorage.setItem(key, value);
    expect(JSON.stringify(kept)).toContain("열이 나서 쉼");

    const again = await renderAt("/consulting?record=new", data, <ConsultPage />);
    await expect.element(again.getByRole("textbox", { name: "상담 내용" })).toHaveValue("");
    expect(data.year.rows(consultKind).size).toBe(2);
  });

  it("keeps what has no row yet on the device, and shows it again", async () => {
    const first = await renderPage("/consulting?record=new");
    await first.textbox("상담 내용").fill("누구였는지 아직 못 적음");
    await first.screen.unmount();

    const again = await renderPage("/consulting?record=new");

    await expect.element(again.textbox("상담 내용")).toHaveValue("누구였는지 아직 못 적음");
    await again.screen.getByRole("button", { name: "저장" }).click();
    await expect.element(again.screen.getByText("어느 학생의 상담인지 골라 주세요.")).toBeVisible();
    await expect.element(student).toHaveFocus();
    expect(again.findNew()).toBeUndefined();
  });

  it("keeps a topic that is still being typed when the page goes", async () => {
    const first = await renderPage("/consulting?record=new");
    await first.screen.getByRole("button", { name: "다른 주제 적기" }).click();
    await first.textbox("다른 주제").fill("급식");
    await first.screen.unmount();

    const again = await renderPage("/consulting?record=new");

    await expect.element(again.screen.getByRole("button", { name: "급식 빼기" })).toBeVisible();
  });

  it("cuts nothing off a text past its limit, and says how much it is", async () => {
    const { screen, textbox, findNew } = await renderPage("/consulting?record=new");
    await student.fill("3");
    await userEvent.keyboard("{Enter}");

    await textbox("상담 내용").fill("가".repeat(20_012));
    await expect.element(screen.getByText(/20,000자에서 12자 넘었어요/)).toBeVisible();
    await screen.getByRole("button", { name: "저장" }).click();

    await expect.element(screen.getByText(/두 기록으로 나눠 주세요/)).toBeVisible();
    await expect.element(textbox("상담 내용")).toHaveValue("가".repeat(20_012));
    expect(findNew()).toBeUndefined();
  });

  it("does not choose by the Enter that ends a syllable", async () => {
    const { screen } = await renderPage("/consulting?record=new");
    await student.fill("김");
    const field = student.element();

    field.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true }),
    );

    await expect.element(screen.getByRole("listbox", { name: "고를 학생" })).toBeVisible();
    expect(screen.getByRole("button", { name: /빼기$/ }).elements()).toHaveLength(0);
  });
});

describe("a record that is there", () => {
  it("writes only what was changed, and follows the other device in the rest", async () => {
    const { data, textbox, screen } = await renderPage(`/consulting?record=${ID}`);
    await textbox("약속").fill("다시 전화");
    await data.year.write([{ kind: "consult", id: ID, set: { body: "다른 기기에서 고침" } }]);
    await expect.element(textbox("상담 내용")).toHaveValue("다른 기기에서 고침");

    await screen.getByRole("button", { name: "저장" }).click();

    await expect
      .poll(() => data.year.rows(consultKind).get(ID))
      .toMatchObject({ body: "다른 기기에서 고침", followUp: "다시 전화" });
  });

  it("stands without its pupils where it has lost them, and not at all where nothing is left", async () => {
    const { data, rows, screen, textbox } = await renderPage(`/consulting?record=${ID}`);
    await data.year.write([
      { kind: "consult", id: ID, set: { studentIds: null } },
      createRow("consult", "2026-11-19~student-3~b", { isDraft: null }),
    ]);
    await expect.poll(() => rows().map(({ id }) => id)).toEqual([ID]);

    await expect.element(textbox("상담 내용")).toHaveValue("새 짝과 잘 지냄.");
    await screen.getByRole("button", { name: "저장" }).click();
    await expect.element(screen.getByText("어느 학생의 상담인지 골라 주세요.")).toBeVisible();
  });

  it("stays what it is while it is half-mended, and comes back as it was typed", async () => {
    const { rows, textbox, screen, go } = await renderPage(`/consulting?record=${ID}`);
    await textbox("상담 내용").fill("새 짝과 다툼");
    go("/consulting?view=promises");
    await expect.element(screen.getByText("지금 지킬 약속이 없어요")).toBeVisible();
    go(`/consulting?record=${ID}`);

    await expect.element(textbox("상담 내용")).toHaveValue("새 짝과 다툼");
    expect(rows()[0]?.body).toBe(call.body);
    expect(rows()[0]?.isDraft).toBeFalsy();
  });

  it("is put away with a reason, which saves nothing else of it", async () => {
    const { rows, textbox, screen } = await renderPage(`/consulting?record=${ID}`);
    await textbox("약속").fill("아직 저장하지 않은 약속");
    await screen.getByRole("button", { name: "보관" }).click();
    const dialog = screen.getByRole("dialog", { name: "기록 보관" });
    const reason = dialog.getByRole("textbox", { name: "보관하는 이유" });
    await reason.fill("틀림");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(dialog.getByText(/5자 이상/)).toBeInTheDocument();
    await reason.fill("다른 학생 기록이에요");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");

    await expect.poll(() => rows()[0]?.archived?.reason).toBe("다른 학생 기록이에요");
    expect(rows()[0]?.followUp).toBeUndefined();
    const free = screen.getByRole("button", { name: "보관 풀기" });
    await expect.element(free).toBeInTheDocument();
    const button = free.element();
    if (button instanceof HTMLElement) button.click();
    await expect.poll(() => rows()[0]?.archived).toBeUndefined();
  });

  it("is only looked at when its year is over", async () => {
    const { screen, textbox } = await renderPage(`/consulting?record=${ID}`, { isPast: true });

    await expect.element(textbox("상담 내용")).toBeDisabled();
    expect(screen.getByRole("button", { name: "저장" }).elements()).toHaveLength(0);
    expect(screen.getByRole("button", { name: "상담 쓰기" }).elements()).toHaveLength(0);
  });
});

/** Past the setter with which React watches its own writing. */
function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

describe("통화 시작", () => {
  const begin = async (at: { now: number }) => {
    const page = await renderPage("/consulting?record=new", { now: () => at.now });
    await student.fill("5");
    await userEvent.keyboard("{Enter}");
    await page.screen.getByRole("button", { name: "통화 시작" }).click();
    await expect.element(page.screen.getByText("통화 중이에요")).toBeVisible();
    return { ...page, end: page.screen.getByRole("button", { name: "통화 끝" }) };
  };

  it("counts on while another screen is open, and fills the minutes at its end", async () => {
    const at = { now: TEST_NOW };
    const { findNew, go, end, textbox, screen } = await begin(at);
    await expect.poll(findNew).toMatchObject({ time: "09:00", isDraft: true });
    go("/consulting?view=promises");
    await expect.element(end).not.toBeInTheDocument();
    at.now += 12 * 60_000;
    go(`/consulting?record=${findNew()?.id}`);

    await expect.element(screen.getByRole("timer")).toHaveTextContent("12분");
    await end.click();

    await expect.element(textbox("걸린 시간(분)")).toHaveValue("12");
    await expect.element(screen.getByText("12분으로 적었어요")).toBeVisible();
  });

  it("ends with the record, which has its minutes", async () => {
    const at = { now: TEST_NOW };
    const { findNew, textbox } = await begin(at);
    at.now += 3 * 60_000;
    await textbox("상담 내용").fill("열이 나서 쉼");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");

    await expect.poll(findNew).toMatchObject({ minutes: 3, body: "열이 나서 쉼" });
    await expect.element(page.getByRole("button", { name: "통화 시작" })).toBeVisible();
  });

  it("counts nothing where the clock went back, and leaves the field to the teacher", async () => {
    const at = { now: TEST_NOW };
    const { end, textbox, screen } = await begin(at);
    at.now -= 60_000;
    await end.click();

    await expect.element(screen.getByText("몇 분인지 적어 주세요.")).toBeVisible();
    await expect.element(textbox("걸린 시간(분)")).toHaveValue("");
  });
});
