import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ReachNotice } from "./reach-notice.tsx";

const path = "damim/book/7F3K-9QX2";

it("says of a server that is known as localhost that its link opens on this computer alone", async () => {
  await render(
    <ReachNotice
      link={{ address: `http://localhost:4000/${path}`, isSchoolOnly: true }}
      noun="링크"
    >
      신청서를 인쇄해 보내요.
    </ReachNotice>,
  );
  await expect.element(page.getByText("이 컴퓨터에서만 열려요")).toBeVisible();
  await expect
    .element(page.getByText(/네트워크에 연결하고.* 신청서를 인쇄해 보내요\.$/))
    .toBeVisible();
  expect(document.body.textContent).not.toContain("학교 안에서만");
});

it("says of a network's address that it opens within the school, and nothing of one that opens everywhere", async () => {
  const { rerender } = await render(
    <ReachNotice
      link={{ address: `https://192.168.0.9:4000/${path}`, isSchoolOnly: true }}
      noun="주소와 카드"
    />,
  );
  await expect.element(page.getByText("이 주소와 카드는 학교 안에서만 열려요")).toBeVisible();
  await rerender(
    <ReachNotice link={{ address: `https://damim.school.kr/${path}`, isSchoolOnly: false }} />,
  );
  expect(document.body.textContent).not.toContain("열려요");
});
