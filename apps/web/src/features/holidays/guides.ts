import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "holidays",
    title: "휴일 관리",
    sentence: "쉬는 날과 방학을 적으면 출결과 시수가 따라 바뀌어요.",
    steps: [
      {
        open: "/holidays",
        say: "프로필 메뉴의 「휴일 관리」에서 열어요. 공휴일은 벌써 들어 있어요.",
      },
      { press: "tab", name: "달력", say: "한 해를 달력으로 봐요." },
      { press: "button", name: "휴일 추가", say: "우리 학교만 쉬는 날을 적어요." },
      {
        press: "button",
        name: "재량휴업일",
        say: "자주 쓰는 이름은 눌러서 넣고, 첫날을 골라 저장해요.",
      },
    ],
  },
];
