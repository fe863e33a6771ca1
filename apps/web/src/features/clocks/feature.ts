import type { Feature } from "../../kit/manifest/feature.ts";

export const clocksFeature: Feature = {
  screens: [
    {
      path: "/classgame",
      about: "readyTimer",
      title: "준비타이머",
      menu: [{ group: "play", label: "준비타이머", order: 50, state: { about: "readyTimer" } }],
      needs: "signed-in",
      load: () => import("./ready/to-ready-page.tsx"),
      opensLater: [() => import("./ready/ready-timer-page.tsx")],
    },
    {
      path: "/classgame/readyTimer",
      title: "준비타이머",
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./ready/ready-timer-page.tsx"),
      opensLater: [() => import("./ready/ready-dialog.tsx")],
    },
    {
      path: "/alarm",
      title: "알람",
      menu: [{ group: "play", label: "알람", order: 110, opensNewWindow: true }],
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./alarm/alarm-page.tsx"),
      opensLater: [() => import("./alarm/alarm-dialog.tsx")],
    },
    {
      path: "/tool/timer",
      title: "타이머",
      menu: [{ group: "play", label: "타이머", order: 70, opensNewWindow: true }],
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./timer-page.tsx"),
    },
  ],
  homeCards: [
    {
      id: "alarms",
      title: "오늘 알람",
      order: 70,
      kindNames: ["alarm"],
      load: () => import("./alarm/home-card.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
