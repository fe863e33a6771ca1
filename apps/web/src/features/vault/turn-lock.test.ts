import { createRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { turnLockOff } from "./turn-lock.ts";

it("the lock stays on while a record has two texts: the other one stands in a box of the history", async () => {
  const data = await buildTeacherData();
  await data.profile.write([createRow("vault", "vault", { keyId: "k1" })]);
  await data.year.write([createRow("consult", "2026-11-20~s1~c1", { body: "글", forked: true })]);

  expect(await turnLockOff(data)).toBe("forked");
  expect(data.profile.find("vault", "vault")).not.toHaveProperty("isOff");
});
