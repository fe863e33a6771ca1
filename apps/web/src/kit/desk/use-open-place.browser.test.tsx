import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useNavigate } from "react-router";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { useOpenPlace } from "./use-open-place.ts";

function Desk({ ids }: { readonly ids: readonly string[] }) {
  const id = useOpenPlace("memo", (each) => ids.includes(each));
  const navigate = useNavigate();
  return (
    <>
      <output>{id ?? "목록"}</output>
      <button onClick={() => void navigate("/memo?memo=m2")}>둘째</button>
      <button onClick={() => void navigate("/memo")}>닫기</button>
    </>
  );
}

async function come(data: TeacherData, at: string, ids = ["m1", "m2"]) {
  const screen = await renderAt(at, data, <Desk ids={ids} />);
  return {
    shows: (words: string) =>
      expect.element(screen.getByRole("status").last()).toHaveTextContent(words),
    press: (name: string) => page.getByRole("button", { name }).last().click(),
    leave: () => screen.unmount(),
  };
}

it.each(["disk", "memory"] as const)("has open what was open, kept in %s", async (keeping) => {
  forgetDrafts("u-test");
  const data = { ...(await buildTeacherData()), keeping };
  const first = await come(data, "/memo");
  await first.shows("목록");
  await first.press("둘째");
  await first.shows("m2");
  await first.leave();

  const second = await come(data, "/memo");
  await second.shows("m2");
  await second.press("닫기");
  await second.shows("목록");
  await second.leave();

  const third = await come(data, "/memo");
  await third.shows("목록");
});

it("shows the list where it is gone, and the address before what was open", async () => {
  forgetDrafts("u-test");
  const data = await buildTeacherData();
  await (await come(data, "/memo?memo=m1")).leave();
  const gone = await come(data, "/memo", ["m2"]);
  await gone.shows("목록");
  await gone.leave();
  await (await come(data, "/memo?memo=m2")).shows("m2");
});

it("is forgotten with the sign-in", async () => {
  const data = { ...(await buildTeacherData()), keeping: "disk" as const };
  await (await come(data, "/memo?memo=m1")).leave();
  forgetDrafts("u-test");
  await (await come(data, "/memo")).shows("목록");

  const shared = { ...data, keeping: "memory" as const };
  await (await come(shared, "/memo?memo=m1")).leave();
  await (await come({ ...shared }, "/memo")).shows("목록");
});
