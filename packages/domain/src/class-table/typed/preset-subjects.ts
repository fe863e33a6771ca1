import type { PresetSubject } from "../subject.ts";

/** Subjects of 초 and 중 by which a typed letter is read where the teacher has none for it yet. */
export const presetSubjects: readonly PresetSubject[] = (
  [
    ["국어", "국어", "sky"],
    ["도덕", "도덕", "yolk"],
    ["사회", "사회", "yolk"],
    ["수학", "수학", "mint"],
    ["과학", "과학", "lilac"],
    ["실과", "실과", "yolk"],
    ["체육", "체육", "mint"],
    ["음악", "음악", "lilac"],
    ["미술", "미술", "rose"],
    ["영어", "영어", "rose"],
    ["창체", "창체", "sky"],
    ["바른 생활", "바생", "yolk"],
    ["슬기로운 생활", "슬생", "lilac"],
    ["즐거운 생활", "즐생", "rose"],
    ["안전한 생활", "안전", "mint"],
    ["역사", "역사", "yolk"],
    ["기술·가정", "기가", "mint"],
    ["정보", "정보", "lilac"],
    ["한문", "한문", "sky"],
    ["진로", "진로", "rose"],
    ["보건", "보건", "mint"],
  ] as const
).map(([name, short, colour]) => ({ name, short, colour }));
