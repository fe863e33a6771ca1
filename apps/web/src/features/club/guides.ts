import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "club",
    title: "클럽 관리",
    sentence: "여러 반 아이가 모이는 방과후를 다른 선생님과 함께 꾸려요.",
    steps: [
      { open: "/club", say: "프로필 메뉴의 「클럽 관리」에서 열어요." },
      { press: "button", name: "클럽 만들기", say: "이름을 적으면 주인이 돼요." },
      {
        open: "/club",
        say: "학생을 고르고, 「초대하기」로 함께할 선생님을 불러요. 우리 반 기록과 섞이지 않아요.",
      },
    ],
  },
];
