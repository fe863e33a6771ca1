import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "classTimeTable",
    title: "시정표",
    sentence: "몇 교시가 몇 시에 시작하고 끝나는지 정해요.",
    steps: [
      { open: "/classTimeTable", say: "시간표, 알람, 칠판 화면이 모두 이 시각을 따라요." },
      { press: "button", name: "시정 추가", say: "요일마다 다르면 시정도 따로 만들어요." },
      {
        type: "textbox",
        name: "이름",
        text: "단축 수업",
        say: "알아보기 쉽게 적고, 아래에서 교시마다 시각을 고쳐요.",
      },
      {
        press: "button",
        name: "취소",
        say: "적은 것을 쓰려면 「저장」, 그대로 두려면 「취소」를 눌러요.",
      },
    ],
  },
  {
    id: "board",
    title: "칠판 화면",
    sentence: "지금 몇 교시인지, 다음은 무엇인지 칠판에 크게 띄워요.",
    steps: [
      { open: "/classTimeTable/board", say: "시정표의 「칠판 화면」을 눌러도 열려요." },
      {
        press: "button",
        name: "지금 종이 쳐요",
        say: "종이 울릴 때 누르면 학교 종에 시각을 맞춰요.",
      },
      {
        press: "button",
        name: "칠판에 말 쓰기",
        say: "한마디를 크게 띄워요. 휴대폰의 시정표에서도 보낼 수 있어요.",
      },
      { press: "button", name: "취소", say: "「보내기」를 누르면 고른 때까지 칠판에 남아요." },
      { press: "button", name: "나가기", say: "보던 화면으로 돌아가요." },
    ],
  },
];
