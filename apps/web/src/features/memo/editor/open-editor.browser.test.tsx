import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { openEditor } from "./open-editor.ts";

function open() {
  const place = document.createElement("div");
  document.body.append(place);
  const told: string[] = [];
  let count = 0;
  const editor = openEditor({
    place,
    body: "",
    isFixed: false,
    attributes: { style: "white-space: pre-wrap" },
    sayStudent: () => "",
    sayInLine: () => "",
    newBlockId: () => `block-${(count += 1)}`,
    onChange: (body) => told.push(body),
    onLook: () => undefined,
    onQuery: () => undefined,
    onListKey: () => false,
    onFiles: () => undefined,
    watchPicture: () => () => undefined,
  });
  if (!editor) throw new Error("the editor did not open");
  const type = async (letters: string): Promise<string> => {
    await userEvent.keyboard(letters);
    editor.flush();
    return told.at(-1) ?? "";
  };
  return { editor, place, type };
}

it("keeps letters and caret where the page shows late what was told before the last key", async () => {
  const { editor, place, type } = open();
  await userEvent.click(place.querySelector("[contenteditable]") ?? place);
  const first = await type("ab");
  const second = await type("cd");

  editor.show(first);
  editor.show(second);
  await type("e");

  expect(place.textContent).toBe("abcde");
});

it("shows a text that another device wrote, an earlier one of its own too", async () => {
  const { editor, place, type } = open();
  await userEvent.click(place.querySelector("[contenteditable]") ?? place);
  const first = await type("ab");
  editor.show(first);
  editor.show(await type("cd"));

  editor.show(first);

  expect(place.textContent).toBe("ab");
});
