import type { Guide } from "../../kit/manifest/guide.ts";

export const guides: readonly Guide[] = [
  {
    id: "devices",
    title: "로그인한 기기",
    sentence: "어느 기기에서 쓰고 있는지 보고, 잃어버린 기기를 로그아웃시켜요.",
    steps: [
      { open: "/devices", say: "프로필 메뉴의 「로그인한 기기」에서 열어요." },
      { press: "link", name: "설정 · 로그인 방법", say: "패스키와 2단계 인증은 여기에서 켜요." },
      { open: "/devices", say: "목록에서 모르는 기기를 보면 바로 로그아웃시켜요." },
      {
        press: "link",
        name: "다른 기기에서 여는 방법",
        say: "휴대폰이나 전자칠판에서 여는 주소를 알려 줘요.",
      },
    ],
  },
];
