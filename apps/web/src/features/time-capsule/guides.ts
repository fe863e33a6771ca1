import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "timeCapsule",
    title: "타임캡슐",
    sentence: "편지를 봉해 두면 정한 날까지 아무도 열 수 없어요.",
    steps: [
      { open: "/tool/timeCapsule", say: "수업놀이의 「타임캡슐」은 새 창으로 열려요." },
      { press: "button", name: "새 캡슐", say: "캡슐마다 여는 날이 하나예요." },
      {
        type: "textbox",
        name: "캡슐 이름",
        text: "졸업하는 나에게",
        say: "무엇을 위한 편지인지 적어요.",
      },
      {
        type: "textbox",
        name: "여는 날",
        text: "2030-02-08",
        say: "이날 아침 9시에 열려요. 선생님도 먼저 볼 수 없어요.",
      },
      { press: "button", name: "만들기", say: "이제 편지를 넣을 수 있어요." },
      {
        press: "button",
        name: "편지 쓰기",
        say: "한 명씩 나와서 쓰고 봉해요. 사진 두 장과 1분짜리 소리도 함께 봉할 수 있어요.",
      },
    ],
  },
];
