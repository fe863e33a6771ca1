import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "student-manage",
    title: "명단관리",
    sentence: "명단을 한 번 붙여넣으면 모든 화면이 같은 명단을 써요.",
    steps: [
      { open: "/student-manage", say: "조회 메뉴의 「명단관리」에서 열어요." },
      { press: "button", name: "명단 붙여넣기", say: "나이스나 엑셀에서 복사한 표를 그대로 써요." },
      {
        type: "textbox",
        name: "붙여넣을 명단",
        text: "번호\t이름\n27\t한별",
        say: "읽은 것과 못 읽은 것을 나눠 보여 줘요.",
      },
      { press: "button", name: "닫기", say: "맞으면 「가져오기」를 눌러요. 지금은 그냥 닫을게요." },
      { press: "button", name: "3번 김가온 고치기", say: "한 학생만 고칠 때는 줄을 눌러요." },
    ],
  },
];
