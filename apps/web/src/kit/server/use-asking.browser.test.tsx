import { ok, refuse } from "@damim/domain/base/result.ts";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import { useAsking } from "./use-asking.ts";

function Asking(props: { readonly send: () => ServerAnswer<string>; readonly done?: () => void }) {
  const { isBusy, sentence, ask } = useAsking("연결하지 못했어요.");
  return (
    <>
      <button disabled={isBusy} onClick={() => void ask(props.send, props.done)}>
        지우기
      </button>
      <p role="alert">{sentence}</p>
    </>
  );
}

const button = () => page.getByRole("button", { name: "지우기" });

it("asks once for two presses, and is free again once the answer came", async () => {
  let answer: (text: string) => void = vi.fn();
  const answered = new Promise<string>((resolve) => (answer = resolve));
  const send = vi.fn(async () => ok(await answered));
  const done = vi.fn();
  await render(<Asking send={send} done={done} />);
  const element = button().element();
  if (!(element instanceof HTMLElement)) throw new Error("no button");
  element.click();
  element.click();
  await expect.element(button()).toBeDisabled();
  answer("지웠어요");

  await expect.element(button()).toBeEnabled();
  expect(send).toHaveBeenCalledOnce();
  expect(done).toHaveBeenCalledExactlyOnceWith("지웠어요");
});

it.each([
  ["nobody answered", { type: "Away" }, "연결하지 못했어요."],
  [
    "the server said no",
    { type: "Refused", code: "InUse", sentence: "쓰고 있어요." },
    "쓰고 있어요.",
  ],
] as const)("says why where %s, and gives the focus back", async (_, trouble, sentence) => {
  await render(<Asking send={() => Promise.resolve(refuse(trouble))} />);
  await button().click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(sentence);
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent(sentence);
});

it("takes no word into its form while it is under way, and has the focus again", async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const Comment = () => {
    const { ask } = useAsking("연결하지 못했어요.");
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <textarea
          aria-label="댓글"
          onKeyDown={({ key }) =>
            key === "Enter" && void ask(() => answered.then(() => refuse({ type: "Away" })))
          }
        />
      </form>
    );
  };
  await render(<Comment />);
  const field = page.getByRole("textbox", { name: "댓글", includeHidden: true });
  await field.fill("좋아요");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await userEvent.keyboard("더");
  await expect.element(field).toHaveValue("좋아요");

  answer();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("더");
  await expect.element(field).toHaveValue("좋아요더");
});
