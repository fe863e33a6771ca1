import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "padIt",
    title: "패드잇",
    sentence: "아이들이 계정 없이 들어와 한 보드에 카드를 올려요.",
    steps: [
      { open: "/classgame?about=padIt", say: "수업놀이의 「패드잇」에서 열어요." },
      { press: "button", name: "방 만들기", say: "수업마다 방을 하나 만들어요." },
      {
        type: "textbox",
        name: "방 이름",
        text: "가을 한 줄 시",
        say: "아이들에게 보이는 이름이에요.",
      },
      {
        press: "button",
        name: "열기",
        say: "QR과 주소가 나와요. 아이들은 자기 번호를 눌러 들어와요.",
      },
      { press: "button", name: "크게 보기", say: "칠판에는 카드만 크게 보여요." },
    ],
  },
];
