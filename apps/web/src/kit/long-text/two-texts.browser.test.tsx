import { createRow } from "@damim/sync/change.ts";
import { noteKind } from "@damim/domain/individual-record/note.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { digestText } from "../../data/history/text-digest.ts";
import { useRow } from "../../data/use-teacher-data.ts";
import type { Store } from "../../data/teacher-data.ts";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { ForkedNotice } from "./forked-notice.tsx";

const id = "2026-11-20~student-1~n1";
const fields = { day: "2026-11-20", studentId: "student-1", area: "생활" };

let store: Store;

function Note() {
  const row = useRow(store, noteKind, id);
  return (
    <>
      <p>{row?.text}</p>
      {row && (
        <ForkedNotice
          store={store}
          kind={noteKind}
          row={row}
          field="text"
          label="기록"
          longest={20}
        />
      )}
    </>
  );
}

/** What the server tells: another device wrote 「휴대폰」 from the same text. */
function act(at: string, text: string, from?: string, device = "Chrome · Windows") {
  const more = from === undefined ? [] : [{ field: "from", to: digestText(from) }];
  const writer = { account: null, device };
  return {
    id,
    at,
    type: "changed",
    fields: [{ field: "text", to: text }, ...more],
    writtenAt: 0,
    writer,
  };
}

beforeEach(async () => {
  const data = await buildTeacherData({ students: [{ number: 1, name: "김가온" }] });
  store = data.year;
  await store.write([
    createRow(noteKind.name, id, {
      ...fields,
      text: "컴퓨터",
      from: digestText("처음"),
      forked: true,
    }),
  ]);
  const changes = [
    act("3", "컴퓨터"),
    act("2", "휴대폰", "처음", "Safari · iPhone"),
    act("1", "처음", ""),
  ];
  answerRequests({ history: { changes, next: null } });
  await renderAt("/", data, <Note />);
  await page.getByRole("button", { name: "두 글 나란히 보기" }).click();
});

describe("a text that two devices wrote apart", () => {
  it("stands beside the one that it never saw, and neither is chosen silently", async () => {
    const dialog = page.getByRole("dialog", { name: "두 글 나란히 보기" });

    await expect.element(dialog.getByText("휴대폰")).toBeVisible();
    await expect.element(dialog.getByText("컴퓨터")).toBeVisible();
    await expect.element(dialog.getByText(/iPhone/)).toBeVisible();
    expect(store.find(noteKind.name, id)).toMatchObject({ text: "컴퓨터", forked: true });
  });

  it.each([
    ["이 글로", "컴퓨터"],
    ["저 글로", "휴대폰"],
    ["둘 다 이어 붙이기", "컴퓨터\n\n휴대폰"],
  ])("ends with %s", async (choice, text) => {
    const button = page.getByRole("button", { name: choice });
    await expect.element(button).toBeVisible();
    // The dialog has no styles here, so its scrim lies over it.
    (button.element() as HTMLElement).click();

    await expect.element(page.getByText("두 기기에서 따로 고쳤어요")).not.toBeInTheDocument();
    expect(store.find(noteKind.name, id)).toMatchObject({ text, from: digestText("컴퓨터") });
  });
});
