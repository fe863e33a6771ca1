import type { CheckedKind } from "@damim/sync/kind.ts";
import * as v from "valibot";
import { noticeSchema } from "../notice/notice-schema.ts";
import { noticeKind } from "../notice/notice.ts";
import { siteSwitchKind } from "./site-switch.ts";

/** Every kind of the scopes that the server alone writes, with its schema. */
export const checkedSiteKinds: readonly CheckedKind[] = [
  { ...noticeKind, schema: noticeSchema },
  { ...siteSwitchKind, schema: v.looseObject({ isOff: v.boolean() }) },
];
