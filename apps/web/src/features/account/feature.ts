import type { Feature } from "../../kit/manifest/feature.ts";

export const accountFeature: Feature = {
  settings: [
    {
      id: "email",
      title: "메일 주소",
      order: 55,
      load: () => import("./settings/email-settings.tsx"),
    },
    {
      id: "password",
      title: "비밀번호",
      order: 57,
      load: () => import("./settings/password-settings.tsx"),
    },
    {
      id: "sign-in-ways",
      title: "로그인 방법",
      order: 58,
      load: () => import("./settings/sign-in-ways-section.tsx"),
    },
    {
      id: "deletion",
      title: "계정 삭제",
      order: 99,
      load: () => import("./settings/deletion-settings.tsx"),
    },
  ],
};
