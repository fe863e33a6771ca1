import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "dailyNotice",
    title: "알림장",
    sentence: "한 번 적어서 칠판에 띄우고 학부모님께도 보내요.",
    steps: [
      { open: "/dailyNotice", say: "기록 메뉴의 「알림장」에서 열어요." },
      {
        type: "textbox",
        name: "알림장 줄",
        text: "실내화 빨아 오기",
        isSent: true,
        say: "한 줄 적고 Enter를 눌러요. 여러 줄을 붙여넣어도 돼요.",
      },
      {
        press: "button",
        name: "복사",
        say: "날짜와 번호가 붙은 글이 복사돼요. 메신저에 붙여넣어요.",
      },
      { press: "button", name: "칠판에 띄우기", say: "아이들이 베껴 쓰도록 크게 띄워요." },
    ],
  },
  {
    id: "stage",
    title: "알림장 칠판",
    sentence: "알림장을 교실 뒤에서도 읽히게 띄워요.",
    steps: [
      { open: "/dailyNotice/stage", say: "알림장의 「칠판에 띄우기」로 열어요." },
      { press: "button", name: "글자 크게", say: "뒷자리에서도 보이게 글자를 키워요." },
      { press: "button", name: "글자 작게", say: "줄이 많으면 글자를 줄여요." },
    ],
  },
];
