import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "classgame",
    title: "수업놀이",
    sentence: "칠판에 띄우는 도구를 한곳에서 골라요.",
    steps: [
      { open: "/classgame", say: "메뉴의 「수업놀이」를 누르면 도구가 모두 보여요." },
      { press: "link", name: "랜덤뽑기", say: "도구는 전자칠판에 맞춰 크게 열려요." },
      { open: "/classgame", say: "인터넷이 끊겨도 한 번 열었던 도구는 그대로 쓸 수 있어요." },
    ],
  },
];
