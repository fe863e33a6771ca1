import { useState, type KeyboardEvent } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { StudentTile, StudentTiles } from "./student-tiles.tsx";

const students = Array.from({ length: 9 }, (_, index) => ({
  id: `s${index + 1}`,
  number: index + 1,
  name: `학생${index + 1}`,
}));

function Tiles() {
  const [states, setStates] = useState<Readonly<Record<string, string>>>({});
  const set = (id: string, state: string): void => setStates((old) => ({ ...old, [id]: state }));
  const handleKey = (event: KeyboardEvent, { id }: { readonly id: string }): void => {
    if (event.key !== "o") return;
    event.preventDefault();
    set(id, "O");
  };
  return (
    <StudentTiles
      label="학생"
      students={students}
      onKey={handleKey}
      renderTile={(student) => (
        <StudentTile
          student={student}
          state={states[student.id] ?? "아직"}
          isPressed={states[student.id] === "고름"}
          onPress={({ id }, { isMore }) => set(id, isMore ? "고름" : "X")}
          onLongPress={({ id }) => set(id, "길게")}
        />
      )}
    />
  );
}

const tile = (name: string) => page.getByRole("button", { name });

it("walks by keys, hands other keys on, and tells a press from a choice with Shift", async () => {
  await render(<Tiles />);
  await expect.element(page.getByRole("list", { name: "학생" })).toBeVisible();

  await tile("1번 학생1 아직").click();
  await expect.element(tile("1번 학생1 X")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}o");
  await expect.element(tile("2번 학생2 O")).toHaveFocus();
  await userEvent.keyboard("{End}o{Home}o");
  await expect.element(tile("9번 학생9 O")).toBeVisible();
  await expect.element(tile("1번 학생1 O")).toHaveFocus();
  await userEvent.keyboard("{Shift>}");
  await tile("3번 학생3 아직").click();
  await userEvent.keyboard("{/Shift}");
  await expect.element(tile("3번 학생3 고름")).toHaveAttribute("aria-pressed", "true");
});

it("takes a resting finger and the right button for another act, and swallows the click that ends it", async () => {
  await render(<Tiles />);
  const finger = { pointerType: "touch", bubbles: true, clientX: 20, clientY: 20 };
  const second = tile("2번 학생2 아직").element();

  second.dispatchEvent(new PointerEvent("pointerdown", finger));
  await expect.element(tile("2번 학생2 길게")).toBeVisible();
  second.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  second.dispatchEvent(new PointerEvent("pointerup", finger));
  second.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await tile("3번 학생3 아직").click({ button: "right" });
  await expect.element(tile("3번 학생3 길게")).toBeVisible();
  await expect.element(tile("2번 학생2 길게")).toBeVisible();

  const fourth = tile("4번 학생4 아직").element();
  fourth.dispatchEvent(new PointerEvent("pointerdown", finger));
  fourth.dispatchEvent(new PointerEvent("pointermove", { ...finger, clientY: 90 }));
  await tile("4번 학생4 아직").click();
  await expect.element(tile("4번 학생4 X")).toBeVisible();
});
