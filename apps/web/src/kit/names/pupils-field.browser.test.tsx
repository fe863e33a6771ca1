import { searchMembers } from "@damim/domain/names/search-members.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Form } from "../../ui/field/form.tsx";
import { PupilsField } from "./pupils-field.tsx";

const members = ["강도윤", "권서아", "김가온", "김하린"].map((name, index) => ({
  id: `s${index + 1}`,
  number: index + 1,
  name,
}));

function Field() {
  const [{ chosen, typed }, setState] = useState<{ chosen: readonly string[]; typed: string }>({
    chosen: [],
    typed: "",
  });
  return (
    <>
      <PupilsField
        chosen={chosen}
        typed={typed}
        search={searchMembers(members, typed, chosen)}
        toWords={toStudentWords}
        nameChosen={(id) => members.find((each) => each.id === id)?.name ?? ""}
        placeholder=""
        error={undefined}
        onChange={setState}
      />
      <button type="button">다음</button>
      <output>{chosen.join(" ")}</output>
    </>
  );
}

const field = page.getByRole("combobox", { name: "학생" });
const chosen = page.getByRole("status");
const marked = page.getByRole("option", { selected: true });

it("takes by Enter whom the list marks, or else the numbers that are typed", async () => {
  await render(<Field />);
  await field.fill("김");
  await expect.element(marked).toHaveTextContent("3번 김가온");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(chosen).toHaveTextContent("s4");
  await field.fill("1-2 9");
  await userEvent.keyboard("{Enter}");
  await expect.element(chosen).toHaveTextContent("s4 s1 s2");
  await expect.element(field).toHaveValue("9");

  await field.fill("");
  await userEvent.keyboard("{Backspace}");
  await expect.element(chosen).toHaveTextContent("s4 s1");
  await page.getByRole("button", { name: "강도윤 빼기" }).click();
  await expect.poll(() => chosen.element().textContent).toBe("s4");
  await expect.element(field).toHaveFocus();
});

it("takes what is sure when the field is left, and nobody by the Enter that ends a syllable", async () => {
  await render(<Field />);
  await field.fill("김");
  field
    .element()
    .dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true }),
    );
  await page.getByRole("button", { name: "다음" }).click();
  await expect.element(field).toHaveValue("김");
  await field.fill("ㅎㄹ");
  await page.getByRole("button", { name: "다음" }).click();
  await expect.element(field).toHaveValue("");
  await expect.element(chosen).toHaveTextContent("s4");
});

it("closes its list alone by Escape", async () => {
  const heard = vi.fn();
  document.addEventListener("keydown", heard);
  await render(<Field />);
  await field.click();
  await expect.element(page.getByRole("listbox", { name: "학생 목록" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener("keydown", heard);
});

it("keeps a form from being sent while a name beside the chosen ones is not taken", async () => {
  const send = vi.fn();
  await render(
    <Form onSubmit={send}>
      <Field />
      <button type="submit">저장</button>
    </Form>,
  );
  await field.fill("1");
  await userEvent.keyboard("{Enter}");
  await field.fill("김");
  await page.getByRole("button", { name: "저장" }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText("누구인지 목록에서 골라 주세요.")).toBeVisible();
  expect(send).not.toHaveBeenCalled();

  await field.fill("");
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

it("lets the press that leaves it count, with those it takes standing above the button", async () => {
  const sent: (string | null)[] = [];
  await render(
    <Form onSubmit={() => sent.push(chosen.element().textContent)}>
      <Field />
      <button type="submit" className="block">
        저장
      </button>
    </Form>,
  );
  const save = page.getByRole("button", { name: "저장" });
  await field.fill("1-2");
  const { top } = save.element().getBoundingClientRect();
  await save.click({ position: { x: 10, y: 3 } });

  expect(sent).toEqual(["s1 s2"]);
  expect(save.element().getBoundingClientRect().top).toBeGreaterThan(top + 20);
});
