import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "simsim",
    title: "사용법",
    sentence: "화면마다 어떻게 쓰는지 몇 단계로 보여 줘요.",
    steps: [
      {
        open: "/simsim/all",
        say: "쌤마당 메뉴의 「사용법」이나 화면 위의 물음표로 열어요.",
      },
      {
        type: "searchbox",
        name: "사용법 찾기",
        text: "자리",
        say: "하고 싶은 일을 적으면 그 말이 있는 사용법을 찾아 줘요.",
      },
      { press: "link", name: "자리뽑기", say: "누를 곳을 차례로 읽어요." },
      { press: "radio", name: "도움이 됐어요", say: "써 본 느낌을 다른 선생님께 남겨요." },
      {
        type: "textbox",
        name: "후기",
        text: "규칙을 적어 두니 편해요.",
        say: "학생 이름이 보이면 남기기 전에 알려 줘요.",
      },
      { press: "button", name: "후기 남기기", say: "이름 없이 남아요. 언제든 고치거나 지워요." },
    ],
  },
];
