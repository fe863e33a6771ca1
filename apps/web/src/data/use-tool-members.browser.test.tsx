import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { toAwayTodayId, toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildTeacherData } from "../testing/build-teacher-data.ts";
import { renderAt } from "../testing/render-at.tsx";
import { useToolMembers } from "./use-tool-members.ts";

function Members() {
  const { members, isHere } = useToolMembers();
  const words = members.map(
    (member) => `${Object.values(member).join(" ")}${isHere(member.id) ? "" : " 없음"}`,
  );
  return <p>{words.join(", ")}</p>;
}

it("gives number and name of today's members and who is here, live; unknown is here", async () => {
  const data = await buildTeacherData({
    students: [
      { number: 2, name: "권서아", note: "비밀" },
      { number: 1, name: "강도윤", tags: ["축구"] },
      { number: 3, name: "김나윤", joinedOn: "2026-11-21" },
      { number: 4, name: "김시우", gone: { day: "2026-11-19", kind: "transferOut" } },
    ],
  });
  await renderAt("/", data, <Members />);
  const shown = page.getByRole("paragraph");
  await expect.element(shown).toHaveTextContent("student-2 1 강도윤, student-1 2 권서아");

  const day = "2026-11-20";
  await data.year.write([
    createRow(attendanceMarkKind.name, `${day}~student-1~absent`, {
      day,
      studentId: "student-1",
      kind: "absent",
      reason: "illness",
    }),
    createRow(checkInKind.name, `${day}~student-2`, {
      day,
      studentId: "student-2",
      state: "awaited",
    }),
  ]);
  await expect.element(shown).toHaveTextContent("student-2 1 강도윤 없음, student-1 2 권서아 없음");
});

it("takes who sits out today by number, for this day alone", async () => {
  const data = await buildTeacherData({
    students: [
      { number: 1, name: "강도윤" },
      { number: 2, name: "권서아" },
    ],
  });
  await renderAt("/", data, <Members />);
  const preset = (day: string, value: string) =>
    createRow(toolPresetKind.name, toAwayTodayId(day), { tool: "awayToday", title: day, value });
  await data.year.write([preset("2026-11-19", "1"), preset("2026-11-20", "2, 31")]);

  await expect
    .element(page.getByRole("paragraph"))
    .toHaveTextContent("student-1 1 강도윤, student-2 2 권서아 없음");
});
