import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "notice",
    title: "공지",
    sentence: "담임에 새로 생긴 것과 점검을 알려 드려요.",
    steps: [
      { open: "/", say: "안 읽은 공지가 있으면 화면 위 확성기에 점이 생겨요." },
      { press: "link", name: "공지", say: "읽으면 다른 기기에서도 점이 사라져요." },
      {
        open: "/notice",
        say: "지난 공지는 1년 동안 여기에서 찾을 수 있어요. 인터넷이 없어도 읽을 수 있어요.",
      },
    ],
  },
];
