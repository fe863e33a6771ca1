import { createRow } from "@damim/sync/change.ts";
import { postDraftKind } from "@damim/domain/cafe/post-draft.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { NO_TEXT_DIGEST } from "@damim/domain/record/long-text.ts";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { Component as CafePage } from "../../features/cafe/page/cafe-page.tsx";
import { Component as MemoPage } from "../../features/memo/memo-page.tsx";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import { LostDrafts } from "./lost-drafts.tsx";

afterEach(() => forgetDrafts("u-test"));

const body = (text: string) =>
  JSON.stringify({
    type: "doc",
    content: [{ type: "paragraph", attrs: { id: "a" }, content: [{ type: "text", text }] }],
  });

it.each([
  { what: "memo", Page: MemoPage, typed: { body: body("멀미약 챙기기") }, seen: "멀미약 챙기기" },
  { what: "post", Page: CafePage, typed: { title: "체험학습 코스" }, seen: "체험학습 코스" },
])("a new $what whose page died before its row stands in its list", async (one) => {
  answerRequests({});
  const data = { ...(await buildTeacherData()), keeping: "disk" as const };
  const [place, store, kind] =
    one.what === "memo"
      ? ([`memo:${data.year.scope}:`, data.year, memoKind] as const)
      : (["postDraft:", data.profile, postDraftKind] as const);
  const key = `draft:${data.teacher.uid}:form:${place}`;
  localStorage.setItem(`${key}lost`, JSON.stringify({ ...one.typed, from: NO_TEXT_DIGEST }));
  // Words for a row that was deleted since, and for one that stands: no business of this page.
  localStorage.setItem(`${key}gone`, JSON.stringify({ ...one.typed, from: "12345678" }));
  localStorage.setItem(`${key}there`, JSON.stringify({ ...one.typed, from: NO_TEXT_DIGEST }));
  await store.write([createRow(kind.name, "there", { title: "있던 글", body: body("있던 글") })]);
  const { Page } = one;
  await renderAt(
    "/",
    data,
    <>
      <LostDrafts />
      <Page />
    </>,
  );

  await expect
    .element(page.getByRole("button", { name: new RegExp(one.seen) }), { timeout: 6_000 })
    .toBeVisible();
  expect(store.find(kind.name, "gone")).toBeUndefined();
  expect(store.find(kind.name, "there")).toMatchObject({ title: "있던 글" });
  await expect.poll(() => localStorage.getItem(`${key}lost`)).toBeNull();
});
