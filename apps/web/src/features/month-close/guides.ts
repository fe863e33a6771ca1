import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "close",
    title: "월말 마감",
    sentence: "서류와 나이스 입력이 빠졌는지 보고 한 달을 마감해요.",
    steps: [
      { open: "/manageAttendance/close", say: "마감 전에 할 일이 위에서부터 보여요." },
      {
        press: "button",
        name: "5번 류지호 결석신고서 받음",
        say: "서류를 받으면 누르세요. 받은 날이 남아요.",
      },
      {
        press: "button",
        name: "5번 류지호 나이스 입력",
        say: "나이스에 옮긴 날도 하나씩 표시해요.",
      },
      { press: "tab", name: "체험학습 장부", say: "한 해에 며칠을 썼는지 학생마다 보여요." },
    ],
  },
];
