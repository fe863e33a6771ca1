import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "groupPage",
    title: "모둠화면",
    sentence: "모둠, 타이머, 알릴 말을 한 화면에 놓고 칠판에 띄워요.",
    steps: [
      { open: "/groupPage", say: "수업놀이의 「모둠화면」은 새 창으로 열려요." },
      { press: "button", name: "모둠 활동", say: "처음에는 준비된 모양에서 골라요." },
      { press: "button", name: "알릴 말 적기", say: "아이들이 볼 말을 크게 적어요." },
      {
        type: "textbox",
        name: "알릴 말",
        text: "다 한 모둠은 옆 모둠에게 칭찬 한 줄!",
        say: "줄을 바꿔 적어도 돼요.",
      },
      { press: "button", name: "저장", say: "칠판에 바로 보여요." },
      { press: "button", name: "꾸미기", say: "위젯을 옮기고, 키우고, 더해요." },
    ],
  },
];
