import { createRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { TeacherData } from "../../data/teacher-data.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { useYearTurn } from "./use-year-turn.ts";

function Page(props: { readonly data: TeacherData; readonly onReopen: () => void }) {
  useYearTurn(props.data, props.onReopen);
  return null;
}

async function leaveOpenUntil(time: string, part: Partial<TeacherData> = {}) {
  const data = await buildTeacherData();
  if (part.keeping === "refused")
    await data.year.write([createRow("student", "s1", { number: 1, name: "김하린" })]);
  let count = 0;
  const screen = await render(
    <Page
      data={{ ...data, ...part, now: () => Date.parse(time) }}
      onReopen={() => {
        count += 1;
      }}
    />,
  );
  document.dispatchEvent(new Event("visibilitychange"));
  await screen.unmount();
  return count;
}

it.each([
  ["2027-02-14T23:59:00+09:00", 0],
  ["2027-02-15T00:01:00+09:00", 1],
  ["2027-03-02T08:30:00+09:00", 1],
])(
  "a page opened in November and looked at again at %s opens its data %i times",
  async (time, times) => {
    expect(await leaveOpenUntil(time)).toBe(times);
  },
);

it("waits where words stand in the page alone", async () => {
  expect(await leaveOpenUntil("2027-02-15T00:01:00+09:00", { keeping: "refused" })).toBe(0);
});
