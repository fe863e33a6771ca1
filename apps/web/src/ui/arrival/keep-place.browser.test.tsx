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

const focus = () =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

describe("the keyboard, where a press takes its own control away,", () => {
  beforeAll(() => keepPlace(window));

  it("goes to the next in its place, at the end to the one before, and then about it", async () => {
    await render(
      <main>
        <Pupils />
      </main>,
    );
    document.querySelector<HTMLElement>("[aria-label^=남궁하린]")?.focus();
    for (const next of ["이도윤 왔어요", "김가온 왔어요", "닫기"]) {
      await userEvent.keyboard("{Enter}");
      await expect.poll(focus).toBe(next);
    }
    await userEvent.keyboard("{Enter}");
    await expect.poll(focus).toBe("다시 열기");
  });
});
