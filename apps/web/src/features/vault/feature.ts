import type { Feature } from "../../kit/manifest/feature.ts";

export const vaultFeature: Feature = {
  screens: [
    {
      path: "/recordLock",
      title: "기록 잠그기",
      needs: "signed-in",
      isPrivate: true,
      asksWhoSitsHere: true,
      load: () => import("./record-lock-page.tsx"),
      opensLater: [
        () => import("./turn-lock.ts"),
        () => import("../../kit/vault/unlock-dialog.tsx"),
        () => import("../../ui/overlay/confirm-dialog.tsx"),
      ],
    },
  ],
  settings: [
    {
      id: "record-lock",
      title: "기록 잠그기",
      order: 62,
      load: () => import("./record-lock-settings.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
