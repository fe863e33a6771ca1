import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "data",
    title: "내 자료",
    sentence: "내 기록을 모두 파일로 받아 두고, 다른 곳에서 가져와요.",
    steps: [
      { open: "/data", say: "프로필 메뉴의 「내 자료」에서 열어요." },
      {
        press: "button",
        name: "파일 고르기",
        say: "받아 둔 파일을 고르면 무엇이 들어 있는지 먼저 보여 줘요.",
      },
      {
        press: "button",
        name: "모두 내려받기",
        say: "엑셀과 원본을 한 묶음으로 받아요. 학생 정보가 들어 있으니 잘 보관해 주세요.",
      },
    ],
  },
];
