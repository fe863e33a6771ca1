import { text } from "@damim/domain/record/fields.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import type { RecordKind } from "@damim/sync/kind.ts";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import type { Store, TeacherData } from "../../data/teacher-data.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import type { CommandDeps } from "../act/command-deps.ts";
import { useCommands } from "../act/commands.ts";
import { RecordDialog } from "./record-dialog.tsx";
import { useFieldsForm } from "./use-fields-form.ts";

const takeAct = ({ act }: CommandDeps) => act;

type Book = Readonly<{ title: string; place: string; shelf?: string | null }>;
type BookRow = Book & { readonly id: string };
const bookKind: RecordKind<Book> = { name: "made-up-book", version: 1 };
const bookFields = {
  title: text("제목", { most: 100, empty: "제목을 적어 주세요." }),
  place: text("곳", { most: 100, empty: "" }),
  /** In no place of its form. */
  shelf: text("책장", { most: 3 }),
};

function Books({ store }: { readonly store: Store }) {
  const rows = useRows(store, bookKind);
  const [opened, setOpened] = useState<{ readonly row?: BookRow }>();
  return (
    <>
      <button onClick={() => setOpened({})}>책 적기</button>
      {[...rows.values()].map((row) => (
        <button key={row.id} onClick={() => setOpened({ row })}>
          {row.title}
        </button>
      ))}
      {opened && <BookDialog store={store} {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function BookDialog(props: {
  readonly store: Store;
  readonly row?: BookRow;
  readonly onClose: () => void;
}) {
  const { store, row, onClose } = props;
  const act = useCommands(takeAct, store);
  const form = useFieldsForm({
    of: { fields: bookFields },
    key: `book:${row?.id ?? "new"}`,
    names: ["title", "place", "shelf"],
    row: row ?? {},
    onSave(book) {
      void act([createRow(bookKind.name, row?.id ?? "book-3", { ...book })], "책을 적었어요");
      onClose();
    },
  });
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={row ? "책 고치기" : "책 적기"}
      form={form}
      onRemove={
        row &&
        (() => {
          void act([removeRow(bookKind.name, row.id)], "책을 지웠어요");
          onClose();
        })
      }
    >
      <TextField
        label="자리"
        most={20}
        value={form.fields.place}
        onValueChange={(place) => form.change({ place })}
      />
      <TextField
        label="제목"
        value={form.fields.title}
        onValueChange={(title) => form.change({ title })}
        error={form.errors.title}
      />
    </RecordDialog>
  );
}

async function showBooks(change?: (data: TeacherData) => Partial<TeacherData>) {
  const data = await buildTeacherData();
  await data.year.write([
    createRow(bookKind.name, "book-1", { title: "마당을 나온 암탉", place: "가" }),
    createRow(bookKind.name, "book-2", { title: "몽실 언니", place: "나" }),
  ]);
  const screen = await renderAt("/", { ...data, ...change?.(data) }, <Books store={data.year} />);
  return { ...data, screen };
}

const button = (name: string) => page.getByRole("button", { name });
const field = (name: string) => page.getByRole("textbox", { name });

beforeEach(() => forgetDrafts("u-test"));

describe("the dialog of a record", () => {
  it("writes a new one by keys alone, once its error is mended", async () => {
    const { year, history } = await showBooks();
    await button("책 적기").click();
    await field("자리").fill("다");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(page.getByText("제목을 적어 주세요.")).toBeVisible();
    await expect.element(field("제목")).toHaveFocus();

    await userEvent.keyboard("강아지똥{Control>}{Enter}{/Control}");

    await expect.element(button("강아지똥")).toBeInTheDocument();
    expect(year.rows(bookKind).get("book-3")).toMatchObject({ title: "강아지똥", place: "다" });
    history.undo();
    await expect.element(button("강아지똥")).not.toBeInTheDocument();
  });

  it("cuts nothing that is pasted: the field keeps it, says how much there is room for, and nothing is saved", async () => {
    const { year } = await showBooks();
    await button("몽실 언니").click();
    await field("자리").fill("가".repeat(2_500));
    await expect
      .element(field("자리"))
      .toHaveAccessibleDescription(
        "20자까지 적을 수 있어요. 지금 2,500자예요. 글은 그대로 있으니 줄여 주세요.",
      );

    await userEvent.keyboard("{Control>}{Enter}{/Control}");

    await expect.element(field("자리")).toHaveFocus();
    await expect.element(field("자리")).toHaveValue("가".repeat(2_500));
    expect(year.rows(bookKind).get("book-2")).toMatchObject({ place: "나" });
    await field("자리").fill("창가");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(year.rows(bookKind).get("book-2")).toMatchObject({ place: "창가" });
  });

  it("says at its foot what is wrong with a field that is not on screen", async () => {
    const { year } = await showBooks();
    await year.write([{ kind: bookKind.name, id: "book-2", set: { shelf: "셋째 책장" } }]);
    await button("몽실 언니").click();
    await field("자리").fill("창가");

    await userEvent.keyboard("{Control>}{Enter}{/Control}");

    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("책장은 3자까지 적을 수 있어요.");
    expect(year.rows(bookKind).get("book-2")).toMatchObject({ place: "나" });
  });

  it("keeps what was half-written for the next opening", async () => {
    const { screen } = await showBooks();
    await button("몽실 언니").click();
    await field("자리").fill("창가");
    await screen.unmount();

    await showBooks();
    await button("몽실 언니").click();

    await expect.element(field("자리")).toHaveValue("창가");
    await expect.element(button("버리고 처음 값으로")).toBeInTheDocument();
  });

  it("opens a record of a year that is over to be read alone", async () => {
    await showBooks((present) => ({ past: { year: 2025, present } }));
    await button("몽실 언니").click();

    await expect.element(field("제목")).toHaveValue("몽실 언니");
    await expect.element(field("제목")).toBeDisabled();
    await expect.element(button("저장")).not.toBeInTheDocument();
    await expect.element(button("지우기")).not.toBeInTheDocument();
  });
});
