import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "manageStudent",
    title: "학생조회",
    sentence: "한 아이의 출결, 상담, 제출, 기록을 한 줄로 이어서 봐요.",
    steps: [
      { open: "/manageStudent", say: "조회 메뉴의 「학생조회」에서 열어요." },
      { press: "button", name: "3 김가온", say: "번호나 이름으로 찾아도 돼요." },
      { press: "button", name: "연락처와 메모 보기", say: "전화번호와 건강 메모는 눌러야 보여요." },
      { press: "button", name: "다음 학생 4번 남궁하린", say: "화살표 키로도 다음 학생으로 가요." },
    ],
  },
];
