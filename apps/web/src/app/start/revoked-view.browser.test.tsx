import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { RevokedView } from "./revoked-view.tsx";

const student = { number: 1, name: "김하린" };

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
