import type { KeptDraw } from "@damim/domain/draw/draw.ts";
import { writeTerms } from "@damim/domain/draw/draw-terms.ts";
import { groupSetKind } from "@damim/domain/group-screen/group-set.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import { toAwayTodayId, toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { createRow } from "@damim/sync/change.ts";
import { useState } from "react";
import { expect, it } from "vitest";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { useSource } from "./use-source.ts";
import { Groups } from "./drawn-groups.tsx";
import type { Divided } from "./use-groups.ts";

const names = ["강도윤", "권서아", "김가온", "류지호", "박채원"];
const ids = names.map((_, index) => `student-${index + 1}`);
const draw: KeptDraw = {
  id: "d1",
  kind: "order",
  terms: writeTerms({ kind: "order", who: [1, 2, 3, 4, 5] }),
  members: ids,
  seed: "0".repeat(64),
  seal: "0".repeat(64),
};

const toRule = (other: number) =>
  createRow(seatRuleKind.name, `r${other}`, {
    kind: "apart",
    a: [ids[0]],
    b: [ids[other]],
    what: "near",
    weight: "must",
  });

function Drawn() {
  const [divided, setDivided] = useState<Divided>({ draw });
  const [count, setCount] = useState(2);
  const source = useSource();
  return <Groups {...{ divided, source, count }} onChange={setDivided} onCount={setCount} />;
}

it("cuts one order by size or into so many, with who is absent pale, and keeps the rules of seats", async () => {
  const data = await buildTeacherData({
    students: names.map((name, index) => ({ number: index + 1, name })),
  });
  const day = toSeoulDay(data.now());
  await data.year.write([
    createRow(toolPresetKind.name, toAwayTodayId(day), {
      tool: "awayToday",
      title: day,
      value: "5",
    }),
    ...[1, 2, 3].map(toRule),
  ]);
  const screen = await renderAt("/", data, <Drawn />);
  const groups = screen.getByRole("list", { name: "나눈 모둠", exact: true });
  const texts = () => [...groups.element().children].map((group) => group.textContent ?? "");
  const together = () => texts().find((text) => text.includes("강도윤")) ?? "";

  await expect.poll(() => texts().length).toBe(2);
  expect(texts().join(" ")).toContain("5번 박채원 오늘 없음");
  expect(together()).toContain("박채원");
  expect(together()).not.toMatch(/권서아|김가온|류지호/);

  await data.year.write([toRule(4)]);
  await screen.getByText("자리 규칙 1개는 지키지 못했어요", { exact: true }).click();
  await screen.getByRole("checkbox", { name: "자리 규칙 지키기", exact: true }).click();
  await expect.poll(() => screen.getByText(/지키지 못했어요/).query()).toBeNull();

  await screen.getByRole("radio", { name: /^\d+모둠$/u }).click();
  await expect.poll(() => texts().length).toBe(5);
  const size = screen.getByRole("status", { name: "나누는 수", exact: true });
  for (const left of [5, 4, 3]) {
    await screen.getByRole("button", { name: "모둠 수 줄이기", exact: true }).click();
    await expect.element(size).toHaveTextContent(`${left}모둠`);
  }
  await expect.poll(() => texts().length).toBe(3);

  await screen.getByRole("button", { name: "모둠으로 저장", exact: true }).click();
  await expect.poll(() => data.year.rows(groupSetKind).size).toBe(1);
  const [set] = data.year.rows(groupSetKind).values();
  expect(set?.groups.map(({ members }) => members.length).toSorted()).toEqual([1, 2, 2]);
  expect(set?.groups.flatMap(({ members }) => members).toSorted()).toEqual(ids);
});
