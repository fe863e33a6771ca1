import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "randomPick",
    title: "랜덤뽑기",
    sentence: "뽑힌 아이는 다음에 빠지고, 모두 한 번씩 돌아가요.",
    steps: [
      { open: "/classgame?about=randomPick", say: "수업놀이의 「랜덤뽑기」에서 열어요." },
      {
        press: "button",
        name: "한 명 뽑기",
        say: "이름이 크게 나와요. 오늘 안 온 아이는 나오지 않아요.",
      },
      {
        press: "button",
        name: "되돌리기",
        say: "잘못 눌렀으면 다시 덮어요. 다음에 같은 아이가 나와요.",
      },
      {
        press: "button",
        name: "모둠 나누기",
        say: "「3명씩」이나 「6모둠」으로 나누고, 떨어뜨린 학생은 다른 모둠에 넣어요.",
      },
      { press: "button", name: "뽑기 설정", say: "빠지는 학생, 직접 쓴 목록, 뽑는 방식을 바꿔요." },
    ],
  },
  {
    id: "diceRoulette",
    title: "주사위/룰렛",
    sentence: "주사위를 던지고 직접 쓴 룰렛을 돌려요.",
    steps: [
      { open: "/classgame?about=diceRoulette", say: "수업놀이의 「주사위/룰렛」에서 열어요." },
      { press: "button", name: "던지기", say: "주사위 수와 면을 바꿀 수 있어요." },
      { press: "tab", name: "룰렛", say: "룰렛으로 바꿔요." },
      {
        press: "button",
        name: "칸 고치기",
        say: "한 줄에 한 칸씩 적어요. 「산책 *3」은 세 칸이 돼요.",
      },
    ],
  },
  {
    id: "simpleRandom",
    title: "간단 뽑기",
    sentence: "휴대폰에서 한 손으로 한 명을 뽑아요.",
    steps: [
      { open: "/simpleRandom", say: "휴대폰에서 이 주소를 바로 열어도 돼요." },
      { press: "button", name: "한 명 뽑기", say: "랜덤뽑기와 같은 차례를 이어 가요." },
      { press: "button", name: "되돌리기", say: "방금 뽑은 것을 다시 덮어요." },
    ],
  },
];
