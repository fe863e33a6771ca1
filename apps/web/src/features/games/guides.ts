import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "jumpGame",
    title: "점프게임",
    sentence: "쉬는 시간에 모둠끼리 번갈아 뛰어요.",
    steps: [
      { open: "/tool/jumpGame", say: "수업놀이의 「점프게임」은 새 창으로 열려요." },
      { press: "button", name: "소리 끄기", say: "교실이 조용해야 하면 소리를 꺼요." },
      {
        press: "button",
        name: "시작",
        say: "칠판을 누르거나 스페이스 키로 뛰어요. 점수는 이름이 아니라 모둠으로 남아요.",
      },
    ],
  },
  {
    id: "stickHero",
    title: "스틱히어로",
    sentence: "막대를 알맞게 늘여 다음 칸으로 건너가요.",
    steps: [
      { open: "/tool/stickHero", say: "수업놀이의 「스틱히어로」는 새 창으로 열려요." },
      { press: "button", name: "소리 끄기", say: "교실이 조용해야 하면 소리를 꺼요." },
      { press: "button", name: "시작", say: "누르고 있으면 막대가 길어지고, 떼면 건너가요." },
    ],
  },
];
