import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "year-turn",
    title: "학년도 마무리",
    sentence: "한 학년도를 차례대로 마무리하고, 학생을 다음 담임에게 넘겨요.",
    steps: [
      { open: "/profile?about=yearTurn", say: "설정의 「학년도 마무리」에서 열어요." },
      {
        press: "heading",
        name: "학년도 마무리",
        say: "남은 일, 내 자료, 새 학년도를 차례대로 봐요. 2월 15일부터 「다음 담임에게 넘기기」를 눌러 넘겨요.",
      },
    ],
  },
];
