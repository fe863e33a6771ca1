import type { Feature } from "../../kit/manifest/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import type { MorningPageProps } from "./morning-cards.tsx";

const kindNames = ["guardianContact"];

export const morningFeature: Feature = {
  timeLines: [
    {
      id: "guardian-contact",
      label: "보호자 연락",
      order: 41,
      kindNames,
      load: () => import("./elsewhere.ts"),
    },
  ],
  dayFacts: [
    {
      id: "guardian-contact",
      label: "보호자 연락",
      order: 41,
      kindNames,
      to: "/weteacher?about=morning",
      load: () => import("./elsewhere.ts"),
    },
  ],
  morningCards: [
    {
      id: "birthdays",
      title: "오늘 생일이에요",
      order: 10,
      column: "right",
      kindNames: ["student"],
      load: () => import("./birthday-card.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};

/** Not in the manifest: it shows the cards of all. */
export const morningScreen: Screen<MorningPageProps> = {
  path: "/weteacher",
  about: "morning",
  title: "아침",
  menu: [{ group: "teachers", label: "아침", order: 5, state: { about: "morning" } }],
  needs: "signed-in",
  isPrivate: true,
  load: () => import("./morning-page.tsx"),
  opensLater: [() => import("./contact-dialog.tsx")],
};
