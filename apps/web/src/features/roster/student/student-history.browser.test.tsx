import { studentKind } from "@damim/domain/student/student.ts";
import { describe, expect, it, vi } from "vitest";
import type { Locator } from "vitest/browser";
import { answerRequests } from "../../../testing/answer-requests.ts";
import { buildTeacherData, TEST_NOW } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { RecordHistory } from "../../../kit/record/record-history.tsx";
import { studentWords } from "./student-record-words.ts";

const page = {
  changes: [
    {
      id: "student-1",
      at: "2",
      type: "changed",
      fields: [
        { field: "name", from: "김가온", to: "김가은" },
        { field: "sex", to: "female" },
      ],
      writtenAt: TEST_NOW - 60_000,
      writer: { account: "한유진", device: "Chrome · Windows" },
    },
    { id: "student-1", at: "1", type: "created", fields: [], writtenAt: 0, writer: null },
  ],
  next: null,
};

async function renderHistory(answers: Readonly<Record<string, unknown>>) {
  const calls = answerRequests(answers);
  const data = await buildTeacherData({ students: [{ number: 3, name: "김가은" }] });
  const screen = await renderAt(
    "/",
    data,
    <RecordHistory
      isOpen
      onClose={() => undefined}
      store={data.year}
      ids={["student-1"]}
      subject="3번 김가은"
      words={studentWords}
    />,
  );
  return { data, screen, calls };
}

describe("변경 이력 of a pupil", () => {
  it("says what changed in the words of the form, when and where", async () => {
    const { screen } = await renderHistory({ history: page });
    const entry = screen.getByRole("listitem").first();

    await expect.poll(() => entry.element().textContent).toContain("이름 외 1가지를 고쳤어요");
    await expect
      .poll(() => entry.element().textContent)
      .toContain("오늘 오전 8:59 · Chrome · Windows");
    await expect.poll(() => entry.element().textContent).toContain("김가온");
    await expect.poll(() => entry.element().textContent).toContain("비어 있음");
  });

  it("takes an act back as a write that can be undone", async () => {
    const { data, screen } = await renderHistory({ history: page });

    const button = screen.getByRole("button", { name: "되돌리기" });
    await expect.element(button).toBeVisible();
    press(button);

    expect(data.year.rows(studentKind).get("student-1")?.name).toBe("김가온");
    expect(data.history.undo()).toBe("3번 김가은 되돌리기");
    expect(data.year.rows(studentKind).get("student-1")?.name).toBe("김가은");
  });

  it("says calmly that the server is away, and asks again", async () => {
    const { screen } = await renderHistory({});
    const noNetwork = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("fetch", noNetwork);
    press(screen.getByRole("button", { name: "다시 가져오기" }));
    await expect.element(screen.getByText("인터넷이 연결되면 볼 수 있어요")).toBeVisible();

    press(screen.getByRole("button", { name: "다시 가져오기" }));

    await expect.poll(() => noNetwork.mock.calls.length).toBe(2);
  });
});

/** Without styles the backdrop lies above the dialog: the mouse would not get through. */
function press(button: Locator): void {
  const element = button.element();
  if (element instanceof HTMLElement) element.click();
}
