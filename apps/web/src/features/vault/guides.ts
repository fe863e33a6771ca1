import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "recordLock",
    title: "기록 잠그기",
    sentence: "상담 기록의 글을 두 번째 암호로 잠가, 암호를 아는 사람만 읽어요.",
    steps: [
      { open: "/recordLock", say: "설정의 「기록 잠그기」에서 열어요." },
      {
        press: "button",
        name: "다음",
        say: "기록 암호로 쓸 짧은 문장을 두 번 적고, 복구 코드를 종이에 남기면 켜져요. 암호도 복구 코드도 없으면 아무도 열 수 없어요.",
      },
      {
        open: "/consulting",
        say: "켠 뒤에는 상담관리에서 「기록 열기」로 열고 「지금 잠그기」로 닫아요.",
      },
    ],
  },
];
