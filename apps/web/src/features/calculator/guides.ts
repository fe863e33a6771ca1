import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "calculator",
    title: "계산기",
    sentence: "칠판에 크게 띄우고 함께 계산해요.",
    steps: [
      { open: "/tool/calculator", say: "쌤마당 메뉴의 「계산기」는 새 창으로 열려요." },
      { press: "button", name: "7", say: "화면을 누르거나 키보드로 적어요." },
      { press: "button", name: "몫·나머지", say: "나눗셈의 몫과 나머지를 함께 보여 줘요." },
      { press: "button", name: "3", say: "나눌 수를 눌러요." },
      { press: "button", name: "=", say: "계산한 것은 왼쪽에 차례로 남아요." },
    ],
  },
];
