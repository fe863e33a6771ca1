import { createRow } from "@damim/sync/change.ts";
import { toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import { capsuleKind, capsuleLetterKind } from "@damim/domain/time-capsule/capsule.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { ClassNeeded } from "./class-needed.tsx";

const [FULL, EMPTY] = [
  "019aa0c4-0000-7000-8000-000000000001",
  "019aa0c4-0000-7000-8000-000000000002",
];
const publicKey = "A".repeat(87);
const card = () => page.getByRole("region", { name: "타임캡슐" });

/** 오늘 of a teacher without a class, so many days after two capsules opened. */
async function open(days: number) {
  const opensAt = toOpensAt("2026-05-01");
  const data = await buildTeacherData({ at: opensAt + days * 864e5 });
  await data.profile.write([
    createRow(capsuleKind.name, FULL, { title: "2월의 나에게", opensAt, publicKey }),
    createRow(capsuleKind.name, EMPTY, { title: "빈 캡슐", opensAt, publicKey }),
    createRow(capsuleLetterKind.name, "019aa0c4-0000-7000-8000-000000000003", {
      capsule: FULL,
      number: 1,
      box: { e: publicKey, iv: "i".repeat(16), c: "c".repeat(30) },
    }),
  ]);
  await renderAt("/", data, <ClassNeeded />);
  await expect.element(page.getByText("명단을 넣으면 여기가 우리 반이 돼요")).toBeVisible();
  return data;
}

it("tells on 오늘, also without a class, from the 60th day of which capsule the letters go", async () => {
  const data = await open(61);
  await expect
    .element(card().getByText("「2월의 나에게」의 편지 1통을 7월 30일에 지워요."))
    .toBeVisible();
  expect(card().getByText("빈 캡슐").elements()).toEqual([]);
  await expect.element(card().getByRole("link", { name: "타임캡슐 열기" })).toBeVisible();
  // 「1년 더」.
  const keepUntil = toOpensAt("2027-07-30");
  await data.profile.write([{ kind: capsuleKind.name, id: FULL, set: { keepUntil } }]);
  await expect.element(card()).not.toBeInTheDocument();
});

it("is silent before", async () => {
  await open(58);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(card().elements()).toEqual([]);
});
