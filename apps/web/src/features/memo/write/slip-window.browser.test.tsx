import { createRow } from "@damim/sync/change.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { NO_TEXT_DIGEST } from "@damim/domain/record/long-text.ts";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { forgetDrafts } from "../../../data/drafts/use-draft.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import { TeacherDataContext } from "../../../data/use-teacher-data.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { SlipWindow } from "./slip-window.tsx";

afterEach(() => forgetDrafts());

async function openSlip(kept: { readonly words: string; readonly standing: string }) {
  const data = { ...(await buildTeacherData()), keeping: "disk" as const };
  const { scope } = data.year;
  await data.year.write([createRow(memoKind.name, "m1", { title: "처음", body: "처음" })]);
  localStorage.setItem(`draft:u-test:slip:${scope}:window`, kept.words);
  localStorage.setItem(`draft:u-test:slip-memo:${scope}:window`, kept.standing);
  await render(
    <TeacherDataContext value={data}>
      <SlipWindow isOpen onClose={() => undefined} />
    </TeacherDataContext>,
  );
  await userEvent.click(page.getByRole("textbox", { name: "짧은 메모" }));
  await userEvent.keyboard("둘째");
  await userEvent.click(page.getByRole("button", { name: "메모로 남기기" }));
  const listTitles = () => [...data.year.rows(memoKind).values()].map(({ title }) => title);
  return { data, listTitles };
}

it("begins a memo of its own in an empty field, whatever an earlier page left behind", async () => {
  const { listTitles } = await openSlip({ words: "", standing: `m1 ${digestText("딴 글")}` });
  await expect.poll(listTitles).toEqual(["처음", "둘째"]);
});

it("goes on from the text that its memo has, where its last write never came to the disk", async () => {
  const standing = `m1 ${digestText("처음")} ${digestText("나중")}`;
  const { data, listTitles } = await openSlip({ words: "나중 ", standing });
  await expect.poll(listTitles).toEqual(["나중 둘째"]);
  const [first] = data.year.pending().filter(({ set }) => set?.["from"] !== undefined);
  expect(first?.set?.["from"]).toBe(digestText("처음"));
  expect(digestText("처음")).not.toBe(NO_TEXT_DIGEST);
});
