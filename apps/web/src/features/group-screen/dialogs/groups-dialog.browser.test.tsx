import { createRow } from "@damim/sync/change.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import { answerKind, surveyKind } from "@damim/domain/survey/survey.ts";
import { expect, it } from "vitest";
import { page, type Locator } from "vitest/browser";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { useWall } from "../wall/use-wall.ts";
import { GroupsDialog } from "./groups-dialog.tsx";

function Shown() {
  const board = useWall(null);
  return <GroupsDialog isOpen onClose={() => undefined} board={board} set={undefined} />;
}

it("takes pairs of a survey as rules of groups, which the next 섞어서 나누기 keeps", async () => {
  await page.viewport(1366, 900);
  const names = ["김가온", "이나래", "박다솜", "최라온"];
  const data = await buildTeacherData({
    students: names.map((name, at) => ({ number: at + 1, name })),
  });
  const surveyId = "019aa0c4-0000-7000-8000-000000000001";
  await data.year.write([
    createRow(surveyKind.name, surveyId, {
      title: "모둠 설문",
      source: "file",
      doubles: "last",
      questions: [{ id: "q1", head: "함께 모둠을 하고 싶은 친구", type: "pupils" }],
    }),
    ...["이나래", "김가온"].map((q1, at) =>
      createRow(answerKind.name, `${surveyId}~student-${at + 1}`, {
        surveyId,
        row: at + 1,
        studentId: `student-${at + 1}`,
        state: "sure",
        at: data.now(),
        values: { q1 },
      }),
    ),
  ]);
  await renderAt("/groupScreen", data, <Shown />);
  // Without our styles a backdrop lies over it.
  const press = async (found: Locator): Promise<void> => {
    await expect.element(found).toBeInTheDocument();
    (found.element() as HTMLElement).click();
  };
  await press(page.getByRole("button", { name: "설문에서 고르기" }));
  const dialog = page.getByRole("dialog", { name: "설문에서 고르기" });
  await press(dialog.getByRole("checkbox", { name: "1번 김가온 · 2번 이나래" }));
  await press(dialog.getByRole("button", { name: "규칙에 넣기" }));
  await expect
    .poll(() => [...data.year.rows(seatRuleKind).values()].map(({ kind, what }) => [kind, what]))
    .toEqual([["together", "team"]]);
  // The groups themselves are still being made.
  const groups = page.getByRole("textbox", { name: "모둠", exact: true });
  await page.getByRole("textbox", { name: "한 모둠의 학생 수" }).fill("2");
  await press(page.getByRole("button", { name: "섞어서 나누기" }));
  await expect
    .poll(() => (groups.element() as HTMLTextAreaElement).value)
    .toMatch(/: (?:1, 2|2, 1)$/m);
});
