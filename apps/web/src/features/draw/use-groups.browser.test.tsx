import type { KeptDraw } from "@damim/domain/draw/draw.ts";
import { writeTerms } from "@damim/domain/draw/draw-terms.ts";
import { groupSetKind } from "@damim/domain/group-screen/group-set.ts";
import { expect, it } from "vitest";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Groups } from "./drawn-groups.tsx";
import { useGroups } from "./use-groups.ts";
import { useSource } from "./use-source.ts";

const names = ["강도윤", "권서아", "김가온", "류지호", "박채원"];
/** Of all but the fifth, who is not there today. */
const draw: KeptDraw = {
  id: "d1",
  kind: "order",
  terms: writeTerms({ kind: "order", who: [1, 2, 3, 4] }),
  members: ["student-1", "student-2", "student-3", "student-4"],
  seed: "0".repeat(64),
  seal: "0".repeat(64),
};

function Drawn() {
  const groups = useGroups(useSource());
  return (
    <>
      <button type="button" onClick={() => groups.split(draw, 2)}>
        나누기
      </button>
      <Groups of={groups} />
    </>
  );
}

it("keeps groups in which the pupil who is absent today has a place", async () => {
  const data = await buildTeacherData({
    students: names.map((name, index) => ({ number: index + 1, name })),
  });
  const screen = await renderAt("/", data, <Drawn />);
  await screen.getByRole("button", { name: "나누기" }).click();
  await screen.getByRole("button", { name: "모둠으로 저장" }).click();

  await expect.poll(() => data.year.rows(groupSetKind).size).toBe(1);
  const [set] = data.year.rows(groupSetKind).values();
  const sizes = set?.groups.map(({ members }) => members.length);
  expect(sizes).toEqual([3, 2]);
  expect(set?.groups.flatMap(({ members }) => members).sort()).toEqual(
    names.map((_, index) => `student-${index + 1}`),
  );
});
