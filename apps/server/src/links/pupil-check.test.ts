import { buildStudent } from "@damim/domain/student/build-student.ts";
import { expect, it } from "vitest";
import { ofAccount } from "../session/limits.ts";
import { createPupilCheck } from "./pupil-check.ts";

it("a guest of a class is nobody on a day on which the pupil is not in it", async () => {
  const find = createPupilCheck(() => Date.parse("2026-11-20T09:00:00+09:00"));
  const left = { day: "2026-11-13", kind: "transferOut" } as const;
  const students = [
    buildStudent({ number: 1, name: "김하린", gone: { ...left, hidden: true } }),
    buildStudent({ number: 2, name: "남지호", gone: { ...left, day: "2026-11-24" } }),
    buildStudent({ number: 3, name: "백현우", away: [{ ...left, back: "2026-11-25" }] }),
  ];
  const guest = { by: ofAccount("guest"), codeHash: "code" };
  const isFound = async (number: number, name: string, day?: "2026-11-25"): Promise<boolean> =>
    find(guest, students, { number, name }, day).then(
      () => true,
      () => false,
    );

  expect([await isFound(1, "김하린"), await isFound(1, "김하린", "2026-11-25")]).toEqual([
    false,
    false,
  ]);
  expect([await isFound(2, "남지호"), await isFound(2, "남지호", "2026-11-25")]).toEqual([
    true,
    false,
  ]);
  expect([await isFound(3, "백현우"), await isFound(3, "백현우", "2026-11-25")]).toEqual([
    false,
    true,
  ]);
});
