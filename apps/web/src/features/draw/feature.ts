import type { Feature } from "../../kit/manifest/feature.ts";

export const drawFeature: Feature = {
  screens: [
    {
      path: "/classgame",
      about: "randomPick",
      title: "랜덤뽑기",
      menu: [{ group: "play", label: "랜덤뽑기", order: 20, state: { about: "randomPick" } }],
      needs: "signed-in",
      load: () => import("./to-stage-page.tsx"),
      opensLater: [() => import("./random-pick-page.tsx")],
    },
    {
      path: "/classgame/randomPick",
      title: "랜덤뽑기",
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./random-pick-page.tsx"),
    },
    {
      path: "/classgame",
      about: "diceRoulette",
      title: "주사위/룰렛",
      menu: [{ group: "play", label: "주사위/룰렛", order: 30, state: { about: "diceRoulette" } }],
      needs: "signed-in",
      load: () => import("./throw/to-dice-page.tsx"),
      opensLater: [() => import("./throw/dice-roulette-page.tsx")],
    },
    {
      path: "/classgame/diceRoulette",
      title: "주사위/룰렛",
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./throw/dice-roulette-page.tsx"),
      opensLater: [() => import("./throw/sectors-dialog.tsx")],
    },
    {
      path: "/simpleRandom",
      title: "간단 뽑기",
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./simple-random-page.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
