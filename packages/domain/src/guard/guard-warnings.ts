import type { GuardWarning } from "./decide-route.ts";

export interface WarningWords {
  readonly title: string;
  readonly text: string;
}

const subjects: Readonly<Record<Exclude<GuardWarning, "trying">, string>> = {
  tab: "이 메뉴는",
  profile: "프로필 수정은",
  clubManagement: "클럽 관리는",
};

/** What a club's version says of a screen that it does not open, letter for letter (spec 06 §3); and what 둘러보기 says. */
export function toWarningWords(warning: GuardWarning): WarningWords {
  if (warning === "trying")
    return {
      title: "둘러보기에서는 쓸 수 없어요",
      text: "계정이 있어야 쓰는 화면이에요. 「내 반으로 시작하기」를 누르면 쓸 수 있어요.",
    };
  return {
    title: "클럽 버전에서는 쓸 수 없어요",
    text: `${subjects[warning]} 메인 버전에서 쓸 수 있어요. 프로필 메뉴에서 메인 버전으로 바꿔 주세요.`,
  };
}
