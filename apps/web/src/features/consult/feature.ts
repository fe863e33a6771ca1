import type { Feature } from "../../kit/manifest/feature.ts";

export const consultFeature: Feature = {};
