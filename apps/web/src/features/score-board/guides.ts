import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "scoreBoard",
    title: "점수판",
    sentence: "모둠 점수를 한 번씩 눌러 더하고, 함께 목표를 채워요.",
    steps: [
      { open: "/scoreBoard", say: "수업놀이의 「점수판」에서 열어요." },
      { press: "button", name: "새 점수판", say: "모둠 이름과 목표를 정해요." },
      { type: "textbox", name: "모둠", text: "별모둠\n달모둠", say: "한 줄에 한 모둠씩 적어요." },
      { press: "button", name: "만들기", say: "모둠마다 큰 칸이 생겨요." },
      {
        press: "button",
        name: "별모둠 1점 더하기",
        say: "누를 때마다 1점이에요. 되돌릴 수 있어요.",
      },
      {
        press: "button",
        name: "새 판",
        say: "점수를 0으로 하고 다시 시작해요. 지난 점수는 남아요.",
      },
    ],
  },
];
