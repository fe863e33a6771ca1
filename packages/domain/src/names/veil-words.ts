import { toDayParts } from "../calendar-day/calendar-day.ts";
import { listGuardians } from "../student/guardians.ts";
import type { RosterStudent } from "../student/student.ts";
import { familyTitles } from "./name-words.ts";
import type { VeilFacts } from "./veil-table.ts";

type Known = Pick<RosterStudent, "birthday" | "guardians" | "guardianPhone" | "note" | "tags">;

/** What is not the name of a guardian where the roster says who that is. */
const relations = new RegExp(
  `(?:${[
    ...familyTitles,
    "부모님",
    "모친",
    "부친",
    "보호자",
    "어머님",
    "아버님",
    "친모",
    "친부",
    "조모",
    "조부",
    "모",
    "부",
    "님",
    "씨",
  ]
    .toSorted((a, b) => b.length - a.length)
    .join("|")})(?![가-힣])`,
  "gu",
);
const nickname = /(?:별명|애칭)[은는이]?\s*[:：]?\s*[「"'(]?([가-힣]{2,10}|[a-z]{2,20})/giu;

/**
 * Words of the roster besides names that tell who a child is, for `veil`: guardians by name, nicknames that a note tells,
 * dates of birth as they are written.
 *
 * ```ts
 * listVeilWords([{ guardians: [{ relation: "모 김영숙", phone: "" }], note: "별명 콩이" }]); // 보호자 김영숙, 낱말 콩이
 * ```
 */
export function listVeilWords(students: readonly Known[]): VeilFacts["words"] {
  return students.flatMap((student) => [
    ...listGuardians(student)
      .flatMap(({ relation }) => relation.replaceAll(relations, " ").match(/[\p{L}]{2,}/gu) ?? [])
      .map((word) => ({ label: "보호자" as const, word })),
    ...[student.note ?? "", ...(student.tags ?? [])]
      .flatMap((text) => Array.from(text.matchAll(nickname), ([, word = ""]) => word))
      .map((word) => ({ label: "낱말" as const, word })),
    ...listBirthdays(student.birthday).map((word) => ({ label: "낱말" as const, word })),
  ]);
}

/** The school as it is called: 「한빛초등학교」, 「한빛초」; also one of two letters, 「샘초」, which `veil` hides as a word alone. */
export function listSchoolWords(school: string): VeilFacts["words"] {
  const names = [school.trim(), school.trim().replace(/등학교$|학교$/u, "")];
  return [...new Set(names)]
    .filter((word) => word.length > 1)
    .map((word) => ({ label: "학교" as const, word }));
}

/** Without its year a day is a day of the class, unless it is said to be a birthday. */
function listBirthdays(birthday: Known["birthday"]): readonly string[] {
  if (!birthday) return [];
  const { year, month, date } = toDayParts(birthday);
  const [mm, dd] = [month, date].map((each) => String(each).padStart(2, "0"));
  const plain = `${month}월 ${date}일`;
  return [
    ...[String(year), String(year).slice(2)].flatMap((yy) => [
      `${yy}-${mm}-${dd}`,
      `${yy}. ${mm}. ${dd}`,
      `${yy}. ${month}. ${date}`,
      `${yy}/ ${month}/ ${date}`,
      `${yy}년 ${plain}`,
      `${yy}${mm}${dd}`,
    ]),
    `생일 ${plain}`,
    `생일이 ${plain}`,
    `생일은 ${plain}`,
    `${plain} 생일`,
    `${plain}생`,
  ];
}
