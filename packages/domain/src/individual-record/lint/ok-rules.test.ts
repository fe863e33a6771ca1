import type { Fields } from "@damim/sync/kind.ts";
import { describe, expect, it } from "vitest";
import { listTextKind, type ListText } from "../list-memo.ts";
import { writeRow } from "../../record/write-row.ts";
import { forgetOkRules, listOkRules, okRule } from "./ok-rules.ts";

const text: ListText = { memoId: "m1", studentId: "s3", text: "지호와 웃는다." };
const setOf = (before: ListText, fields: Fields): Fields =>
  writeRow(listTextKind, "m1~s3", before, { ...before, ...fields })[0]?.set ?? {};

describe("괜찮아요", () => {
  it("of two devices apart stands twice, whichever comes first", () => {
    const a = setOf(text, okRule("ending"));
    const b = setOf(text, okRule("other-name:지호"));
    // Sync lets the later device win field by field.
    for (const row of [
      { ...text, ...a, ...b },
      { ...text, ...b, ...a },
    ])
      expect(listOkRules(row).toSorted()).toEqual(["ending", "other-name:지호"]);
  });

  it("of an older version counts too, and all of it is taken back", () => {
    const old = { ...text, okRules: ["contest", "ending"] };
    const now = { ...old, ...okRule("sign"), ...okRule("ending") };
    expect(listOkRules(now)).toEqual(["contest", "ending", "sign"]);
    expect(listOkRules({ ...now, ...forgetOkRules(now) })).toEqual([]);
    expect(setOf(text, forgetOkRules(text))).toEqual({});
  });

  it.each(["other-name:Анна Ким", "other-name:ᄀ𠮷", `other-name:${"ᄀ".repeat(90)}`])(
    "to %s has a field that sync takes",
    (rule) => {
      const [field = ""] = Object.keys(okRule(rule));
      expect(field).toMatch(/^[\w가-힣.:-]{1,100}$/u);
      expect(listOkRules({ ...text, ...okRule(rule) })).toEqual([rule]);
    },
  );
});
