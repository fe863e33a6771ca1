import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "classTable",
    title: "학급시간표",
    sentence: "한 주 시간표를 만들고, 바꾼 수업과 남은 시수를 챙겨요.",
    steps: [
      { open: "/classTable", say: "메모 메뉴의 「학급시간표」에서 열어요." },
      { press: "tab", name: "기본 시간표", say: "해마다 한 번 적어 두는 시간표예요." },
      {
        type: "textbox",
        name: "월요일",
        text: "국어 수학 체육 영어",
        say: "요일마다 과목을 띄어서 적어요.",
      },
      { press: "button", name: "저장", say: "저장하면 날마다 이 시간표가 나와요." },
      { press: "tab", name: "이번 주", say: "하루만 바꿀 때는 이번 주에서 수업을 눌러요." },
    ],
  },
  {
    id: "weeklyLetter",
    title: "주간학습안내",
    sentence: "한 주 수업과 준비물을 A4 한 장으로 가정에 알려요.",
    steps: [
      { open: "/weeklyLetter", say: "학급시간표의 「주간학습안내」를 눌러도 열려요." },
      {
        press: "button",
        name: "다음 주",
        say: "보낼 주를 골라요. 목요일 낮부터는 다음 주가 먼저 나와요.",
      },
      { press: "button", name: "앞 주", say: "지난 안내도 그대로 남아 있어요." },
    ],
  },
  {
    id: "monthClassTable",
    title: "월간시간표",
    sentence: "한 달 수업을 달력처럼 보고 과목별 시수를 세어요.",
    steps: [
      { open: "/monthClassTable", say: "메모 메뉴의 「월간시간표」에서 열어요." },
      { press: "button", name: "앞 달", say: "지난달에 무엇을 했는지 봐요." },
      { press: "button", name: "다음 달", say: "다음 달 계획을 미리 봐요." },
      {
        press: "button",
        name: "엑셀로 내려받기",
        say: "주간학습안내를 만들 때 쓸 수 있게 파일로 받아요.",
      },
    ],
  },
];
