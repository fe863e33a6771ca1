import type { SchoolYear } from "../school-year/school-year.ts";

/** One line of the 경조사 table: whose event gives how many days of 출석인정. */
export interface FamilyEvent {
  readonly id: string;
  readonly label: string;
  readonly dayCount: number;
}

/** Closing days, public holidays and Saturdays are not counted (별표 8; 기재요령 52쪽). */
const since2026: readonly FamilyEvent[] = [
  { id: "wedding", label: "결혼: 형제, 자매, 부, 모", dayCount: 1 },
  { id: "adoption", label: "입양: 학생 본인", dayCount: 20 },
  { id: "deathNear", label: "사망: 부모, 조부모, 외조부모", dayCount: 5 },
  {
    id: "deathFar",
    label: "사망: 증조부모, 형제·자매와 그 배우자, 부모의 형제·자매와 그 배우자",
    dayCount: 3,
  },
];
/** A school's notice of 2025 still gives one day for a parent's brother or sister. */
const before2026: readonly FamilyEvent[] = [
  { id: "wedding", label: "결혼: 형제, 자매", dayCount: 1 },
  { id: "adoption", label: "입양: 학생 본인", dayCount: 20 },
  { id: "deathNear", label: "사망: 부모, 조부모, 외조부모", dayCount: 5 },
  { id: "deathFar", label: "사망: 증조부모, 형제·자매와 그 배우자", dayCount: 3 },
  { id: "deathUncle", label: "사망: 부모의 형제·자매와 그 배우자", dayCount: 1 },
];

/** The table that holds in a school year. */
export function listFamilyEvents(year: SchoolYear): readonly FamilyEvent[] {
  return year >= 2026 ? since2026 : before2026;
}

/** `findFamilyEvent(2026, "wedding")?.dayCount` is 1. */
export function findFamilyEvent(
  year: SchoolYear,
  id: string | null | undefined,
): FamilyEvent | undefined {
  return listFamilyEvents(year).find((event) => event.id === id);
}
