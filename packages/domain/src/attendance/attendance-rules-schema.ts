import * as v from "valibot";

const count = (most: number) =>
  v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))));
const flag = v.exactOptional(v.nullable(v.boolean()));

export const attendanceRulesSchema = v.looseObject({
  arrivalTime: v.exactOptional(
    v.nullable(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  ),
  lessonsADay: count(12),
  keepsOneADay: flag,
  keptKinds: v.exactOptional(
    v.nullable(v.pipe(v.array(v.picklist(["late", "earlyLeave", "classMissed"])), v.maxLength(3))),
  ),
  reportWithinDays: count(60),
  reportDaysAre: v.exactOptional(v.nullable(v.picklist(["calendar", "school"]))),
  doctorFromDays: count(30),
  partialNeedsReport: flag,
  fieldStudyDays: count(200),
  fieldStudyInRow: count(200),
  fieldStudyApplyBefore: count(60),
  fieldStudyReportWithin: count(60),
  fieldStudyHalfDays: flag,
  fieldStudyAbroadWeekends: flag,
  fieldStudyCallFrom: count(200),
  menstrualPartials: count(20),
  fineDust: flag,
  remarkDaysInRow: count(60),
  remarkTimes: count(200),
  athleteLevel: v.exactOptional(v.nullable(v.picklist(["elementary", "middle", "high"]))),
});
