import { emptyAssignDraft, type AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { page, type Locator } from "vitest/browser";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { OutputDialog } from "./output-dialog.tsx";

const pupil = { behaviour: 0, special: false, leader: false, leaving: false };
/** Of a file whose column 반 says plain 「2」. */
const draft: AssignDraft = {
  ...emptyAssignDraft,
  settings: { ...emptyAssignDraft.settings, classes: 2 },
  pupils: [
    { ...pupil, id: "a", classKey: "2", number: 1, name: "강도윤", place: 0 },
    { ...pupil, id: "b", classKey: "2", number: 2, name: "권서아", place: 1 },
  ],
};

beforeEach(() => page.viewport(1366, 768));

async function print(sort: string): Promise<string> {
  const printed: string[] = [];
  vi.stubGlobal("print", () => {
    printed.push(
      [...document.querySelectorAll("section[aria-hidden]")]
        .map(({ textContent }) => textContent)
        .join("\n"),
    );
    dispatchEvent(new Event("afterprint"));
  });
  const shown = {
    isOpen: true,
    way: "print",
    draft,
    proof: undefined,
    onClose: () => undefined,
  } as const;
  await renderAt("/tool/classAssignment", await buildTeacherData(), <OutputDialog {...shown} />);
  // Without our styles its own backdrop lies over it.
  const press = async (found: Locator): Promise<void> => {
    await expect.element(found).toBeVisible();
    (found.element() as HTMLElement).click();
  };
  await press(page.getByRole("radio", { name: sort }));
  await press(page.getByRole("button", { name: "인쇄하기" }));
  await expect.poll(() => printed).toHaveLength(1);
  return printed[0] ?? "";
}

it("names who made the list of a new class, whose teacher nobody knows yet", async () => {
  const paper = await print("새 반 명단");
  expect(paper).toContain("가반 명단");
  expect(paper).toContain("만든 사람 ");
  expect(paper).not.toContain("담당");
});

it("calls the class that a pupil comes from 「2반」, and says nobody's name to guardians", async () => {
  const paper = await print("보호자 안내");
  expect(paper).toContain("2반 1번 강도윤 보호자님께");
  expect(paper).not.toMatch(/만든 사람|담당/);
});
