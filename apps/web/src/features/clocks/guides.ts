import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "readyTimer",
    title: "준비타이머",
    sentence: "준비할 것을 보여 주고, 다 된 모둠이 스스로 눌러요.",
    steps: [
      { open: "/classgame?about=readyTimer", say: "수업놀이의 「준비타이머」에서 열어요." },
      { press: "button", name: "준비물과 모둠", say: "무엇을 준비할지, 모둠이 몇인지 정해요." },
      { type: "textbox", name: "준비할 것", text: "가위\n풀", say: "한 줄에 하나씩 적어요." },
      { press: "button", name: "저장", say: "적은 것이 칠판에 크게 보여요." },
      { press: "button", name: "시작", say: "시간이 줄어들기 시작해요." },
      { press: "button", name: "1모둠 준비됐어요", say: "모두 준비되면 시간이 남아도 끝나요." },
    ],
  },
  {
    id: "alarm",
    title: "알람",
    sentence: "우유 시간, 하교 준비처럼 날마다 있는 일을 소리로 알려요.",
    steps: [
      { open: "/alarm", say: "수업놀이의 「알람」은 새 창으로 열려요." },
      { press: "button", name: "새 알람", say: "알람마다 요일과 소리를 따로 정해요." },
      { type: "textbox", name: "이름", text: "우유 당번", say: "울릴 때 칠판에 보일 말이에요." },
      {
        type: "textbox",
        name: "시각",
        text: "12:10",
        say: "정한 시각에 울리거나 수업 시작에 맞춰요.",
      },
      { press: "button", name: "만들기", say: "창을 열어 두면 때가 되어 울려요." },
    ],
  },
  {
    id: "timer",
    title: "타이머",
    sentence: "남은 시간을 크게 보여 주고 끝나면 울려요.",
    steps: [
      { open: "/tool/timer", say: "수업놀이의 「타이머」는 새 창으로 열려요." },
      { press: "button", name: "3분", say: "자주 쓰는 시간을 골라요. 「1:30」처럼 적어도 돼요." },
      { press: "button", name: "1분 더", say: "가는 동안에도 늘리거나 줄여요." },
      { press: "button", name: "시작", say: "새로 고쳐도 남은 시간은 그대로예요." },
      { press: "button", name: "숫자 가리기", say: "초를 가리고 「5분 안쪽」처럼만 보여 줘요." },
    ],
  },
];
