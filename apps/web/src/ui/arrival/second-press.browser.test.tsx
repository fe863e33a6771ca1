import { useState, type ReactNode } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import { swallowSecondPresses } from "./second-press.ts";

/** A busy machine is late with its keys. */
const KEYS_WITHIN_MS = 2_000;
beforeAll(() => swallowSecondPresses(window, KEYS_WITHIN_MS));

const button = (name: string) => page.getByRole("button", { name });

/** 「하루 마치기」: what it has done puts another act in its place. */
function Day({ done }: { readonly done: string[] }) {
  const [isClosed, setClosed] = useState(false);
  const act = (what: string) => () => {
    done.push(what);
    setClosed(what === "마침");
  };
  return isClosed ? (
    <Button onClick={act("엶")}>다시 열기</Button>
  ) : (
    <Button onClick={act("마침")}>하루 마치기</Button>
  );
}

/** A window that goes at once, over the cell that it lay on. */
function Cover({ done }: { readonly done: string[] }) {
  const [isOpen, setOpen] = useState(true);
  const place = "absolute top-0 left-0 h-20 w-20";
  const style = { position: "absolute", top: 100, left: 0, width: 120, height: 60 } as const;
  return (
    <div>
      <button
        type="button"
        className={place}
        style={style}
        onMouseDown={() => done.push("칸 눌림")}
        onClick={() => done.push("칸")}
      >
        월 1교시
      </button>
      {isOpen && (
        <Button
          style={style}
          onClick={() => {
            done.push("바꿈");
            setOpen(false);
          }}
        >
          바꾸기
        </Button>
      )}
    </div>
  );
}

async function show(make: (done: string[]) => ReactNode): Promise<string[]> {
  const done: string[] = [];
  await render(make(done));
  return done;
}

describe("the second click of a double click", () => {
  it("does nothing on what the first has put in the place of its button", async () => {
    const done = await show((list) => <Day done={list} />);
    await userEvent.dblClick(button("하루 마치기"));
    await expect.element(button("다시 열기")).toBeInTheDocument();
    expect(done).toEqual(["마침"]);

    await userEvent.click(button("다시 열기"));
    expect(done).toEqual(["마침", "엶"]);
  });

  it("falls through to nothing beneath", async () => {
    const done = await show((list) => <Cover done={list} />);
    await userEvent.dblClick(button("바꾸기"));
    await expect.element(button("바꾸기")).not.toBeInTheDocument();
    expect(done).toEqual(["바꿈"]);

    await userEvent.click(button("월 1교시"));
    expect(done).toEqual(["바꿈", "칸 눌림", "칸"]);
  });

  it("counts where the button stays what it is, also one whose number goes up and one made anew", async () => {
    function Points({ done }: { readonly done: string[] }) {
      const [points, setPoints] = useState(0);
      const add = (): void => {
        done.push("점");
        setPoints((count) => count + 1);
      };
      return (
        <>
          <Button onClick={add}>점수 {points}</Button>
          <Button key={points} onClick={add}>
            더하기
          </Button>
          <label>
            <input type="checkbox" onChange={() => done.push("표")} /> 빠짐
          </label>
        </>
      );
    }
    const done = await show((list) => <Points done={list} />);
    await userEvent.dblClick(button("점수 0"));
    await userEvent.dblClick(button("더하기"));
    await userEvent.dblClick(page.getByText("빠짐"));

    expect(done).toEqual(["점", "점", "점", "점", "표", "표"]);
  });
});

it("a second Enter does nothing on what the first has made of its button", async () => {
  const done = await show((list) => <Day done={list} />);
  const element = button("하루 마치기").element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(button("다시 열기")).toBeInTheDocument();

  expect(done).toEqual(["마침"]);
});

/** A window that gives the focus back to the cell that opened it. */
function Lesson({ done }: { readonly done: string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        onClick={() => {
          done.push("칸");
          setOpen(true);
        }}
      >
        월 3교시
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="월 3교시">
        <Button
          onClick={() => {
            done.push("저장");
            setOpen(false);
          }}
        >
          저장
        </Button>
      </Dialog>
    </div>
  );
}

it("a second Enter does not open again what the first has closed", async () => {
  const done = await show((list) => <Lesson done={list} />);
  await userEvent.click(button("월 3교시"));
  await expect.element(button("저장")).toBeInTheDocument();
  const element = button("저장").element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.textContent).toBe("월 3교시");
  await userEvent.keyboard("{Enter}");
  await new Promise((resolve) => setTimeout(resolve, KEYS_WITHIN_MS + 100));
  expect(done).toEqual(["칸", "저장"]);

  await userEvent.keyboard("{Enter}");
  expect(done).toEqual(["칸", "저장", "칸"]);
});

it("a second Enter does nothing on another control to which the first has moved the focus", async () => {
  const done: string[] = [];
  await render(
    <>
      <Button
        onClick={() => {
          done.push("적기");
          document.querySelector<HTMLElement>("[title=yes]")?.focus();
        }}
      >
        적기
      </Button>
      <button type="button" title="yes" onClick={() => done.push("그래도 고치기")}>
        그래도 고치기
      </button>
    </>,
  );
  const element = button("적기").element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard("{Shift}{Enter}{Enter}");
  expect(done).toEqual(["적기"]);

  await new Promise((resolve) => setTimeout(resolve, KEYS_WITHIN_MS + 100));
  await userEvent.keyboard("{Enter}");
  expect(done).toEqual(["적기", "그래도 고치기"]);
});

it("a second Enter is one in a text, also where the text stands in its label", async () => {
  const keys: string[] = [];
  await render(
    <div>
      <input aria-label="학생" />
      <label>
        기록
        <textarea onKeyDown={({ key }) => keys.push(key)} />
      </label>
    </div>,
  );
  await page.getByRole("textbox", { name: "학생" }).click();
  await userEvent.keyboard("{Enter}");
  const text = document.querySelector("textarea");
  text?.focus();
  text?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));
  expect(keys).toEqual(["Enter"]);
});
