import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "classAssignment",
    title: "반편성",
    sentence: "여러 반 명단을 모아 규칙을 지키면서 새 반으로 나눠요.",
    steps: [
      { open: "/tool/classAssignment", say: "쌤마당 메뉴의 「반편성」은 새 창으로 열려요." },
      {
        press: "button",
        name: "파일에서 가져오기",
        say: "반마다 명단 파일을 골라요. 겹치는 아이는 하나씩 물어봐요.",
      },
      {
        open: "/tool/classAssignment",
        say: "명단이 모이면 규칙을 적고 「반 나누기」를 눌러요. 「저장」하면 내 다른 기기에서도 이어서 해요.",
      },
    ],
  },
];
