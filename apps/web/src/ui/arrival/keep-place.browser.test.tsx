import { useState } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keepPlace } from "./keep-place.ts";

function Pupils() {
  const [pupils, setPupils] = useState(["김가온", "남궁하린", "이도윤"]);
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <button onClick={() => setOpen(true)}>다시 열기</button>;
  return (
    <section>
      <button onClick={() => setOpen(false)}>닫기</button>
      <ul>
        {pupils.map((pupil) => (
          <li key={pupil}>
            {pupil}
            <button
              aria-label={`${pupil} 왔어요`}
              onClick={() => setPupils(pupils.filter((each) => each !== pupil))}
            >
              왔어요
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const focus = () => document.activeElement?.firstChild?.textContent;

describe("the keyboard, where a press takes its own control away,", () => {
  beforeAll(() => keepPlace(window));

  it("goes to the next line and to no control, at the end to the one before, and then about it", async () => {
    await render(
      <main>
        <Pupils />
      </main>,
    );
    document.querySelector<HTMLElement>("[aria-label^=남궁하린]")?.focus();
    for (const line of ["이도윤", "김가온"]) {
      await userEvent.keyboard("{Enter}");
      await expect.poll(focus).toBe(line);
      // Held on, it does nothing more.
      await userEvent.keyboard("{Enter}");
      expect(focus()).toBe(line);
      await userEvent.keyboard("{Tab}");
    }
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => document.activeElement?.tagName).toBe("UL");
  });

  it("is left alone by a mouse", async () => {
    const screen = await render(
      <main>
        <Pupils />
      </main>,
    );
    await screen.getByRole("button", { name: "남궁하린 왔어요" }).click();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(document.activeElement).toBe(document.body);
  });
});
