import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { Holiday } from "./holiday.ts";

/** The last year of which the official yearly calendar (월력요항) is out. */
const LAST_OFFICIAL_YEAR = "2027";

const everydayNames: readonly (readonly [legal: string, everyday: string])[] = [
  ["1월 1일", "신정"],
  ["3ㆍ1절", "삼일절"],
  ["부처님 오신 날", "부처님오신날"],
  ["기독탄신일", "성탄절"],
];

/**
 * A year, then its days. As text and not as objects, because it comes with a teacher's first screen: the names
 * repeat and shrink to a fifth.
 */
const HOLIDAYS = `
2023
03-01 3ㆍ1절
05-05 어린이날
05-27 부처님 오신 날
05-29 대체공휴일(부처님 오신 날)
06-06 현충일
08-15 광복절
09-28 추석 전날
09-29 추석
09-30 추석 다음 날
10-02 임시공휴일
10-03 개천절
10-09 한글날
12-25 기독탄신일
2024
01-01 1월 1일
02-09 설날 전날
02-10 설날
02-11 설날 다음 날
02-12 대체공휴일(설날)
03-01 3ㆍ1절
04-10 제22대국회의원선거
05-05 어린이날
05-06 대체공휴일(어린이날)
05-15 부처님 오신 날
06-06 현충일
08-15 광복절
09-16 추석 전날
09-17 추석
09-18 추석 다음 날
10-01 임시공휴일
10-03 개천절
10-09 한글날
12-25 기독탄신일
2025
01-01 1월 1일
01-27 임시공휴일
01-28 설날 전날
01-29 설날
01-30 설날 다음 날
03-01 3ㆍ1절
03-03 대체공휴일(3ㆍ1절)
05-05 어린이날, 부처님 오신 날
05-06 대체공휴일(부처님 오신 날)
06-03 임시공휴일(대통령선거)
06-06 현충일
08-15 광복절
10-03 개천절
10-05 추석 전날
10-06 추석
10-07 추석 다음 날
10-08 대체공휴일(추석)
10-09 한글날
12-25 기독탄신일
2026
01-01 1월 1일
02-16 설날 전날
02-17 설날
02-18 설날 다음 날
03-01 3ㆍ1절
03-02 대체공휴일(3ㆍ1절)
05-01 노동절
05-05 어린이날
05-24 부처님 오신 날
05-25 대체공휴일(부처님 오신 날)
06-03 전국동시지방선거
06-06 현충일
07-17 제헌절
08-15 광복절
08-17 대체공휴일(광복절)
09-24 추석 전날
09-25 추석
09-26 추석 다음 날
10-03 개천절
10-05 대체공휴일(개천절)
10-09 한글날
12-25 기독탄신일
2027
01-01 1월 1일
02-06 설날 전날
02-07 설날
02-08 설날 다음 날
02-09 대체공휴일(설날)
03-01 3ㆍ1절
05-01 노동절
05-03 대체공휴일(노동절)
05-05 어린이날
05-13 부처님 오신 날
06-06 현충일
07-17 제헌절
07-19 대체공휴일(제헌절)
08-15 광복절
08-16 대체공휴일(광복절)
09-14 추석 전날
09-15 추석
09-16 추석 다음 날
10-03 개천절
10-04 대체공휴일(개천절)
10-09 한글날
10-11 대체공휴일(한글날)
12-25 기독탄신일
12-27 대체공휴일(기독탄신일)
2028
01-01 1월 1일
01-26 설날 전날
01-27 설날
01-28 설날 다음 날
03-01 3ㆍ1절
04-12 제23대 국회의원선거
05-01 노동절
05-02 부처님 오신 날
05-05 어린이날
06-06 현충일
07-17 제헌절
08-15 광복절
10-02 추석 전날
10-03 추석, 개천절
10-04 추석 다음 날
10-05 대체공휴일(추석)
10-09 한글날
12-25 기독탄신일
2029
01-01 1월 1일
02-12 설날 전날
02-13 설날
02-14 설날 다음 날
03-01 3ㆍ1절
05-01 노동절
05-05 어린이날
05-07 대체공휴일(어린이날)
05-20 부처님 오신 날
05-21 대체공휴일(부처님 오신 날)
06-06 현충일
07-17 제헌절
08-15 광복절
09-21 추석 전날
09-22 추석
09-23 추석 다음 날
09-24 대체공휴일(추석)
10-03 개천절
10-09 한글날
12-25 기독탄신일
2030
01-01 1월 1일
02-02 설날 전날
02-03 설날
02-04 설날 다음 날
02-05 대체공휴일(설날)
03-01 3ㆍ1절
03-27 제22대 대통령선거
05-01 노동절
05-05 어린이날
05-06 대체공휴일(어린이날)
05-09 부처님 오신 날
06-06 현충일
06-12 전국동시지방선거
07-17 제헌절
08-15 광복절
09-11 추석 전날
09-12 추석
09-13 추석 다음 날
10-03 개천절
10-09 한글날
12-25 기독탄신일
`;

/**
 * Korean public holidays from 2023-03-01 to 2030-12-25, one row a day. Up to 2027 they are the official
 * yearly calendar (월력요항); from 2028 on they are computed from the law (공휴일에 관한 법률 and the rule
 * on substitute days) and may still change, above all elections and temporary holidays.
 */
export const builtInHolidays: readonly Holiday[] = listHolidays(HOLIDAYS);

function listHolidays(text: string): readonly Holiday[] {
  let year = "";
  return text.split("\n").flatMap((line) => {
    if (!line) return [];
    if (!line.includes(" ")) {
      year = line;
      return [];
    }
    const legalName = line.slice(6);
    const names = legalName.split(", ");
    return [
      {
        // The golden table checks each of them.
        day: `${year}-${line.slice(0, 5)}` as CalendarDay,
        name: toEverydayName(legalName),
        legalName,
        kind: findKind(legalName),
        status: year > LAST_OFFICIAL_YEAR ? "computed" : "official",
        ...(names.length > 1 ? { names } : {}),
      },
    ];
  });
}

/** 「대체공휴일(3ㆍ1절)」 becomes 「대체공휴일(삼일절)」 (spec 03 §3). */
function toEverydayName(legalName: string): string {
  return everydayNames.reduce(
    (name, [legal, everyday]) => name.replace(legal, everyday),
    legalName,
  );
}

function findKind(name: string): Holiday["kind"] {
  if (name.includes("선거")) return "election";
  if (name.startsWith("대체공휴일")) return "substitute";
  return name.startsWith("임시공휴일") ? "temporary" : "public";
}
