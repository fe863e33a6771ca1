import * as v from "valibot";
import { expect, it } from "vitest";
import { toSchema } from "../record/to-schema.ts";
import { groupSet } from "./group-set-record.ts";
import { makeGroupsOf } from "./groups-of-answers.ts";

it("makes a group of each answer, nobody twice, with short names that differ", () => {
  let made = 0;
  const [change, ...more] = makeGroupsOf(
    {
      title: "하고 싶은 역할을 하나 골라 주세요. 못 정했으면 아무거나 괜찮아요.",
      groups: [
        { name: "무대 뒤에서 함께 돕는 조명", members: ["s1", "s2"] },
        { name: "무대 뒤에서 함께 돕는 소품", members: ["s2", "s3"] },
        { name: "없음", members: [] },
      ],
    },
    { from: "2026-11-25", newId: () => `g${(made += 1)}` },
  );
  const { "~dead": _dead, ...row } = change?.set ?? {};

  expect(more).toEqual([]);
  expect(v.parse(toSchema(groupSet), row)).toMatchObject({
    from: "2026-11-25",
    groups: [
      { name: "무대 뒤에서 함께 돕는", members: ["s1", "s2"] },
      { name: "무대 뒤에서 함께 2", members: ["s3"] },
    ],
  });
  expect(
    makeGroupsOf({ title: "x", groups: [] }, { from: "2026-11-25", newId: () => "g" }),
  ).toEqual([]);
});
