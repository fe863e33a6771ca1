import type { ComponentType } from "react";

/**
 * One part of 설정 (`/mypage`), as a feature offers it to the app. The page and its list of anchors are made
 * from the manifests (app/registry/features.ts). The page gives the card and its title; the component
 * is what stands below them.
 *
 * ```ts
 * export const lockSettingsSections: readonly SettingsSection[] = [
 *   { id: "lock", title: "화면 잠금", order: 10, load: () => import("./lock-settings.tsx") },
 * ];
 * ```
 */
export interface SettingsSection {
  /** The anchor: `/mypage#lock`. */
  readonly id: string;
  readonly title: string;
  /** The device first (10 to 49), then the account (50 to 79), then the data (80 to 99). */
  readonly order: number;
  /** Fetches the section's own chunk. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}
