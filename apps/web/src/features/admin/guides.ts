import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "admin",
    title: "관리",
    sentence: "담임 서버를 맡은 선생님이 공지를 쓰고 서버를 살펴요.",
    steps: [
      { open: "/admin", say: "관리자가 아니면 내용은 보이지 않아요." },
      {
        press: "button",
        name: "관리자 코드 넣기",
        say: "처음 한 번은 서버를 켠 화면에 나온 코드로 관리자가 돼요.",
      },
      {
        type: "textbox",
        name: "관리자 코드",
        text: "ABCDE-FGHJK",
        say: "코드는 하루 동안만 쓸 수 있어요. 적고 「확인」을 눌러요.",
      },
    ],
  },
];
