import type { CafePost, CafePostLine } from "@damim/domain/cafe/cafe-replies.ts";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { forgetDrafts } from "../../../data/drafts/use-draft.ts";
import { TeacherDataContext } from "../../../data/use-teacher-data.ts";
import { answerInTurn, type PreparedAnswer } from "../../../testing/answer-in-turn.ts";
import { buildTeacherData, TEST_NOW } from "../../../testing/build-teacher-data.ts";
import { Component as CafePage } from "./cafe-page.tsx";

const cafe = {
  boards: [{ id: "free", name: "자유" }],
  nickname: "별빛",
  stoppedUntil: null,
  isModerator: false,
  unread: 0,
};

const POST = "019aa0c4-0000-7000-8000-000000000009";

function toLine(seq: number, title: string): CafePostLine {
  return {
    id: POST.replace(/9$/, String(seq)),
    seq,
    board: "free",
    title,
    nickname: "바람",
    isOwn: false,
    state: "shown",
    hearts: 0,
    comments: 0,
    createdAt: TEST_NOW,
  };
}

function toPost(change: Partial<CafePost> = {}) {
  const words = { body: "세 줄 일기를 이렇게 씁니다.", tags: [], files: [] };
  const post = {
    ...toLine(9, "세 줄 일기"),
    ...words,
    editedAt: null,
    isHearted: false,
    ...change,
  };
  return { post, comments: [], hasMore: false };
}

async function openCafe(answers: Readonly<Record<string, readonly PreparedAnswer[]>>) {
  await page.viewport(1366, 768);
  const calls = answerInTurn({
    "GET cafe": [{ body: cafe }],
    "GET cafe/posts": [{ body: { posts: [toLine(9, "세 줄 일기")], hasMore: true } }],
    ...answers,
  });
  const data = await buildTeacherData();
  await render(
    <TeacherDataContext value={data}>
      <MemoryRouter initialEntries={["/weteacher?about=mission"]}>
        <CafePage />
      </MemoryRouter>
    </TeacherDataContext>,
  );
  return calls;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const open = () => page.getByRole("list", { name: "글 목록" }).getByText("세 줄 일기").click();

beforeEach(() => forgetDrafts("u-test"));
afterEach(() => vi.unstubAllGlobals());

describe("쌤카페", () => {
  it("brings what lies below under what stands there", async () => {
    const older = { posts: [toLine(3, "운동회 준비물")], hasMore: false };
    await openCafe({ "GET cafe/posts?before=9": [{ body: older }] });

    await button("이전 글 더 보기").click();

    const list = page.getByRole("list", { name: "글 목록" });
    await expect.element(list.getByText("운동회 준비물")).toBeVisible();
    await expect.element(list.getByText("세 줄 일기")).toBeVisible();
    await expect.element(button("이전 글 더 보기")).not.toBeInTheDocument();
  });

  it("shows no word of a post that is looked at, and takes none", async () => {
    const hidden = toPost({ state: "hidden", title: "", body: "" });
    await openCafe({ [`GET cafe/posts/${POST}?after=0`]: [{ body: hidden }] });

    await open();

    await expect.element(page.getByRole("heading", { name: "살펴보는 중이에요" })).toBeVisible();
    await expect.element(button("댓글 올리기")).not.toBeInTheDocument();
  });

  it("keeps a comment that is refused or got lost, and sends it as the same one", async () => {
    const message = "조금 빨라요. 1분 뒤에 올려 주세요. 글은 이 기기에 있어요.";
    const calls = await openCafe({
      [`GET cafe/posts/${POST}?after=0`]: [{ body: toPost() }],
      [`POST cafe/posts/${POST}/comments`]: [
        { status: 429, body: { error: { type: "TooManyRequests", message } } },
        { status: 503, body: {} },
        { body: {} },
      ],
    });
    await open();
    const field = page.getByRole("textbox", { name: "댓글", exact: true });
    await field.fill("우리 반도 써 볼게요.");
    await button("댓글 올리기").click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field).toHaveValue("우리 반도 써 볼게요.");
    await button("댓글 올리기").click();
    await expect.element(page.getByText(/적은 것은 그대로예요/)).toBeVisible();
    await expect.element(field).toHaveValue("우리 반도 써 볼게요.");

    await button("댓글 올리기").click();

    await expect.element(field).toHaveValue("");
    const sent = calls.filter(({ name }) => name.startsWith("POST "));
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});
