import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "dailyLog",
    title: "하루일지",
    sentence: "하루에 있었던 일이 저절로 모이고, 몇 줄을 보태요.",
    steps: [
      { open: "/dailyLog", say: "쌤마당 메뉴의 「하루일지」에서 열어요." },
      {
        type: "textbox",
        name: "일지",
        text: "소방 훈련을 말없이 잘 마침.",
        say: "오늘 기억할 일을 한두 줄 적어요.",
      },
      { type: "combobox", name: "날씨", text: "맑음", say: "날씨도 골라 둬요." },
      { press: "button", name: "하루 마치기", say: "그때까지 모인 기록이 그대로 남아요." },
      { press: "tab", name: "한 달", say: "한 달 일지를 이어서 읽어요." },
    ],
  },
];
