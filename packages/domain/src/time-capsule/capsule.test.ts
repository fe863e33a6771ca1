import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSentence } from "../base/result.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { readDraft } from "../record/record.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { capsule, capsuleForm, capsuleLetter, letterField } from "./capsule-record.ts";
import {
  decideEmptying,
  findEmptyDay,
  hasTurned,
  toCapsuleWords,
  toOpensAt,
} from "./capsule-time.ts";
import { isSamePupil } from "./capsule-pupil.ts";
import { toBoxAad, type CapsuleBox } from "./capsule.ts";
import {
  capsuleMessages,
  decideCapsule,
  type CapsuleActor,
  type CapsuleRefusal,
} from "./decide-capsule.ts";

interface GoldenAct {
  readonly now: string;
  readonly last: string;
  readonly opensAt: string;
  readonly letters: number;
  readonly actor: CapsuleActor;
  readonly act: "key" | "move-date" | "add" | "take-out";
  readonly to?: string;
  readonly say: string;
}

const { capsules } = JSON.parse(
  readFileSync(new URL("golden-capsules.json", import.meta.url), "utf8"),
) as {
  readonly capsules: {
    readonly acts: readonly GoldenAct[];
    readonly box: {
      readonly capsuleId: string;
      readonly letterId: string;
      readonly kind: string;
      readonly aad: string;
      readonly box: CapsuleBox;
    };
  };
}; // ours

const toInstant = (local = ""): number => Date.parse(`${local}:00+09:00`);
const opensAt = toOpensAt("2027-02-10");

describe("a capsule", () => {
  it.each(capsules.acts)("$actor $act at $now: $say", ({ actor, act, to, say, ...times }) => {
    const facts = {
      now: toInstant(times.now),
      last: toInstant(times.last),
      opensAt: toInstant(times.opensAt),
      letters: times.letters,
    };
    const asked = act === "move-date" ? { act, to: toInstant(to) } : { act };

    expect(decideCapsule(actor, asked, facts)).toBe(say);
  });

  it("says each refusal, and that the letters are safe", () => {
    const refusals: readonly CapsuleRefusal[] = [
      "not-found",
      "too-early",
      "wait",
      "past",
      "only-later",
      "opened",
    ];
    for (const type of refusals) expect(toSentence(capsuleMessages, { type })).toMatch(/요\.$/);
    expect(toSentence(capsuleMessages, { type: "wait" })).toContain("편지는 안전해요");
  });

  it("opens at nine of its day, and says so", () => {
    expect(opensAt).toBe(toInstant("2027-02-10T09:00"));
    expect(toCapsuleWords({ opensAt }, toInstant("2027-02-09T23:59"))).toBe(
      "2027년 2월 10일에 열려요",
    );
    expect(toCapsuleWords({ opensAt }, opensAt - 1)).toBe("오늘 아침 9시에 열려요");
    expect(toCapsuleWords({ opensAt }, opensAt)).toBe("지금 열 수 있어요");
  });

  it("turns a page over at midnight and at its hour, once", () => {
    const turned = (now: string, later: string) =>
      hasTurned({ opensAt, now: toInstant(now) }, toInstant(later));

    expect(turned("2027-02-09T10:00", "2027-02-09T23:59")).toBe(false);
    expect(turned("2027-02-09T23:59", "2027-02-10T00:00")).toBe(true);
    expect(turned("2027-02-10T08:00", "2027-02-10T08:59")).toBe(false);
    expect(turned("2027-02-10T08:00", "2027-02-10T09:00")).toBe(true);
    expect(turned("2027-02-10T09:00", "2027-02-10T18:00")).toBe(false);
  });

  it("is told of before it is emptied, and kept where that was asked", () => {
    const kept = { title: "2월의 나에게", opensAt };
    const longer = { ...kept, keepUntil: toInstant("2028-05-11T09:00") };
    const on = (day: string) => decideEmptying(kept, toInstant(`${day}T00:00`));

    expect(findEmptyDay(kept)).toBe("2027-05-11");
    expect(["2027-04-10", "2027-04-11", "2027-05-10", "2027-05-11"].map(on)).toEqual([
      "keep",
      "tell",
      "tell",
      "empty",
    ]);
    expect(findEmptyDay(longer)).toBe("2028-05-11");
    expect(findEmptyDay({ ...kept, keepUntil: opensAt })).toBe("2027-05-11");
    expect(v.is(toSchema(capsule), { ...longer, publicKey: capsules.box.box.e })).toBe(true);
  });
});

describe("the form of a capsule", () => {
  const form = capsuleForm("2026-12-01");

  it("stands for a capsule, and leaves the day of one that is there", () => {
    const draft = { title: " 2월의 나에게 ", day: "2027-02-10" };
    const read = { ok: true, value: { title: "2월의 나에게", day: opensAt } };

    expect(readDraft(form, draft)).toEqual(read);
    expect(readDraft(capsuleForm("2027-03-01", { opensAt }), draft)).toEqual(read);
    expect(letterField.read(" 안녕 ")).toEqual({ ok: true, value: "안녕" });
  });

  it.each([
    [{ title: "" }, "캡슐 이름을 적어 주세요. 「2월의 나에게」처럼 적어요."],
    [{ title: "가".repeat(31) }, "이름은 30자까지 적을 수 있어요."],
    [{ day: "" }, "여는 날을 골라 주세요."],
    [{ day: "2026-12-01" }, "여는 날은 내일부터 고를 수 있어요."],
    [{ day: "2036-12-02" }, "여는 날은 10년 안에서 고를 수 있어요."],
  ])("%o is refused at its field", (part, sentence) => {
    const read = readDraft(form, { title: "편지", day: "2036-12-01", ...part });
    if (read.ok) throw new Error("refused");

    expect(read.refusal.sentences).toEqual({ [Object.keys(part)[0] ?? ""]: sentence });
  });

  it.each([
    [" ", "편지를 적어 주세요."],
    ["가".repeat(5_001), "편지는 5,000자까지 봉할 수 있어요. 조금 줄여 주세요."],
  ])("of a letter is refused", (typed, sentence) => {
    expect(letterField.read(typed)).toMatchObject({ ok: false, refusal: { sentence } });
  });
});

describe("a letter", () => {
  const { capsuleId, letterId, kind, aad, box } = capsules.box;
  const letter = { capsule: capsuleId, number: 3, box };

  it("is bound to its place, and holds nothing but its box", () => {
    expect(toBoxAad({ capsule: capsuleId, letter: letterId, kind })).toBe(aad);
    expect(v.is(toSchema(capsuleLetter), letter)).toBe(true);
    expect(v.is(toSchema(capsuleLetter), { ...letter, text: "내년의 나에게" })).toBe(false);
    expect(v.is(toSchema(capsuleLetter), { ...letter, box: { ...box, c: "가" } })).toBe(false);
  });

  it("stays its pupil's when the numbers are given out anew, and is of a number where no pupil is known", () => {
    const [hers, his] = [
      "019aa0c4-0000-7000-8000-00000000000a",
      "019aa0c4-0000-7000-8000-00000000000b",
    ];
    expect(isSamePupil({ number: 3, student: hers }, { number: 5, student: hers })).toBe(true);
    expect(isSamePupil({ number: 3, student: hers }, { number: 3, student: his })).toBe(false);
    expect(isSamePupil({ number: 3 }, { number: 3, student: his })).toBe(true);
    expect(v.is(toSchema(capsuleLetter), { ...letter, student: hers })).toBe(true);
  });

  it("stands in a sheet as sealed", () => {
    const rows = {
      capsule: [{ id: capsuleId, title: "2월의 나에게", opensAt }],
      capsuleLetter: [{ id: "a", ...letter }],
    };

    expect(listSheetLines(toSheet(capsule), rows)).toEqual(["2월의 나에게|2027-02-10"]);
    expect(listSheetLines(toSheet(capsuleLetter), rows)).toEqual(["3||봉해져 있어요"]);
  });
});
