/** 1 좋음, 2 보통, 3 나쁨, 4 매우 나쁨. */
export type DustGrade = 1 | 2 | 3 | 4;

/** µg/m³; null where nobody measured. */
export interface DustValues {
  readonly pm10: number | null;
  readonly pm25: number | null;
}

export interface DustGrades {
  readonly pm10: DustGrade | null;
  readonly pm25: DustGrade | null;
  /** Of what is known. */
  readonly worst: DustGrade | null;
}

export const dustGradeLabels: Readonly<Record<DustGrade, string>> = {
  1: "좋음",
  2: "보통",
  3: "나쁨",
  4: "매우 나쁨",
};

/** The greatest value of each grade (환경부 예보 등급). */
const PM10_EDGES = [30, 80, 150];
const PM25_EDGES = [15, 35, 75];

/**
 * How bad the dust is; a value on the edge still has the better grade.
 *
 * ```ts
 * gradeOfDust({ pm10: 80, pm25: 36 }); // { pm10: 2, pm25: 3, worst: 3 }
 * ```
 */
export function gradeOfDust({ pm10, pm25 }: DustValues): DustGrades {
  const grades = { pm10: toGrade(pm10, PM10_EDGES), pm25: toGrade(pm25, PM25_EDGES) };
  const known = [grades.pm10, grades.pm25].filter((grade) => grade !== null);
  const worst = known.length === 0 ? null : known.reduce((a, b) => (a > b ? a : b));
  return { ...grades, worst };
}

function toGrade(value: number | null, edges: readonly number[]): DustGrade | null {
  if (value === null) return null;
  return (1 + edges.filter((edge) => value > edge).length) as DustGrade;
}
