import type { AssignRule, AssignRuleType } from "@damim/domain/class-assignment/assign-plan.ts";
import { LARGEST_RULE, MOST_RULES } from "@damim/domain/class-assignment/assign-plan.ts";
import type { AssignRuleRefusal } from "@damim/domain/class-assignment/change-assign.ts";

export const ruleTypeLabels: Readonly<Record<AssignRuleType, string>> = {
  apart: "따로",
  together: "함께",
  fixed: "고정",
};

/** Where a rule came from. */
export const ruleSourceLabels: Readonly<Record<AssignRule["by"], string>> = {
  file: "파일에서",
  name: "같은 이름",
  twins: "쌍둥이",
  teacher: "",
};

/** Why a rule was not added. */
export const ruleRefusals: Readonly<Record<AssignRuleRefusal, string>> = {
  "too-few": `학생을 두 명 이상, ${LARGEST_RULE}명까지 골라 주세요.`,
  "together-and-apart": "'함께'와 '따로'에 같은 두 아이가 있어요.",
  "too-many-rules": `규칙은 ${MOST_RULES}개까지 넣을 수 있어요.`,
  known: "이미 있는 규칙이에요.",
};
