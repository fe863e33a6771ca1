import type { RecordKind } from "@damim/sync/kind.ts";

/** Parts of the product that an admin may switch off for everybody (spec 14 §10). */
export const SWITCHES = ["cafe", "ideas", "templates", "reviews", "aiWriting", "pads"] as const;

export type SwitchName = (typeof SWITCHES)[number];

export const switchWords: Readonly<Record<SwitchName, string>> = {
  cafe: "쌤카페",
  ideas: "이거해봐요",
  templates: "틀 나눔",
  reviews: "후기",
  aiWriting: "AI매니저",
  /** Boards for pupils; rooms that carry the answers of a survey stay. */
  pads: "패드 방",
};

/** Whether a part is there. The id is the part's name; a part without a row is on. */
export interface SiteSwitch {
  readonly isOff: boolean;
}

export const siteSwitchKind: RecordKind<SiteSwitch, "siteSwitch"> = {
  name: "siteSwitch",
  version: 1,
};
