import { afterEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { RevokedView } from "./revoked-view.tsx";

const student = { number: 1, name: "김하린" };

afterEach(() => forgetDrafts("u-test"));

it("shows words that wait to nobody before the same account signs in, and says what goes before they do", async () => {
  localStorage.setItem("draft:u-test:form:consult:s1", '{"content":"친구 관계"}');
  const data = await buildTeacherData();
  const screen = await render(
    <RevokedView
      data={data}
      revocation="signed-out-from-afar"
      isHidden={false}
      onLeave={() => undefined}
    />,
  );

  await expect
    .element(screen.getByRole("button", { name: "다시 로그인해서 보내기" }))
    .toBeVisible();
  expect(screen.getByRole("button", { name: "파일로 내려받기" }).query()).toBeNull();
  expect(screen.container.textContent).not.toContain("친구");
  await screen.getByRole("button", { name: "이 기기에서 지우기" }).click();
  await expect.element(screen.getByText(/쓰다 만 글 1건은 서버에 없어서/)).toBeVisible();
  expect(listDrafts("u-test")).toHaveLength(1);

  screen
    .getByRole("button", { name: "지우기", exact: true })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));

  await expect.poll(() => listDrafts("u-test")).toEqual([]);
});

it("offers words that wait as a file when the account is gone, and no sign-in", async () => {
  const data = await buildTeacherData({ students: [student] });
  const screen = await render(
    <RevokedView
      data={data}
      revocation="account-deleted"
      isHidden={false}
      onLeave={() => undefined}
    />,
  );

  await expect.element(screen.getByText("계정을 삭제했어요")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "파일로 내려받기" })).toBeVisible();
  expect(screen.getByRole("button", { name: "다시 로그인해서 보내기" }).query()).toBeNull();
});

it("leads to the entry when nothing waits", async () => {
  let hasLeft = false;
  const screen = await render(
    <RevokedView
      data={await buildTeacherData()}
      revocation="account-deleted"
      isHidden={false}
      onLeave={() => (hasLeft = true)}
    />,
  );

  await screen.getByRole("button", { name: "로그인 화면으로" }).click();

  expect(hasLeft).toBe(true);
});
