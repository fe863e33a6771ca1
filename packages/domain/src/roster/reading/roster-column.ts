import { toBareText } from "./source/cell-text.ts";

/** The facts about a pupil that a roster's columns hold. */
export type RosterColumn =
  | "grade"
  | "classNo"
  | "number"
  | "name"
  | "sex"
  | "birthday"
  | "guardianPhone"
  | "note";

/** What a heading can mean: a column, or several in one (「학년반」 3-2, 「반/번호」 2/1, 「학번」 30207). */
export type HeadingMeaning = RosterColumn | "gradeAndClass" | "classAndNumber" | "studentCode";

/** Between the two rows of a heading: 「연락처 > 모」. */
export const HEAD_UNDER = " > ";

export const rosterColumnLabels: Readonly<Record<RosterColumn, string>> = {
  grade: "학년",
  classNo: "반",
  number: "번호",
  name: "이름",
  sex: "성별",
  birthday: "생년월일",
  guardianPhone: "보호자 연락처",
  note: "메모",
};

/** Headings as schools write them, the surest first: 「번호」 wins over 「순번」 where both stand. */
const headings: Readonly<Record<HeadingMeaning, readonly string[]>> = {
  number: ["번호", "출석번호", "출번", "번", "number", "no", "num", "순번", "연번", "순"],
  name: [
    "이름",
    "성명",
    "학생이름",
    "학생명",
    "학생성명",
    "한글이름",
    "한글성명",
    "성명한글",
    "name",
    "학생",
    "firstname",
    "givenname",
    "first",
    "given",
    "명",
  ],
  sex: ["성별", "남녀", "남여", "성", "sex", "gender"],
  birthday: [
    "생년월일",
    "출생년월일",
    "출생일",
    "생일",
    "birthday",
    "birthdate",
    "birth",
    "주민등록번호",
    "주민번호",
  ],
  guardianPhone: ["보호자연락처", "학부모연락처", "부모연락처"],
  note: ["비고", "메모", "특이사항", "참고사항", "참고", "note", "기타"],
  grade: ["학년", "grade"],
  classNo: ["반", "학급", "반명", "class"],
  gradeAndClass: ["학년반", "학반", "소속"],
  classAndNumber: [
    "반번호",
    "학년반번호",
    "학반번호",
    "학급번호",
    "반출석번호",
    "학년반번",
    "반번",
  ],
  studentCode: ["학번"],
};

/** What stands below such a head is not the pupil's own: 「석차 > 반」, 「보호자 > 성명」. */
const ofSomethingElse =
  /보호자|학부모|부모|^[부모]$|아버지|어머니|형제|자매|담임|교사|친구|짝|석차|등수|성적|점수|등급|전년|작년|이전|전적|진급|내년|희망/u;

const UNRANKED = 100;

/** A heading's meaning and how sure it is (0 is surest), or nothing when it is none of ours. */
export function findHeading(
  cell: string,
): { readonly meaning: HeadingMeaning; readonly rank: number } | undefined {
  const [over = "", under] = cell.split(HEAD_UNDER);
  if (under !== undefined) {
    const both = findHeading(`${over} ${under}`) ?? findHeading(`${under} ${over}`);
    return both ?? (ofSomethingElse.test(toHeadingText(over)) ? undefined : findHeading(under));
  }
  const text = toHeadingText(cell);
  if (!text || text.length > 12) return undefined;
  for (const [meaning, known] of Object.entries(headings)) {
    const rank = known.indexOf(text);
    // `Object.entries` forgets which names the record has.
    if (rank >= 0) return { meaning: meaning as HeadingMeaning, rank };
  }
  const fact = findPupilsFact(text);
  if (fact) return { meaning: fact, rank: UNRANKED };
  if (!/연락처|전화|휴대폰|핸드폰|phone/u.test(text)) return undefined;
  // A pupil's own telephone only where there is none of a guardian.
  return { meaning: "guardianPhone", rank: /^(?:학생|본인)/u.test(text) ? UNRANKED + 1 : UNRANKED };
}

/** 「성별코드」, 「주민등록상 생년월일」, 「주민번호 앞자리」: of the pupil, not of somebody at home. */
function findPupilsFact(text: string): "sex" | "birthday" | undefined {
  if (/보호자|학부모|아버지|어머니|부모|형제|자매|동생/u.test(text)) return undefined;
  if (text.includes("성별")) return "sex";
  return /생년월일|^주민(?:등록)?번호앞/u.test(text) ? "birthday" : undefined;
}

/** 「생년월일(6자리)」, 「성 명」 and 「No.」 are read without remarks, blanks and points. */
export function toHeadingText(cell: string): string {
  return toBareText(cell)
    .replaceAll(/\([^()]*\)|[*:.·※/_-]/gu, "")
    .toLowerCase();
}
