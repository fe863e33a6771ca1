import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "todo",
    title: "일정관리",
    sentence: "학급 일정을 달력에 적고, 반복되는 일은 한 번만 적어요.",
    steps: [
      { open: "/todo?about=todoList", say: "메모 메뉴의 「일정관리」에서 열어요." },
      { press: "button", name: "일정 추가", say: "날짜를 먼저 누르고 적어도 돼요." },
      { type: "textbox", name: "제목", text: "동학년 협의", say: "무슨 일인지 적어요." },
      {
        type: "combobox",
        name: "반복",
        text: "매주",
        say: "쉬는 날이면 앞당기거나 미루게 할 수 있어요.",
      },
      { press: "button", name: "저장", say: "달력과 오늘 화면에 함께 보여요." },
    ],
  },
];
