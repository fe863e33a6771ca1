import { writeXlsx } from "hucre/xlsx";

/** A file as a chooser takes it. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const FAMILY = ["강", "권", "김", "남궁", "류", "박", "서", "이", "정", "최", "한", "윤", "오"];
const GIVEN = [
  "도윤",
  "서아",
  "가온",
  "하린",
  "지호",
  "채원",
  "건우",
  "민재",
  "유나",
  "시우",
  "라온",
];
const HEAD = [
  "번호",
  "이름",
  "성별",
  "생년월일",
  "점수",
  "생활지도",
  "특수",
  "임원",
  "따로",
  "함께",
  "비고",
];

/**
 * Made-up files of a third grade, one a class: `perClass` pupils each with sex, birthday and score, some with marks, and
 * rules between classes. 3-1 12 and 3-2 12 have one name.
 */
export async function buildGradeFiles(
  classCount: number,
  perClass: number,
): Promise<readonly GivenFile[]> {
  return Promise.all(
    Array.from({ length: classCount }, async (_, at): Promise<GivenFile> => {
      const rows = Array.from({ length: perClass }, (__, index) => buildRow(at, index, classCount));
      const bytes = await writeXlsx({ sheets: [{ name: "명단", rows: [HEAD, ...rows] }] });
      return {
        name: `3학년 ${at + 1}반.xlsx`,
        mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        buffer: Buffer.from(bytes),
      };
    }),
  );
}

function buildRow(at: number, index: number, classCount: number): (string | number)[] {
  const seed = at * 37 + index * 11;
  const isSame = index === 11 && at < 2;
  const name = isSame
    ? "문채원"
    : `${FAMILY[(seed + index) % FAMILY.length]}${GIVEN[(at * 5 + index) % GIVEN.length]}`;
  const next = ((at + 1) % classCount) + 1;
  return [
    index + 1,
    name,
    index % 2 === 0 ? "여" : "남",
    `2017-${String((seed % 12) + 1).padStart(2, "0")}-${String((index % 27) + 1).padStart(2, "0")}`,
    60 + ((seed * 7) % 40),
    index === 4 ? 3 : index === 9 ? 2 : "",
    index === 6 && at % 2 === 0 ? "O" : "",
    index < 2 ? "O" : "",
    index === 4 ? `${next}-5` : index === 9 && at === 0 ? "2-10, 3-10" : "",
    index === 14 && at === 0 ? "2-15" : "",
    index === 6 ? "통합학급" : "",
  ];
}
