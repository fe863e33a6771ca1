import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "settingSeat",
    title: "자리뽑기",
    sentence: "규칙을 지키면서 자리를 뽑아 한 자리씩 열어요.",
    steps: [
      { open: "/classgame?about=settingSeat", say: "수업놀이를 누르면 열려요." },
      { press: "button", name: "교실 만들기", say: "줄과 분단을 정해 우리 교실을 만들어요." },
      { press: "tab", name: "규칙", say: "앞자리가 필요한 아이, 떨어져 앉을 아이를 적어요." },
      {
        type: "textbox",
        name: "규칙 적기",
        text: "3 앞 1줄",
        isSent: true,
        say: "「3 앞 1줄」, 「4×9 이웃 아님」처럼 적고 Enter를 눌러요.",
      },
      { press: "button", name: "바로 뽑기", say: "규칙에 맞게 모두 정해지고, 카드는 덮여 있어요." },
      { press: "button", name: "다음 자리 뽑기", say: "한 자리씩 열거나 한꺼번에 열어요." },
    ],
  },
];
