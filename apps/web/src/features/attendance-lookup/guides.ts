import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "manageAttendance",
    title: "출결조회",
    sentence: "기간과 학생을 골라 결석, 지각, 조퇴, 결과를 세어 줘요.",
    steps: [
      { open: "/manageAttendance", say: "메뉴의 「조회」를 누르면 이번 달 통계가 보여요." },
      {
        type: "combobox",
        name: "기간",
        text: "2학기",
        say: "한 달, 한 학기, 학년도 전체를 골라요.",
      },
      { press: "tab", name: "그림", say: "달마다 어떻게 달라졌는지 그림으로 봐요." },
      { press: "tab", name: "학년 말", say: "학년 말 출결과 개근을 확인해요." },
    ],
  },
];
