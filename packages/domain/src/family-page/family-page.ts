import type { RecordKind } from "@damim/sync/kind.ts";
import type { FamilyCard, FamilyPage } from "./family-page-records.ts";

export type { FamilyCard, FamilyPage };

/** One row a year. */
export const FAMILY_PAGE_ID = "one";

export const familyPageKind: RecordKind<FamilyPage, "familyPage"> = {
  name: "familyPage",
  version: 1,
};
export const familyCardKind: RecordKind<FamilyCard, "familyCard"> = {
  name: "familyCard",
  version: 1,
};
