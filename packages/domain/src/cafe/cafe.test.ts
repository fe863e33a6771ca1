import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSentence } from "../base/result.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { checkComment, checkPost, postMessages } from "./check-post.ts";
import { findRenameWait, parseNickname } from "./nickname.ts";
import { readTags } from "./post-draft.ts";
import { findPeople } from "../names/find-people.ts";
import { coverPerson, sayFoundPerson } from "../names/cover-person.ts";
import { decideNewcomerPost, hidesAtOnce, toReporterAnswer, toStopMs } from "./report-reason.ts";
import { postDraft as postDraftRecord } from "./post-draft-record.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { hasLink, parseMarks } from "./text-marks.ts";

const DAY_MS = 86_400_000;

describe("the text of a post", () => {
  it("is a tree of bold words, points and https links", () => {
    expect(parseMarks("**준비물** 목록\n- 풀\n- 가위 https://a.kr/x?b=1.\n\n끝")).toEqual([
      {
        type: "paragraph",
        lines: [
          [
            { type: "bold", text: "준비물" },
            { type: "text", text: " 목록" },
          ],
        ],
      },
      {
        type: "list",
        lines: [
          [{ type: "text", text: "풀" }],
          [
            { type: "text", text: "가위 " },
            { type: "link", href: "https://a.kr/x?b=1", host: "a.kr" },
            { type: "text", text: "." },
          ],
        ],
      },
      { type: "paragraph", lines: [[{ type: "text", text: "끝" }]] },
    ]);
  });

  it.each([
    "http://a.kr",
    "javascript:alert(1)",
    "https://나쁜@a.kr",
    "https://localhost",
    "https://аррlе.com",
    "<a href=x>",
    "** **",
    "https://",
  ])("has no link in 「%s」, and loses no letter of it", (text) => {
    const lines = parseMarks(text).flatMap((block) => block.lines.flat());

    expect(hasLink(text)).toBe(false);
    expect(lines.map((piece) => (piece.type === "link" ? piece.href : piece.text)).join("")).toBe(
      text.replaceAll("**", (mark) => (lines.some(({ type }) => type === "bold") ? "" : mark)),
    );
  });
});

describe("what may be posted", () => {
  const post = { title: "현장체험 안내문", body: "있으신 분?", tags: [] };

  it.each([
    [{ ...post, title: "안" }, "제목은 2자에서 60자까지 적어 주세요."],
    [{ ...post, body: " \n " }, "내용을 적어 주세요."],
    [
      { ...post, body: "가".repeat(20_001) },
      "20,000자까지 올릴 수 있어요. 조금 줄이거나 나누어 올려 주세요.",
    ],
    [
      { ...post, tags: ["1", "2", "3", "4", "5", "6"] },
      "꼬리표는 5개까지, 하나에 12자까지 적을 수 있어요.",
    ],
    [
      { ...post, body: "전화는 010-1234-5678" },
      "휴대전화 번호가 들어 있어서 올리지 않았어요. 지우고 다시 올려 주세요. 글은 그대로 있어요.",
    ],
    [
      { ...post, title: "150312-3123456" },
      "주민등록번호가 들어 있어서 올리지 않았어요. 지우고 다시 올려 주세요. 글은 그대로 있어요.",
    ],
  ])("$title is refused", (typed, sentence) => {
    const checked = checkPost(typed);
    if (checked.ok) throw new Error("refused");

    expect(toSentence(postMessages, checked.refusal)).toBe(sentence);
  });

  it("is tidied: blanks, line ends, tags", () => {
    expect(
      checkPost({ title: " 안내문  2 ", body: "\r\n가\r\n나 ", tags: readTags("#ㄱ, ㄴ,ㄱ,") }),
    ).toEqual({
      ok: true,
      value: { title: "안내문 2", body: "가\n나", tags: ["ㄱ", "ㄴ"] },
    });
    expect(checkComment(" 좋아요 ")).toEqual({ ok: true, value: "좋아요" });
    expect(checkComment("가".repeat(2_001)).ok).toBe(false);
  });
});

describe("a nickname", () => {
  it.each([
    [" 별빛  교실 ", { shown: "별빛 교실", key: "별빛교실" }],
    ["StarRoom", { shown: "StarRoom", key: "starroom" }],
    ["별", "NicknameLength"],
    ["가".repeat(11), "NicknameLength"],
    ["별😀", "NicknameLength"],
    ["담 임", "NicknameReserved"],
    ["운영자2", "NicknameReserved"],
  ])("「%s」", (typed, expected) => {
    const parsed = parseNickname(typed);
    expect(parsed.ok ? parsed.value : parsed.refusal.type).toEqual(expected);
  });

  it("is changed once in thirty days", () => {
    expect(findRenameWait(0, 29.5 * DAY_MS)).toBe(1);
    expect(findRenameWait(0, 30 * DAY_MS)).toBe(0);
  });
});

describe("reports", () => {
  const by = (reporter: string, reason: "abuse" | "pupil" = "abuse", isNewcomer = false) => ({
    reporter,
    reason,
    isNewcomer,
  });

  it.each([
    [[by("a", "pupil")], true],
    [[by("a", "pupil", true)], false],
    [[by("a"), by("b"), by("b")], false],
    [[by("a"), by("b"), by("c")], true],
    [[by("a"), by("b"), by("c", "abuse", true)], false],
  ])("%j hide at once: %s", (reports, hides) => {
    expect(hidesAtOnce(reports)).toBe(hides);
  });

  it("are answered, and an act may stop somebody's writing for days", () => {
    expect(toReporterAnswer("hide", "광고예요.")).toBe("알려 주신 글을 살펴봤어요. 가렸어요.");
    expect(toReporterAnswer("keep", "자료를 나눈 글이에요.")).toBe(
      "알려 주신 글을 살펴봤어요. 그대로 두었어요. 자료를 나눈 글이에요.",
    );
    expect([toStopMs("hide"), toStopMs("stop7")]).toEqual([0, 7 * DAY_MS]);
  });
});

it("a newcomer has two posts a day, with a link only after a yes", () => {
  expect(decideNewcomerPost({ postsBefore: 1, hasLink: false })).toBe("shown");
  expect(decideNewcomerPost({ postsBefore: 1, hasLink: true })).toBe("waiting");
  expect(decideNewcomerPost({ postsBefore: 2, hasLink: false })).toBe("refused");
});

it("a draft is a row and stands in a sheet", () => {
  const draft = { board: "help", title: "안내문", body: "있으신", tags: "" };

  expect(v.is(toSchema(postDraftRecord), { ...draft, waiting: true, from: "e3b0c442" })).toBe(true);
  expect(v.is(toSchema(postDraftRecord), { ...draft, body: "가".repeat(40_001) })).toBe(false);
  expect(listSheetLines(toSheet(postDraftRecord), { postDraft: [{ id: "a", ...draft }] })).toEqual([
    "안내문|있으신||",
  ]);
});

describe("a pupil found in a text", () => {
  const roster = [
    { number: 3, name: "김가온" },
    { number: 12, name: "백현우" },
  ];

  it.each([
    ["가온이가 울었어요", "한 학생이 울었어요"],
    ["김가온은 착해요", "한 학생은 착해요"],
    ["백현우 어머니도", "한 학생 어머니도"],
    ["현우를 봤어요", "한 학생을 봤어요"],
    ["가온 학생이", "한 학생이"],
    ["현우랑 놀아요", "한 학생이랑 놀아요"],
    ["010-1234-5678로 주세요", "○○○로 주세요"],
  ])("「%s」 becomes 「%s」", (text, covered) => {
    const [found] = findPeople(text, roster, "mild");
    if (!found) throw new Error("found");

    expect(coverPerson(text, found)).toBe(covered);
  });

  it("is said by number and name, to the teacher alone", () => {
    const [given, phone] = findPeople("현우가 010-1234-5678", roster, "mild");

    expect(given && sayFoundPerson(given, roster)).toBe("12번 백현우 학생 이름 같아요");
    expect(phone && sayFoundPerson(phone, roster)).toBe("휴대전화 번호 같아요");
  });
});
