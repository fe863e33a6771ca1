import { describe, expect, it } from "vitest";
import { checkComment, checkPost } from "../cafe/check-post.ts";
import { checkIdea, checkTryNote } from "../idea/check-idea.ts";
import { parseReview } from "../reviews/review.ts";
import { toPhoneText } from "../roster/reading/parse-cell.ts";
import { toMaskedPhone } from "../student/guardians.ts";
import { checkCard } from "../templates/gallery.ts";
import { readTemplate } from "../templates/template-file.ts";
import { foldDigits } from "../base/fold-digits.ts";
import { countLeaks } from "./leaks.ts";
import { findRefusedPart } from "./personal-parts.ts";
import { createVeilTable } from "./veil-table.ts";
import { unveil } from "./unveil.ts";
import { veil } from "./veil.ts";

/** As people write one mobile number. */
const mobiles = [
  "010-1234-5678",
  "01012345678",
  "010.1234.5678",
  "010 1234 5678",
  "(010)1234-5678",
  "010)1234-5678",
  "010/1234/5678",
  "010–1234–5678",
  "010—1234—5678",
  "０１０-１２３４-５６７８",
  "+82 10-1234-5678",
  "+82-10-1234-5678",
  "82-10-1234-5678",
  "공일공 1234 5678",
  "010 - 1234 - 5678",
  "[010] 1234-5678",
  "010:1234:5678",
  "010·1234·5678",
  "010ㅡ1234ㅡ5678",
  "010~1234~5678",
  "010‑1234‑5678",
  "010－1234－5678",
  "（０１０）１２３４－５６７８",
  "010 1234 5678",
  "010 12 34 56 78",
  "010-12345678",
  "01012-345678",
  "0 1 0 1 2 3 4 5 6 7 8",
  "+82 (0)10-1234-5678",
  "+821012345678",
  "0082-10-1234-5678",
  "공일공-일이삼사-오육칠팔",
  "공1공-1234-5678",
  "O1O-1234-5678",
  "\u202d010-1234-5678\u202c",
  "010\u200b1234\u200b5678",
  "𝟎𝟏𝟎-𝟏𝟐𝟑𝟒-𝟓𝟔𝟕𝟖",
  "011-234-5678",
];
/** A line of a house or a school: the AI does not read it, but a post may name it (spec 14 §2). */
const lines = [
  "02-123-4567",
  "(02)123-4567",
  "031)123-4567",
  "0321234567",
  "０３１–１２３–４５６７",
  "+82 2-123-4567",
  "070.1234.5678",
  "0505-123-4567",
];
const residents = [
  "080101-3123456",
  "080101_3123456",
  "０８０１０１－３１２３４５６",
  "080101–3123456",
  "080101 - 3123456",
  "(080101)3123456",
  "080101/3123456",
  "0801013123456",
  "080101-3******",
];
const mails = [
  "mom@example.com",
  "ｍｏｍ＠ｅｘａｍｐｌｅ．ｃｏｍ",
  "mom @ example.com",
  "mom[at]example.com",
  "mom골뱅이example.com",
  "mom골뱅이네이버 닷컴",
  "mom 골뱅이 네이버점컴",
  "mom[at]example[dot]com",
];
const codes = ["30203", "３０２０３", "3학년 2반 3번", "３학년２반３번"];

/** Of a school number in words: hidden whole, and back as it was. */
const told = ["학번: 030203", "학번은 20260303", "3-2반 3번"];

/** Numbers that lead to nobody. */
const harmless = [
  "2026-03-02",
  "2026.11.28. 13:30~14:20",
  "01/10 13:30-14:20",
  "11월 28일 1교시",
  "1,234,000원",
  "총 12,345,678원",
  "302호",
  "본관 010호",
  "3:2로 이겼어요",
  "21-19, 15-21, 15-13",
  "100 200 300 400",
  "0.125",
  "3.14159265358979",
  "88점, 92점, 100점",
  "9788936434267",
  "978-89-364-3426-7",
  "1588-1234",
  "112, 119",
  "1 2 3 4 5 6 7 8 9 10 11 12",
  "0 1 0 1 1 0 0 1 0 1",
  "015, 016, 017, 018, 019, 020",
  "공일이삼사",
  "8교시 82명",
  "1:01.23",
  "제2026-0304호",
  "20쪽~28쪽",
  "3/4 + 1/2",
  "123456-12",
];

const posted: Readonly<Record<string, (text: string) => { readonly ok: boolean }>> = {
  "a post": (text) => checkPost({ title: "안내문 있나요", body: `문의 ${text}로`, tags: [] }),
  "a title": (text) => checkPost({ title: `문의 ${text}`, body: "안내문", tags: [] }),
  "a comment": (text) => checkComment(`제 번호 ${text}이에요`),
  "an idea": (text) => checkIdea({ ...idea, steps: [`전화 ${text}`] }),
  "what was tried": (text) => checkTryNote(`문의 ${text}`),
  "a review": (text) => parseReview({ verdict: "helped", text: `문의 ${text}` }),
  "a card of 틀 나눔": (text) => checkCard({ title: `문의 ${text}`, tags: [] }),
  "a template": (text) => readTemplate(toTemplate(`문의 ${text}`)),
};
const idea = {
  title: "물의 순환",
  subject: "",
  grades: "",
  minutes: null,
  materials: [],
  steps: ["읽기"],
};
const toTemplate = (text: string): string =>
  JSON.stringify({
    damim: "template",
    kind: "snippets",
    version: 1,
    data: { snippets: [{ text, area: "" }] },
  });

describe("what leads to a person is known in whatever spelling", () => {
  const facts = {
    students: [{ number: 3, name: "김가온" }],
    ownClass: "3-2" as const,
    words: [],
  };

  it.each([...mobiles, ...lines, ...residents, ...mails, ...codes, ...told])(
    "「%s」 does not go to an AI",
    (spelling) => {
      for (const text of [spelling, `어머니 ${spelling}로 연락함`, `학생${spelling} 확인`]) {
        const table = createVeilTable(facts);
        const out = veil(text, table).text;
        expect(foldDigits(out).replaceAll(/\[[가-힣]+\d\]|\D/gu, "")).toBe("");
        expect(out).not.toContain("example");
        expect(countLeaks(out, [])).toBe(0);
        expect(unveil(out, table).text.normalize("NFC")).toContain(
          codes.includes(spelling) ? "김가온" : spelling.replaceAll(/[\u202c\u202d]/gu, ""),
        );
      }
    },
  );

  it.each([...mobiles, ...lines, ...residents, ...mails])(
    "the server lets no 「%s」 out",
    (spelling) => {
      expect(countLeaks(`어머니 ${spelling}로 연락함`, [])).toBe(1);
    },
  );

  it.each([...mobiles, ...residents])("「%s」 is not posted", (spelling) => {
    for (const [what, isPosted] of Object.entries(posted))
      expect(isPosted(spelling).ok, what).toBe(false);
  });

  it.each(mobiles.filter((each) => !each.includes("일이삼사")))(
    "「%s」 is covered in a list",
    (spelling) => {
      expect(foldDigits(toMaskedPhone(toPhoneText(spelling)))).not.toMatch(/1234|1.?2.?3.?4/u);
    },
  );
});

describe("what leads to nobody", () => {
  it.each(harmless)("「%s」 goes as it is", (text) => {
    expect(veil(text, createVeilTable({ students: [], words: [] })).text).toBe(text);
    expect(findRefusedPart(text)).toBeUndefined();
    for (const [what, isPosted] of Object.entries(posted))
      expect(isPosted(text).ok, what).toBe(true);
  });

  it("is as long as it was", () => {
    for (const text of [...mobiles, ...harmless, "①②㈜ㄱ🙂𝟎"])
      expect(foldDigits(text)).toHaveLength(text.length);
  });
});
