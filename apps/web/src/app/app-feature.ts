import type { Feature } from "../kit/manifest/feature.ts";

/** What the app itself shows beside the features. */
export const appFeature: Feature = {
  screens: [
    {
      path: "/mypage",
      title: "설정",
      needs: "signed-in",
      load: () => import("./settings/settings-page.tsx").then((file) => file.loadSettings()),
    },
    {
      path: "/memo",
      title: "메모",
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./memo/memo-page.tsx"),
    },
    {
      path: "/trash",
      title: "휴지통",
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./trash/trash-page.tsx"),
    },
  ],
  settings: [
    {
      id: "menu-place",
      title: "메뉴 위치",
      order: 20,
      load: () => import("./settings/menu-place-settings.tsx"),
    },
    {
      id: "theme",
      title: "화면 모드",
      order: 30,
      load: () => import("./settings/theme-settings.tsx"),
    },
    {
      id: "text-size",
      title: "글자 크기",
      order: 40,
      load: () => import("./settings/text-size-settings.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
