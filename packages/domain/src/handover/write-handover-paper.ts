import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDate } from "../calendar-day/korean-day.ts";
import { toText, type Paper } from "../privacy/paper.ts";
import { saySchoolAndClass, type SchoolYearSetting } from "../school-year/school-year-setting.ts";
import {
  handoverItemLabels,
  handoverItems,
  sayHandoverState,
  type GivenHandover,
} from "./handover.ts";

/**
 * 인계 내역 of one hand-over: items and counts, and no name of a pupil.
 *
 * @param setting the giver's, of the year that is handed over
 */
export function writeHandoverPaper(
  given: GivenHandover,
  giver: string,
  setting: SchoolYearSetting | undefined,
): Paper {
  const { year, to, counts, madeAt, expiresAt, acceptedAt, state } = given;
  const toCount = (count: number): string => `${count}명`;
  return {
    title: `${year}학년도 학생 인계 내역`,
    sections: [
      {
        title: "1. 넘긴 것",
        blocks: [
          {
            type: "table",
            label: "넘긴 항목",
            heads: ["항목", "학생"],
            rows: [
              ["이름·번호", toCount(counts.pupils)],
              ...handoverItems.flatMap((item) =>
                item in counts.items
                  ? [[handoverItemLabels[item], toCount(counts.items[item] ?? 0)]]
                  : [],
              ),
              ...(counts.capsules ? [["타임캡슐", `${counts.capsules}개`]] : []),
            ],
          },
          toText("상담 기록, 개별기록, 점수, 결석 사유, 잠근 기록, 사진은 넘기지 않았어요."),
        ],
      },
      {
        title: "2. 넘긴 때와 사람",
        blocks: [
          {
            type: "table",
            label: "넘긴 때와 사람",
            heads: ["항목", "내용"],
            rows: [
              ["학교와 반", saySchoolAndClass(setting)],
              ["넘긴 선생님", giver],
              ["받는 선생님", to ?? "계정이 없어진 선생님"],
              ["넘긴 날", toKoreanDate(toSeoulDay(madeAt))],
              [
                "받아 본 날",
                acceptedAt === null ? "받아 보지 않았어요" : toKoreanDate(toSeoulDay(acceptedAt)),
              ],
              ["지금", sayHandoverState(given)],
              [
                "서버에서 지우는 날",
                state === "withdrawn" || state === "declined"
                  ? "그때 바로 지웠어요"
                  : toKoreanDate(toSeoulDay(expiresAt)),
              ],
            ],
          },
          { type: "pen", lines: ["확인한 사람                                        (서명)"] },
        ],
      },
    ],
  };
}
