import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "todayTodo",
    title: "할일메모",
    sentence: "할 일을 말하듯 적으면 날짜를 알아서 읽어요.",
    steps: [
      { open: "/memo?about=todayTodo", say: "메모 메뉴의 「할일메모」에서 열어요." },
      {
        type: "textbox",
        name: "할 일 적기",
        text: "금요일까지 가정통신문",
        isSent: true,
        say: "적고 Enter를 눌러요. 「매주 월요일」처럼 반복도 돼요.",
      },
      {
        press: "checkbox",
        name: "과학실 빌리기",
        say: "다 했으면 네모를 눌러요. 지난 날에서 다시 볼 수 있어요.",
      },
      { press: "button", name: "미루기", say: "오늘 못 하면 내일이나 다음 주로 옮겨요." },
    ],
  },
];
