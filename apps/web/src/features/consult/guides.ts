import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "consulting",
    title: "상담관리",
    sentence: "누구와 무슨 이야기를 나눴는지 적고, 다시 연락할 날을 챙겨요.",
    steps: [
      {
        open: "/consulting?record=new",
        say: "기록 메뉴의 「상담관리」에서 「상담 쓰기」를 눌러요.",
      },
      {
        type: "combobox",
        name: "학생",
        text: "3",
        isSent: true,
        say: "번호나 이름을 적고 Enter를 눌러요.",
      },
      { press: "radio", name: "전화", say: "어떻게 만났는지 골라요." },
      {
        type: "textbox",
        name: "상담 내용",
        text: "열이 내려 쉬는 중. 내일은 등교하기로 함.",
        say: "쓰는 동안에도 저절로 저장돼요.",
      },
      {
        type: "textbox",
        name: "약속",
        text: "내일 아침 상태 여쭙기",
        say: "다시 연락할 날을 정하면 그날 알려 줘요.",
      },
      { press: "button", name: "저장", say: "왼쪽 목록에 남고, 학생조회에서도 보여요." },
    ],
  },
  {
    id: "manageConsult",
    title: "상담조회",
    sentence: "지난 상담을 낱말, 학생, 방법으로 찾아요.",
    steps: [
      { open: "/manageConsult", say: "조회 메뉴의 「상담조회」에서 열어요." },
      { type: "searchbox", name: "상담 찾기", text: "짝", say: "첫소리만 적어도 찾아요." },
      { type: "combobox", name: "방법", text: "전화", say: "방법이나 주제로 더 좁혀요." },
      { press: "button", name: "엑셀로 내려받기", say: "보이는 기록만 파일로 받아요." },
    ],
  },
];
